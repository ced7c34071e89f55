import * as v from 'valibot'
import { parseSession, type WalletSession } from '../sessionSchema.ts'
import type { ClientEvent } from './handle.ts'
import { type PlainError, plainErrorSchema } from './plainError.ts'

/** Time in which a tab must accept a call, in milliseconds; a frozen tab does not answer. */
export const ACCEPT_MS = 3000

/** Functions that other tabs may call. */
export type CallName = 'session' | 'propose' | 'resume' | 'authenticate' | 'request' | 'ping' | 'end'

/** Messages between tabs. */
export type TabMessage =
  | {
      readonly kind: 'call'
      readonly id: string
      readonly name: CallName
      readonly parameters?: unknown
      /** Milliseconds since 1970: tabs share a clock. */
      readonly sentAt: number
    }
  /** The call was received and is running. */
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'uri'; readonly id: string; readonly uri: string }
  | { readonly kind: 'done'; readonly id: string; readonly result?: unknown }
  | { readonly kind: 'failed'; readonly id: string; readonly error: PlainError }
  /** The caller has aborted. */
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'event'; readonly event: ClientEvent }
  /** This tab has the client from now on. */
  | { readonly kind: 'leads' }

const id = v.pipe(v.string(), v.maxLength(100))
const text = v.pipe(v.string(), v.maxLength(5000))
const session = v.pipe(
  v.unknown(),
  v.transform(parseSession),
  v.custom<WalletSession>((value) => value !== undefined),
)

const event = v.variant('type', [
  v.object({ type: v.literal('event'), topic: id, chainId: id, name: text, data: v.unknown() }),
  v.object({ type: v.literal('update'), session }),
  v.object({ type: v.literal('opened'), session }),
  v.object({ type: v.literal('end'), topic: id }),
  v.object({ type: v.literal('sent'), topic: id, id: v.number(), method: text }),
  v.object({ type: v.literal('refused'), text }),
])

const message = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    id,
    name: v.picklist(['session', 'propose', 'resume', 'authenticate', 'request', 'ping', 'end']),
    parameters: v.optional(v.unknown()),
    sentAt: v.number(),
  }),
  v.object({ kind: v.literal('accepted'), id }),
  v.object({ kind: v.literal('uri'), id, uri: text }),
  v.object({ kind: v.literal('done'), id, result: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('failed'), id, error: plainErrorSchema }),
  v.object({ kind: v.literal('cancel'), id }),
  v.object({ kind: v.literal('event'), event }),
  v.object({ kind: v.literal('leads') }),
])

/** Message of another tab, which may run another version of the app; `undefined` if invalid. */
export function parseMessage(value: unknown): TabMessage | undefined {
  const result = v.safeParse(message, value)
  return result.success ? (result.output as TabMessage) : undefined
}
