/// Members of an instance, for the static ones of ``Settings``.
class SettingsDelegator {
  init() {}

  var lead: Int { Settings.lead }
  var quietFrom: Int { Settings.quietFrom }
  var quietTo: Int { Settings.quietTo }
}
