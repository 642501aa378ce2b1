extension InboxService: UploadServing {}
