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

const ids = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet'] as const

/** `config: null` leaves each feature to the app, so that an app's own options hold until a test says otherwise. */
export const firstProject: Project = {
  features: ids.map((id) => ({ id, isEnabled: true, config: null })),
  allowedOrigins: [],
  isAnalyticsEnabled: true,
}
