import { isSameAddress } from '../address/isSameAddress.ts'
import { read } from '../errors/foreign.ts'
import type { OperationContext, OperationParameters } from '../operations.ts'
import { addressWord, BALANCE_OF } from './abiWords.ts'
import { parseQuantity } from './quantity.ts'
import { requestNodes, type ReadOptions } from './readClient.ts'

type TokenTransfer = Pick<OperationParameters<'transferToken'>, 'address' | 'to' | 'token' | 'value'> & {
  readonly data: string
}

/** `withheld`: amount that the receiver does not get. */
export type SimulatedTransfer = { readonly answer: string; readonly withheld: bigint }

/**
 * Simulates a transfer of a token, and measures what the receiver gets: some contracts keep a fee, and some move nothing
 * for a blocked account. `undefined` if no node can simulate it, and if it would fail.
 */
export async function simulateTransfer(
  options: ReadOptions,
  { network, signal }: Pick<OperationContext, 'network' | 'signal'>,
  { address, to, token, value, data }: TokenTransfer,
): Promise<SimulatedTransfer | undefined> {
  const balance = { to: token, data: `${BALANCE_OF}${addressWord(to)}` }
  const calls = [balance, { from: address, to: token, data }, balance]
  const asked = requestNodes({ ...options, network, signal }, 'eth_simulateV1', [
    { blockStateCalls: [{ calls }], validation: false },
    'latest',
  ])
  const results: unknown = read(read(await asked.catch(() => signal?.throwIfAborted()), '0'), 'calls')
  if (!Array.isArray(results) || results.some((each) => read(each, 'status') !== '0x1')) return undefined
  const [before, answer, after] = results.map((each) => read(each, 'returnData'))
  const [held, holds] = [parseQuantity(before), parseQuantity(after)]
  if (typeof answer !== 'string' || held === undefined || holds === undefined) return undefined
  const received = holds > held ? holds - held : 0n
  return { answer, withheld: isSameAddress(address, to) ? 0n : withheldOf(value, received) }
}

/** Tokens that count shares, such as stETH, round a transfer by a unit or two: no fee. */
const ROUNDING = 1_000_000n

const withheldOf = (value: bigint, received: bigint): bigint =>
  (value - received) * ROUNDING > value ? value - received : 0n
