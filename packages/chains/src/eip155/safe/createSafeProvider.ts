import * as v from 'valibot'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { read } from '../../errors/foreign.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { exactText } from '../../text/exactText.ts'
import type { Eip1193Provider } from '../createEip1193Connector.ts'
import { ProviderRpcError, toProviderError } from '../ProviderRpcError.ts'
import { parseChainId, toQuantity } from '../quantity.ts'
import type { SafeChannel } from './createSafeChannel.ts'
import { propose, READ_MS, readTransaction, sign, whenExecuted } from './ownerRequests.ts'
import { safeCallsCode } from './rules.ts'
import { receiptSchema, type SafeInfo } from './schemas.ts'

type Params = readonly unknown[]

const INVALID_PARAMS = -32602
const refusals = {
  unauthorized: [4100, 'The Safe has no such account'],
  unsupported: [4200, 'The Safe does not know this method'],
  otherChain: [4901, 'The Safe is on another chain'],
  invalid: [INVALID_PARAMS, 'The Safe cannot read these parameters'],
  capability: [5700, 'The Safe does not know this capability'],
} as const

const refuse = (why: keyof typeof refusals): ProviderRpcError =>
  new ProviderRpcError(refusals[why][0], refusals[why][1], { cause: undefined })

/** Safe as an EIP-1193 provider: one account on one chain, requests are confirmed in the parent page. */
export function createSafeProvider(channel: SafeChannel, info: SafeInfo): Eip1193Provider {
  const { safeAddress } = info
  const chainId = toQuantity(info.chainId)
  const rpc = (call: string, params: Params): Promise<unknown> =>
    channel.ask('rpcCall', { call, params }, READ_MS)
  const checkAccount = (address: unknown): void => {
    if (typeof address !== 'string' || !isSameAddress(address, safeAddress)) throw refuse('unauthorized')
  }
  const checkChain = (chain: unknown): void => {
    if (chain !== undefined && parseChainId(chain) !== `${info.chainId}`) throw refuse('otherChain')
  }

  async function sendTransaction(transaction: unknown): Promise<unknown> {
    checkAccount(read(transaction, 'from'))
    checkChain(read(transaction, 'chainId'))
    const gas = read(transaction, 'gas')
    const limit = typeof gas === 'string' ? Number(gas) : undefined
    return whenExecuted(channel, await propose(channel, [toWire(transaction)], limit))
  }

  async function sendCalls(batch: unknown): Promise<unknown> {
    const from = read(batch, 'from')
    if (from !== undefined) checkAccount(from)
    checkChain(read(batch, 'chainId'))
    const wanted: unknown[] = Object.values((read(batch, 'capabilities') as object | undefined) ?? {})
    if (wanted.some((capability) => read(capability, 'optional') !== true)) throw refuse('capability')
    const calls = read(batch, 'calls')
    if (!Array.isArray(calls) || calls.length === 0) throw refuse('invalid')
    return { id: await propose(channel, calls.map(toWire)) }
  }

  async function callsStatus(id: unknown): Promise<unknown> {
    const transaction = await readTransaction(channel, id)
    const { txHash } = transaction
    const receipt = txHash && (await rpc('eth_getTransactionReceipt', [txHash]))
    return {
      version: '2.0.0',
      id,
      chainId,
      status: safeCallsCode(transaction),
      atomic: true,
      receipts: receipt ? [{ ...receipt, ...v.parse(receiptSchema, receipt), transactionHash: txHash }] : [],
    }
  }

  async function answer(method: string, params: Params): Promise<unknown> {
    const [first, second] = params
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [safeAddress]
      case 'eth_chainId':
        return chainId
      case 'net_version':
        return `${info.chainId}`
      case 'personal_sign':
        checkAccount(second)
        return sign(channel, 'signMessage', { message: toText(first) })
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        checkAccount(first)
        return sign(channel, 'signTypedMessage', {
          typedData: typeof second === 'string' ? parseTypedData(second) : second,
        })
      case 'eth_sendTransaction':
        return sendTransaction(first)
      case 'wallet_sendCalls':
        return sendCalls(first)
      case 'wallet_getCallsStatus':
        return callsStatus(first)
      case 'wallet_getCapabilities':
        checkAccount(first)
        return { [chainId]: { atomic: { status: 'supported' } } }
      case 'wallet_switchEthereumChain':
        checkChain(read(first, 'chainId'))
        return null
    }
    if (!/^(?:eth|net|web3)_/.test(method) || /^eth_(?:sign|send)/.test(method)) throw refuse('unsupported')
    return rpc(method, params)
  }

  return {
    async request({ method, params = [] }) {
      try {
        return await answer(method, params)
      } catch (error) {
        // Not converted into a failure: the caller must not send it again.
        throw isFoyerError(error, 'SAFE_UNCONFIRMED') ? error : toProviderError(error)
      }
    },
  }
}

/** Call in the format of the protocol: amounts are decimal text. */
function toWire(call: unknown): { readonly to: unknown; readonly value: string; readonly data: unknown } {
  const [to, value = '0x0', data = '0x'] = [read(call, 'to'), read(call, 'value'), read(call, 'data')]
  if (typeof to !== 'string' || typeof value !== 'string' || !/^(?:0x[0-9a-f]+|\d+)$/i.test(value))
    throw refuse('invalid')
  return { to, value: `${BigInt(value)}`, data }
}

/** Text of a message; bytes that are not UTF-8 stay hex. */
function toText(message: unknown): unknown {
  if (typeof message !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return exactText(bytes)
  } catch {
    return message
  }
}

function parseTypedData(typedData: string): unknown {
  try {
    return JSON.parse(typedData)
  } catch {
    throw refuse('invalid')
  }
}
