import * as v from 'valibot'
import type { ClientEvent } from './handle.ts'
import { type PlainError, plainErrorSchema } from './plainError.ts'

/** A tab that has the client says at once that a call arrived; one that is frozen says nothing. */
export const ACCEPT_MS = 3000

/** What may be asked of the tab that has the client. */
export type CallName = 'session' | 'propose' | 'authenticate' | 'request' | 'ping' | 'end'

/** What tabs say to each other. */
export type TabMessage =
  | {
      readonly kind: 'call'
      readonly id: string
      readonly name: CallName
      readonly parameters?: unknown
      /** Milliseconds since 1970: tabs share a clock. */
      readonly sentAt: number
    }
  /** The call has arrived, and is made. */
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'uri'; readonly id: string; readonly uri: string }
  | { readonly kind: 'done'; readonly id: string; readonly result?: unknown }
  | { readonly kind: 'failed'; readonly id: string; readonly error: PlainError }
  /** Whoever called waits no more. */
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'event'; readonly event: ClientEvent }

const id = v.pipe(v.string(), v.maxLength(100))
const text = v.pipe(v.string(), v.maxLength(5000))
const session = v.custom<Extract<ClientEvent, { type: 'update' }>['session']>(
  (value) => typeof value === 'object' && value !== null,
)

const event = v.variant('type', [
  v.object({ type: v.literal('event'), topic: id, chainId: id, name: text, data: v.unknown() }),
  v.object({ type: v.literal('update'), session }),
  v.object({ type: v.literal('end'), topic: id }),
  v.object({ type: v.literal('sent'), topic: id, id: v.number(), method: text }),
  v.object({ type: v.literal('refused'), text }),
])

const message = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    id,
    name: v.picklist(['session', 'propose', 'authenticate', 'request', 'ping', 'end']),
    parameters: v.optional(v.unknown()),
    sentAt: v.number(),
  }),
  v.object({ kind: v.literal('accepted'), id }),
  v.object({ kind: v.literal('uri'), id, uri: text }),
  v.object({ kind: v.literal('done'), id, result: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('failed'), id, error: plainErrorSchema }),
  v.object({ kind: v.literal('cancel'), id }),
  v.object({ kind: v.literal('event'), event }),
])

/** A message of another tab, which may run another version of the app; anything else is nobody's. */
export function parseMessage(value: unknown): TabMessage | undefined {
  const result = v.safeParse(message, value)
  return result.success ? (result.output as TabMessage) : undefined
}
