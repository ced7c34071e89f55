import type { ChainNamespace } from '@foyer/chains'
import type { ConfigParameter } from '../core/types.ts'
import type { GetAccountReturnType } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { shownAccountAtomOf } from '../wallet/accountState.ts'

export type UseAccountParameters = ConfigParameter & {
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Current account. A component re-renders only for the properties that it reads. After a reload it has the stored address
 * at once, with the status `reconnecting` and `isConnected` false until the wallet has confirmed it.
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
export function useAccount(parameters: UseAccountParameters = {}): GetAccountReturnType {
  const config = useConfig(parameters)
  return useConfigObject(config, shownAccountAtomOf(parameters.namespace))
}
