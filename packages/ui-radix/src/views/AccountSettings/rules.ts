import type { RouteName } from '@foyer/headless'

/** Views that depend on the account. */
export type SettingsRoute = Extract<
  RouteName,
  'SmartAccountSettings' | 'ChooseAccountName' | 'SmartSessionList'
>

/** Views linked from the settings: those that the wallet supports and that exist. */
export function settingsRoutes(facts: {
  readonly isEmbedded: boolean
  readonly hasSmartAccount: boolean
  readonly hasName: boolean
  /** The account can register a name on this network. */
  readonly canRegisterName: boolean
  /** The app uses smart sessions. */
  readonly hasSmartSessions: boolean
  readonly hasRoute: (route: RouteName) => boolean
}): readonly SettingsRoute[] {
  const offered: Readonly<Record<SettingsRoute, boolean>> = {
    SmartAccountSettings: facts.isEmbedded && facts.hasSmartAccount,
    ChooseAccountName: facts.canRegisterName && !facts.hasName,
    SmartSessionList: facts.hasSmartSessions,
  }
  return (Object.keys(offered) as SettingsRoute[]).filter((route) => offered[route] && facts.hasRoute(route))
}
