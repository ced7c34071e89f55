import { read } from '../errors/foreign.ts'
import type {
  BalanceChange,
  Call,
  Operation,
  OperationParameters,
  SimulatedTransaction,
} from '../operations.ts'
import type { Hex } from '../types.ts'
import { addressWord, BALANCE_OF, TRANSFER_EVENT } from './abiWords.ts'
import { isRevert } from './isRevert.ts'
import { parseQuantity, toQuantity } from './quantity.ts'
import { requestNodes, type ReadOptions } from './readClient.ts'

/** Contract of the simulation only: returns the native balance of the address in the calldata. */
const BALANCE_READER = `0x${'0'.repeat(31)}f0eba1a9c`
const BALANCE_READER_CODE = '0x6000353160005260206000f3'
/** Limit of measured tokens with transfers; above it the changes are unknown. */
const MAX_FOUND = 16

type Transaction = OperationParameters<'simulateTransaction'>

/**
 * Simulates a transaction on the network's nodes and measures the balances of its account before and after:
 * `eth_simulateV1`, else `eth_call`, which only reports a revert. Fees are not part of the changes. Throws only if
 * aborted.
 */
export function createSimulateTransaction(options: ReadOptions): Operation<'simulateTransaction'> {
  return async ({ network, signal }, transaction) => {
    const ask = (method: string, params: readonly unknown[]): Promise<unknown> =>
      requestNodes({ ...options, network, signal }, method, params)
    const simulate = async (tokens: readonly string[]): Promise<Simulated | undefined> => {
      const answer = await ask('eth_simulateV1', [toPayload(transaction, tokens), 'latest']).catch(() => {
        signal?.throwIfAborted()
      })
      return readAnswer(answer, transaction, tokens)
    }
    const named = [...new Set((transaction.tokens ?? []).map((token) => token.toLowerCase()))]
    const first = await simulate(named)
    if (first?.status === 'reverted') return { status: 'reverted' }
    if (first) {
      const found = first.moved.filter((token) => !named.includes(token))
      const last = found.length > 0 ? await simulate([...named, ...found.slice(0, MAX_FOUND)]) : first
      const isComplete = last?.status === 'success' && found.length <= MAX_FOUND
      const changes = isComplete ? toChanges(last, named) : undefined
      if (changes) return { status: 'success', changes }
    }
    const execute = async (): Promise<SimulatedTransaction['status']> => {
      // `eth_call` executes no other calls before or after it.
      if (transaction.previous?.length || transaction.following?.length) return 'unknown'
      return ask('eth_call', [toCall(transaction), 'latest']).then(
        () => 'success',
        (error: unknown) => {
          signal?.throwIfAborted()
          return isRevert(error) ? 'reverted' : 'unknown'
        },
      )
    }
    const reads = (transaction.reads ?? []).map((each) =>
      ask('eth_call', [each, 'latest']).catch(() => signal?.throwIfAborted()),
    )
    const [status, ...results] = await Promise.all([execute(), ...reads])
    return { status, ...(reads.length > 0 && { reads: results }) }
  }
}

const toCall = ({ address, to, value = 0n, data = '0x' }: Call & Pick<Transaction, 'address'>): object => ({
  from: address,
  ...(to !== undefined && { to }),
  value: toQuantity(BigInt(value)),
  data,
})

/**
 * The previous calls, a round of balance reads, the transaction and the following calls, and a second round of balance
 * reads. A round reads the native balance, then that of each token.
 */
function toPayload(transaction: Transaction, tokens: readonly string[]): object {
  const owner = addressWord(transaction.address)
  const { address, previous = [], following = [] } = transaction
  const callsOf = (calls: readonly Call[]) => calls.map((call) => toCall({ ...call, address }))
  const reads = [
    { to: BALANCE_READER, data: `0x${owner}` },
    ...tokens.map((to) => ({ to, data: `${BALANCE_OF}${owner}` })),
  ]
  return {
    blockStateCalls: [
      {
        stateOverrides: { [BALANCE_READER]: { code: BALANCE_READER_CODE } },
        calls: [...callsOf(previous), ...reads, toCall(transaction), ...callsOf(following), ...reads],
      },
    ],
    validation: false,
  }
}

type Simulated =
  | { readonly status: 'reverted' }
  | {
      readonly status: 'success'
      /** By token; the first, without `token`, is the native currency. `undefined`: a balance cannot be read. */
      readonly differences: readonly { readonly token?: string; readonly change: bigint | undefined }[]
      /** Tokens with a transfer from or to the account, in lower case. */
      readonly moved: readonly string[]
    }

/** Result of `eth_simulateV1`; `undefined` if a node answers with anything else. */
function readAnswer(
  answer: unknown,
  { address, previous = [], following = [] }: Transaction,
  tokens: readonly string[],
): Simulated | undefined {
  const all = Array.isArray(answer) ? read(answer[0], 'calls') : undefined
  const reads = tokens.length + 1
  const measured = following.length + 1
  if (!Array.isArray(all) || all.length !== previous.length + 2 * reads + measured) return undefined
  // A batch is atomic.
  if (all.slice(0, previous.length).some((call) => read(call, 'status') !== '0x1'))
    return { status: 'reverted' }
  const calls = all.slice(previous.length)
  const batch = calls.slice(reads, reads + measured)
  if (batch.some((call) => read(call, 'status') === '0x0')) return { status: 'reverted' }
  if (batch.some((call) => read(call, 'status') !== '0x1')) return undefined
  const balanceAt = (index: number): bigint | undefined =>
    read(calls[index], 'status') === '0x1' ? parseQuantity(read(calls[index], 'returnData')) : undefined
  const differences = [undefined, ...tokens].map((token, index) => {
    const [before, after] = [balanceAt(index), balanceAt(reads + measured + index)]
    const change = before === undefined || after === undefined ? undefined : after - before
    return { ...(token !== undefined && { token }), change }
  })
  const logs = batch.flatMap((call) => {
    const its = read(call, 'logs')
    return Array.isArray(its) ? (its as readonly unknown[]) : []
  })
  return { status: 'success', differences, moved: movedTokens(logs, address) }
}

const HEX_ADDRESS = /^0x[0-9a-f]{40}$/

function movedTokens(logs: readonly unknown[], address: string): readonly string[] {
  const topic = `0x${addressWord(address)}`
  const tokens = logs.flatMap((log) => {
    const topics = read(log, 'topics')
    const token = read(log, 'address')
    if (!Array.isArray(topics) || typeof token !== 'string') return []
    const [event, from, to] = topics.map((each) => `${each}`.toLowerCase())
    return event === TRANSFER_EVENT && (from === topic || to === topic) ? [token.toLowerCase()] : []
  })
  return [...new Set(tokens)].filter((token) => HEX_ADDRESS.test(token))
}

/** Changed balances; `undefined` if the native balance or that of a named token cannot be read. */
function toChanges(
  { differences }: Extract<Simulated, { readonly status: 'success' }>,
  named: readonly string[],
): readonly BalanceChange[] | undefined {
  const isKnown = differences.every(
    ({ token, change }) => change !== undefined || (token !== undefined && !named.includes(token)),
  )
  return isKnown
    ? differences.flatMap(({ token, change = 0n }) =>
        change === 0n ? [] : [{ ...(token !== undefined && { token: token as Hex }), change: `${change}` }],
      )
    : undefined
}
