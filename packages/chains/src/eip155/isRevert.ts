import { read } from '../errors/foreign.ts'
import { causesOf, isFoyerError, messageOf } from '../errors/FoyerError.ts'

/** Error codes of an execution that failed: of geth, and of OpenEthereum and older versions of Nethermind. */
const REVERTED: readonly unknown[] = [3, -32_015]

/** Texts of nodes with a general error code. geth names an invalid opcode in place of a revert. */
const TEXT = /revert|invalid opcode|always failing transaction/i

/** Whether a node answered a call with a revert. */
export const isRevert = (error: unknown): boolean =>
  nodeErrors(error).some(
    (cause) => REVERTED.includes(read(cause, 'code')) || TEXT.test(nodeText(cause) ?? ''),
  )

/** The error and its causes that are not errors of Foyer, outermost first. */
export const nodeErrors = (error: unknown): readonly unknown[] =>
  [...causesOf(error)].filter((cause) => !isFoyerError(cause))

/** Text of a node. The messages of viem contain its URL and the request, too, so that any word may occur in them. */
export function nodeText(error: unknown): string | undefined {
  const text = read(error, 'details') ?? read(error, 'shortMessage')
  return messageOf(typeof text === 'string' ? text : error)
}
