import type { CaipNetwork } from '@foyer/chains'
import { useAccount } from '../../account/hooks/useAccount.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useNetwork } from '../../network/hooks/useNetwork.ts'
import { useNetworks } from '../../network/hooks/useNetworks.ts'
import { useConfig } from '../../react/useConfig.ts'
import { receivingNetworks } from '../rules.ts'

export type UseReceiveReturnType = {
  /** Plain: what others type, and what a code to scan says. `undefined` when nobody is connected. */
  readonly address: string | undefined
  /** The one in use. */
  readonly network: CaipNetwork
  /** Where the account can be sent something. */
  readonly networks: readonly CaipNetwork[]
}

/**
 * Where the account in use can be sent something.
 *
 * @example
 * ```tsx
 * import { useReceive } from '@foyer/headless'
 * export function Receive() {
 *   const { address, networks } = useReceive()
 *   return <p>{address} on {networks.map(({ name }) => name).join(', ')}</p>
 * }
 * ```
 */
export function useReceive(parameters: ConfigParameter = {}): UseReceiveReturnType {
  const config = useConfig(parameters)
  const { address, allAccounts } = useAccount({ config })
  const network = useNetwork({ config })
  const { items } = useNetworks({ config })
  return {
    address,
    network,
    networks: receivingNetworks({
      networks: items.map((item) => item.network),
      active: network,
      isSmartAccount: allAccounts.some(
        (account) => account.address === address && account.type === 'smartAccount',
      ),
    }),
  }
}
