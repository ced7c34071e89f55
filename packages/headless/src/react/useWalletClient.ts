import { useMemo } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { type FollowingWalletClient, getWalletClient } from '../wallet/viemClients.ts'
import { useAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'

export type UseWalletClientReturnType = FollowingWalletClient | undefined

/**
 * viem wallet client of the connection, for writing; `undefined` while no EVM account is connected. One object: its
 * account, chain and wallet follow the connection.
 *
 * @example
 * ```tsx
 * import { useWalletClient } from '@foyer/headless/viem'
 * import { parseAbi } from 'viem'
 * export function Mint() {
 *   const client = useWalletClient()
 *   const mint = () =>
 *     client?.writeContract({
 *       address: '0x52908400098527886E0F7030069857D2E4169EE7',
 *       abi: parseAbi(['function mint()']),
 *       functionName: 'mint',
 *     })
 *   return <button disabled={!client} onClick={() => void mint()}>Mint</button>
 * }
 * ```
 */
export function useWalletClient(parameters: ConfigParameter = {}): UseWalletClientReturnType {
  const config = useConfig(parameters)
  const { isConnected } = useAccount({ config, namespace: 'eip155' })
  const client = useMemo(() => getWalletClient(config), [config])
  return isConnected ? client : undefined
}
