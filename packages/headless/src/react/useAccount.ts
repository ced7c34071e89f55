import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import type { Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { accountAtom, accountAtoms, networkAccountAtom, shownAccountAtomOf } from '../wallet/state.ts'
import type { AccountIn, LiveAccount } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type UseAccountParameters<
  namespace extends ChainNamespace | undefined = ChainNamespace | undefined,
  config extends Config = Config,
> = ConfigParameter<config> & {
  /** @default the namespace of the active network */
  readonly namespace?: namespace
}

/**
 * Current account. A component re-renders only for the properties that it reads. After a reload it has the stored
 * address at once, with the status `reconnecting` and `isConnected` false until the wallet has confirmed it. The
 * address has the type of viem's `Address` with `namespace: 'eip155'`, and if all networks of the registered config
 * are EVM networks.
 *
 * @example
 * ```tsx
 * import { useAccount } from '@foyer/headless'
 * export function Greeting() {
 *   const { address, isConnected } = useAccount()
 *   return <p>{isConnected ? address : 'Not connected'}</p>
 * }
 * ```
 */
export function useAccount<
  namespace extends ChainNamespace | undefined = undefined,
  config extends Config = RegisteredConfig,
>(parameters: UseAccountParameters<namespace, config> = {}): AccountIn<namespace, config> {
  const config = useConfig(parameters)
  return useConfigObject(config, shownAccountAtomOf<namespace, config>(parameters.namespace))
}

/** Current account, once its wallet has confirmed it. */
export const useLiveAccount = (config: Config, namespace?: ChainNamespace): LiveAccount =>
  useConfigObject(config, namespace ? accountAtoms[namespace] : accountAtom)

/**
 * Account of the namespace of a network, once its wallet has confirmed it. @default the account of the network in use
 */
export const useNetworkAccount = (config: Config, caipNetworkId: CaipNetworkId | undefined): LiveAccount =>
  useConfigObject(config, networkAccountAtom(caipNetworkId))
