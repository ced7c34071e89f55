/** What a project's owner has switched on, and where the project may be used. */
export type Project = {
  readonly features: readonly {
    readonly id: string
    readonly isEnabled: boolean
    readonly config: readonly string[] | null
  }[]
  /** An empty list allows every origin. */
  readonly allowedOrigins: readonly string[]
  readonly isAnalyticsEnabled: boolean
}

export const firstProject: Project = {
  features: [
    {
      id: 'social_login',
      isEnabled: true,
      config: ['email', 'google', 'x', 'discord', 'github', 'apple'],
    },
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'onramp', isEnabled: true, config: ['meld', 'coinbase'] },
    { id: 'activity', isEnabled: true, config: [] },
    { id: 'reown_branding', isEnabled: false, config: [] },
    { id: 'multi_wallet', isEnabled: true, config: [] },
  ],
  allowedOrigins: [],
  isAnalyticsEnabled: true,
}
