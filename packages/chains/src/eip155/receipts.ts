import { isSameAddress } from '../address/isSameAddress.ts'
import { now } from '../async/timing.ts'
import { read } from '../errors/foreign.ts'
import { isBeforeAsked } from '../isBeforeAsked.ts'
import type { AskedTransaction, CallsReceipt } from '../operations.ts'
import { addressWord } from './abiWords.ts'
import { callsDone, type Log } from './askedRules.ts'
import { parseQuantity } from './quantity.ts'
import type { Ask } from './readClient.ts'

/** EntryPoints of ERC-4337, versions 0.6 to 0.9: no other contract can emit their events. */
const ENTRY_POINTS: ReadonlySet<unknown> = new Set([
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
])
/**
 * `UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, …)`
 */
const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** `ExecutionFailure(bytes32 txHash, uint256 payment)` of a Safe */
const EXECUTION_FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : undefined)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const logsOf = (receipt: unknown): readonly Log[] =>
  list(read(receipt, 'logs')).map((log) => ({
    emitter: lower(read(log, 'address')),
    topics: list(read(log, 'topics')).map(lower),
    data: lower(read(log, 'data')),
  }))
/** An address as an event topic. */
const topicOf = (address: string): string => `0x${addressWord(address)}`

/**
 * The role of an account in a transaction, by its receipt. Bundlers, relayers and owners can send only for accounts
 * with code. `undefined`: the nodes lack the data.
 */
export async function partOf(
  ask: Ask,
  receipt: unknown,
  address: string | undefined,
): Promise<CallsReceipt['checked'] | 'foreign'> {
  if (address === undefined) return 'included'
  const from = read(receipt, 'from')
  if (typeof from === 'string' && isSameAddress(from, address)) return 'sender'
  const code = await ask('eth_getCode', [address, 'latest'])
  if (typeof code !== 'string' || typeof from !== 'string') return undefined
  if (!/^0x[\da-f]{2}/i.test(code)) return 'foreign'
  const own = address.toLowerCase()
  const isNamed =
    lower(read(receipt, 'to')) === own ||
    logsOf(receipt).some(({ emitter, topics }) => emitter === own || topics.includes(topicOf(own)))
  return isNamed ? 'participant' : 'included'
}

/**
 * Whether the calls of a smart account failed in a transaction that itself succeeded, by an event of the EntryPoint for
 * the user operation of the account, or of a Safe.
 */
export const hasFailedInside = (receipt: unknown, address: string): boolean =>
  logsOf(receipt).some(({ emitter, topics, data }) => {
    if (emitter === address.toLowerCase()) return topics[0] === EXECUTION_FAILURE
    if (!ENTRY_POINTS.has(emitter) || topics[0] !== USER_OPERATION || topics[2] !== topicOf(address))
      return false
    // The second word is `success`.
    return typeof data !== 'string' || !/^0x[\da-f]{64}0{63}1/.test(data)
  })

/**
 * Compares a mined transaction with the request that the wallet answered with it. Resolves with the requested calls
 * that it carries out, `older` if it is older than the request, or `undefined` if the nodes lack the data.
 */
export async function compareWithAsked(
  ask: Ask,
  receipt: unknown,
  {
    hash,
    address,
    asked: { time, calls = [] },
  }: { readonly hash: string; readonly address: string; readonly asked: AskedTransaction },
): Promise<NonNullable<AskedTransaction['calls']> | 'older' | undefined> {
  const [transaction, block, latest] = await Promise.all([
    ask('eth_getTransactionByHash', [hash]),
    ask('eth_getBlockByNumber', [read(receipt, 'blockNumber'), false]),
    ask('eth_getBlockByNumber', ['latest', false]),
  ])
  const [from, to, input] = ['from', 'to', 'input'].map((key) => read(transaction, key))
  const value = parseQuantity(read(transaction, 'value'))
  const [includedAt, latestAt] = [block, latest].map((each) => parseQuantity(read(each, 'timestamp')))
  if (typeof from !== 'string' || typeof input !== 'string' || value === undefined) return undefined
  if (includedAt === undefined || latestAt === undefined) return undefined
  const ageMs = Number(latestAt - includedAt) * 1000
  if (isBeforeAsked({ ageMs, askedAt: time, now: now() })) return 'older'
  const mined = {
    from,
    to: typeof to === 'string' ? to : undefined,
    value,
    input: input.toLowerCase(),
    isSuccess: read(receipt, 'status') === '0x1',
    logs: logsOf(receipt),
  }
  return callsDone(mined, address, calls)
}
