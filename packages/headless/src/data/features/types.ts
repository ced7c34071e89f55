import type { FoyerEvent } from '../../core/events.ts'
import type { Features } from '../../core/features.ts'

/** What a project's owner decides outside of the app, by the names of our features. */
export type RemoteName = 'email' | 'socials' | 'swaps' | 'onramp' | 'activity' | 'branding' | 'multiWallet'

export type RemoteFeatures = Pick<Features, RemoteName>

/** What is known of it by now, with the owner's word on statistics. */
export type KnownFeatures = Partial<RemoteFeatures & Pick<Features, 'analytics'>>

/** One entry of the backend's `/appkit/v1/config`. */
export type FeatureEntry = {
  readonly id: string
  readonly isEnabled: boolean
  /** `null` leaves the decision to the app. */
  readonly config?: readonly string[] | null | undefined
}

/** What happened, and when. */
export type Note = { readonly event: FoyerEvent; readonly at: number }
