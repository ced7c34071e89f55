import { createWalletClient, type Hex, hexToBigInt, http, isAddress, isHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { requestRpc } from '../base/rpc.ts'
import { BATCHER, batchData } from '../evm/batcher.ts'
import { recordOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'

type Node = { readonly chainId: number; readonly url: string }

/** Start of the code of an account that delegates (EIP-7702). */
const DELEGATION = '0xef0100'

/** Whether an account delegates to code, so that it can execute a batch. */
export const isUpgraded = async (address: string, { url }: Pick<Node, 'url'>): Promise<boolean> =>
  String(await requestRpc(url, 'eth_getCode', [address, 'latest'])).startsWith(DELEGATION)

/** Sends calls as one transaction, all or none. The first one upgrades the account (EIP-7702). */
export async function sendBatch(
  account: PrivateKeyAccount,
  calls: readonly unknown[],
  node: Node,
): Promise<Hex> {
  const batch = calls.map(toCall)
  const client = createWalletClient({ account, transport: http(node.url, { retryCount: 0 }) })
  const { chainId } = node
  const authorization = (await isUpgraded(account.address, node))
    ? undefined
    : await client.signAuthorization({ contractAddress: BATCHER, chainId, executor: 'self' })
  return client.sendTransaction({
    chain: null,
    to: account.address,
    data: batchData(batch),
    value: 0n,
    ...(authorization && { authorizationList: [authorization] }),
  })
}

function toCall(call: unknown): { readonly to: Hex; readonly value: bigint; readonly data: Hex } {
  const { to, value = '0x0', data = '0x' } = recordOf(call, 'a call')
  if (typeof to !== 'string' || !isAddress(to) || !isHex(value) || !isHex(data))
    throw rpcError('invalidParams', 'Expected a call')
  return { to, value: hexToBigInt(value), data }
}
