import { abortable } from '../async/deadline.ts'
import { causesOf, messageOf, read } from '../errors/FoyerError.ts'
import type { OperationContext, OperationParameters } from '../operations.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { parseQuantity } from './parseQuantity.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'
import { createTransferError } from './transferErrors.ts'
import { transferAbi, transferRefusal } from './transferRules.ts'

/** `decimals()` */
const DECIMALS = '0x313ce567'
/** What geth and its kin give an execution that was reverted. */
const REVERTED = 3

/** Throws when the chain, asked what a transfer would do, speaks against it. Nodes that do not answer hold nobody up. */
export async function checkTransfer(
  options: ReadOptions,
  { network, signal }: OperationContext,
  { address, to, token, value, decimals: shownDecimals }: OperationParameters<'transferToken'>,
): Promise<void> {
  const client = createReadClient({ ...options, network, signal })
  const call = async (data: string): Promise<string | undefined> => {
    const asked: Promise<unknown> = client.request({
      method: 'eth_call',
      params: [{ from: address, to: token, data }, 'latest'],
    } as never)
    const answer = await abortable(
      asked.catch((error: unknown) => (isRevert(error) ? 'reverted' : undefined)),
      signal,
    )
    return typeof answer === 'string' ? answer : undefined
  }
  const [decimals, answer] = await Promise.all([call(DECIMALS), call(encodeTransfer(token, to, value))])
  const refusal = transferRefusal({
    decimals: decimals === '0x' ? 'none' : parseQuantity(decimals),
    shownDecimals,
    answer,
    hasAnswer: transferAbi(token)[0].outputs.length > 0,
  })
  if (refusal) throw createTransferError(refusal, undefined, { prefix: 'eip155:transferToken', value: token })
}

const isRevert = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) => read(cause, 'code') === REVERTED || /revert/i.test(messageOf(cause) ?? ''),
  )
