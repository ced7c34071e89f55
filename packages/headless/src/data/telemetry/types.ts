import type { FoyerEvent } from '../../core/events.ts'

/** What there is to tell of, and when it was. */
export type Subject = { readonly at: number } & (
  | {
      readonly event: FoyerEvent
      /** The account that was in use. */
      readonly address: string | undefined
    }
  | { readonly error: unknown }
)

/** Where a failure belongs (docs/spec/api.md §4.2). */
export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** Where something happened. */
export type PageFacts = { readonly eventId: string; readonly url: string; readonly domain: string }

/** The body of `POST /e`. */
export type Report = PageFacts & {
  readonly timestamp: number | string
  readonly props:
    | {
        readonly type: 'track'
        readonly event: string
        readonly address?: string | undefined
        readonly properties?: object | undefined
      }
    | {
        readonly type: 'error'
        readonly event: ErrorCategory
        readonly errorType: string
        readonly errorMessage: string
        readonly stackTrace: string | undefined
      }
}
