import { bypass } from 'msw'
import type { Address } from 'viem'
import type { Send } from '../../base/rpc.ts'
import { readEvmHoldings } from '../../evm/readHoldings.ts'
import { createBlockScan } from '../../evm/scanBlocks.ts'
import { readSolanaHoldings } from '../../solana/readHoldings.ts'
import { toRow } from '../history/toRow.ts'
import type { Chains } from './chains.ts'

/** Bypasses the handlers: requests to nodes are not requests to the backend. */
const send: Send = (request) => fetch(bypass(request))

/** Chains read from nodes. */
export function createNodeChains(
  nodeUrls: ReadonlyMap<string, string>,
  pictureOf: (name: string) => string,
): Chains {
  const nodes = [...nodeUrls]
  const evm = new Map(
    nodes
      .filter(([id]) => id.startsWith('eip155:'))
      .map(([id, url]) => [id, { url, chainId: Number(id.slice('eip155:'.length)) }]),
  )
  const scans = new Map([...evm].map(([id, { url }]) => [id, createBlockScan(url, send)]))
  const solana = new Map(nodes.filter(([id]) => id.startsWith('solana:')))
  return {
    caipNetworkIds: [...nodeUrls.keys()],
    async holdings(caipNetworkId, address) {
      const node = evm.get(caipNetworkId)
      if (node) return readEvmHoldings({ ...node, address: address as Address, send })
      const url = solana.get(caipNetworkId)
      return url === undefined ? [] : readSolanaHoldings({ url, caipNetworkId, address, send })
    },
    async history(caipNetworkId, address) {
      const transactions = (await scans.get(caipNetworkId)?.transactions()) ?? []
      const facts = { caipNetworkId, account: address.toLowerCase(), pictureOf }
      return transactions.flatMap((transaction) => toRow(transaction, facts) ?? []).toReversed()
    },
  }
}
