import type { RouteName } from '@foyer/headless'

/** Views of an account that some accounts have. */
export type SettingsRoute = Extract<
  RouteName,
  'SmartAccountSettings' | 'ChooseAccountName' | 'SmartSessionList'
>

/** Where the settings lead: to what the wallet can do here, and to no view that is not there. */
export function settingsRoutes(facts: {
  readonly isEmbedded: boolean
  readonly hasSmartAccount: boolean
  readonly hasName: boolean
  /** The account can register one here. */
  readonly canRegisterName: boolean
  /** Apps may act alone for the account. */
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
