/** Remote configuration of the project. */
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

/** `config: null` leaves each feature to the app's options. */
export const firstProject: Project = {
  features: ids.map((id) => ({ id, isEnabled: true, config: null })),
  allowedOrigins: [],
  isAnalyticsEnabled: true,
}
