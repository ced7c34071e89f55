import type { FoyerEvent } from '../../core/events.ts'

/** One entry of the backend's `/appkit/v1/config`. */
export type FeatureEntry = {
  readonly id: string
  readonly isEnabled: boolean
  /** `null` leaves the decision to the app. */
  readonly config?: readonly string[] | null | undefined
}

/** What happened, and when. */
export type Note = { readonly event: FoyerEvent; readonly at: number }
