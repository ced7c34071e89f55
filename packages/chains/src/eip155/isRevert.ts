import { read } from '../errors/foreign.ts'
import { causesOf, messageOf } from '../errors/FoyerError.ts'

/** Error code of geth for a reverted call. */
const REVERTED = 3

/** Whether a node answered a call with a revert. */
export const isRevert = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) => read(cause, 'code') === REVERTED || /revert/i.test(messageOf(cause) ?? ''),
  )
