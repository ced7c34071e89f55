import { now as clock } from '../async/timing.ts'
import { findTimeRefusal, LEEWAY_MS } from './rules.ts'
import type { SiwxMessageData } from './types.ts'

export type SiwxTimeParameters = {
  /** Milliseconds since 1970. @default the clock */
  readonly now?: number | undefined
  /** Time in ms by which the signer's clock may be ahead, for `issuedAt` and `notBefore`. @default 120_000 */
  readonly leewayMs?: number | undefined
}

/**
 * Whether a sign-in is valid at a time, by default now: it has not expired, and `issuedAt` and `notBefore` are not in the
 * future. For stores of verified sessions; `verifySiwxSession` checks the times too.
 *
 * @example
 * ```ts
 * import { isSiwxMessageCurrent, type SiwxSession } from '@foyer/chains/siwx'
 * declare const stored: readonly SiwxSession[]
 * const sessions = stored.filter(({ data }) => isSiwxMessageCurrent(data))
 * ```
 */
export const isSiwxMessageCurrent = (
  data: SiwxMessageData,
  { now = clock(), leewayMs = LEEWAY_MS }: SiwxTimeParameters = {},
): boolean => findTimeRefusal(data, { now, leewayMs }) === undefined
