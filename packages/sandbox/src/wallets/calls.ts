import type { Hex } from 'viem'
import { requestRpc } from '../base/rpc.ts'
import { chainIdOf, listOf, recordOf, stringOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'
import { isUpgraded, sendBatch } from './sendBatch.ts'
import { toHexChainId, type WalletState } from './walletState.ts'

const VERSION = '2.0.0'

type Batch = {
  readonly chainId: number
  readonly url: string
  readonly isAtomic: boolean
  readonly hashes: readonly Hex[]
}

/**
 * EIP-5792. A wallet that upgrades accounts (EIP-7702) sends a batch as one transaction; any other sends one
 * transaction after the other, so nothing is atomic.
 */
export type Calls = {
  readonly getCapabilities: (params: readonly unknown[]) => Promise<unknown>
  /** Rejects invalid requests before the prompt. */
  readonly check: (params: readonly unknown[]) => void
  readonly send: (params: readonly unknown[]) => Promise<{ readonly id: Hex }>
  readonly getStatus: (params: readonly unknown[]) => Promise<unknown>
}

export function createCalls(
  state: WalletState,
  sendTransaction: (params: readonly unknown[]) => Promise<Hex>,
  more: Readonly<Record<string, object>>,
  { upgradesAccounts }: { readonly upgradesAccounts: boolean },
): Calls {
  const batches = new Map<string, Batch>()
  return {
    async getCapabilities([address]) {
      const account = state.find(address)
      const status = !upgradesAccounts
        ? 'unsupported'
        : (await isUpgraded(account.address, { url: state.rpcUrl() }))
          ? 'supported'
          : 'ready'
      return { [toHexChainId(state.chainId())]: { atomic: { status }, ...more } }
    },
    check([asked]) {
      const { version, from, chainId, calls, atomicRequired, capabilities = {} } = recordOf(asked, 'a batch')
      stringOf(version, 'a version')
      state.find(from)
      if (chainIdOf(chainId) !== state.chainId())
        throw rpcError('unsupportedChain', `The wallet is not on ${String(chainId)}`)
      if (typeof atomicRequired !== 'boolean') throw rpcError('invalidParams', 'Expected atomicRequired')
      if (atomicRequired && !upgradesAccounts)
        throw rpcError('notAtomic', 'The wallet sends one call after the other')
      if (listOf(calls).length === 0) throw rpcError('invalidParams', 'Expected calls')
      for (const call of listOf(calls)) stringOf(recordOf(call, 'a call')['to'], 'an address')
      const required = Object.entries(recordOf(capabilities, 'capabilities')).filter(
        ([, capability]) => recordOf(capability, 'a capability')['optional'] !== true,
      )
      if (required[0]) throw rpcError('unsupportedCapability', `The wallet has no ${required[0][0]}`)
    },
    async send([asked]) {
      const { from, chainId, calls } = recordOf(asked, 'a batch')
      const [sentOn, url] = [state.chainId(), state.rpcUrl()]
      const hashes: Hex[] = []
      if (upgradesAccounts)
        hashes.push(await sendBatch(state.find(from), listOf(calls), { chainId: sentOn, url }))
      else
        for (const call of listOf(calls))
          // oxlint-disable-next-line no-await-in-loop -- in their order, each with the next nonce
          hashes.push(await sendTransaction([{ ...recordOf(call, 'a call'), from, chainId }]))
      const bytes = crypto.getRandomValues(new Uint8Array(32))
      const id: Hex = `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
      batches.set(id, { chainId: sentOn, url, isAtomic: upgradesAccounts, hashes })
      return { id }
    },
    async getStatus([id]) {
      const batch = batches.get(stringOf(id, 'an id'))
      if (!batch) throw rpcError('unknownBatch', `No calls were sent as ${String(id)}`)
      const found = await Promise.all(
        batch.hashes.map((hash) => requestRpc(batch.url, 'eth_getTransactionReceipt', [hash])),
      )
      const receipts = found.flatMap((receipt) => (receipt ? [recordOf(receipt, 'a receipt')] : []))
      const isMined = receipts.length === found.length
      return {
        version: VERSION,
        id,
        chainId: toHexChainId(batch.chainId),
        atomic: batch.isAtomic,
        status: isMined ? statusOf(receipts.map(({ status }) => status === '0x1')) : 100,
        receipts: receipts.map(({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }) => ({
          logs,
          status,
          blockHash,
          blockNumber,
          gasUsed,
          transactionHash,
        })),
      }
    },
  }
}

function statusOf(successes: readonly boolean[]): number {
  if (successes.every(Boolean)) return 200
  return successes.some(Boolean) ? 600 : 500
}
