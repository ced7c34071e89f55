import type { RouteName } from '@foyer/headless'

/** Views of an account that some accounts have. */
export type SettingsRoute = Extract<RouteName, 'SmartAccountSettings' | 'ChooseAccountName'>

/** Where the settings lead: to what the embedded wallet can do here, and to no view that is not there. */
export function settingsRoutes(facts: {
  readonly isEmbedded: boolean
  readonly namespace: string
  readonly hasSmartAccount: boolean
  readonly hasName: boolean
  readonly hasRoute: (route: RouteName) => boolean
}): readonly SettingsRoute[] {
  if (!facts.isEmbedded) return []
  const offered: Readonly<Record<SettingsRoute, boolean>> = {
    SmartAccountSettings: facts.hasSmartAccount,
    ChooseAccountName: facts.namespace === 'eip155' && !facts.hasName,
  }
  return (Object.keys(offered) as SettingsRoute[]).filter((route) => offered[route] && facts.hasRoute(route))
}
