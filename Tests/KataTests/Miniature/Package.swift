// swift-tools-version: 6.3

import PackageDescription

// As much of a manifest as `kata` reads: the chapters. Nothing here is built by SwiftPM.
let chapters = [
  Chapter(folder: "01-AtTheDoor", languageMode: .v5),
  Chapter(folder: "02-LightsOn", languageMode: .v5),
]
