import { bypass } from 'msw'
import { encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { requestRpcBatch, type Send } from '../../base/rpc.ts'
import { devAccounts } from '../../evm/accounts.ts'
import type { Purchase } from '../state/purchases.ts'
import { tokenOn } from './currencies.ts'

/** Index of the seller in `devAccounts`. */
const SELLER = 7
const send: Send = (request) => fetch(bypass(request))

/** Transfers bought tokens from seller to buyer; resolves with the transaction hash. */
export async function deliver(
  nodeUrls: ReadonlyMap<string, string>,
  { address, caipNetworkId, symbol, amount }: Purchase,
): Promise<string> {
  const url = nodeUrls.get(caipNetworkId)
  const token = tokenOn(caipNetworkId, symbol)
  // Without a node nothing is transferred.
  if (url === undefined || !token) return `0x${'0'.repeat(64)}`
  const units = parseUnits(amount, token.decimals)
  if (caipNetworkId.startsWith('solana:')) {
    const [signature] = await requestRpcBatch(
      url,
      [{ method: 'requestAirdrop', params: [address, Number(units)] }],
      send,
    )
    return String(signature)
  }
  const from = devAccounts[SELLER]?.address
  const value = `0x${units.toString(16)}`
  const transaction = token.address
    ? {
        from,
        to: token.address,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [address as `0x${string}`, units],
        }),
      }
    : { from, to: address, value }
  const [hash] = await requestRpcBatch(url, [{ method: 'eth_sendTransaction', params: [transaction] }], send)
  return String(hash)
}
