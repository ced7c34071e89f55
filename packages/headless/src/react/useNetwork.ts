import type { CaipNetwork } from '@foyer/chains'
import type { ConfigParameter } from '../core/types.ts'
import { networkAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * The current network; "Unknown Network" when the wallet is on a network that the app does not have.
 *
 * @example
 * ```tsx
 * import { useNetwork } from '@foyer/headless'
 * export const Name = () => <p>{useNetwork().name}</p>
 * ```
 */
export const useNetwork = (parameters: ConfigParameter = {}): CaipNetwork =>
  useConfigAtom(useConfig(parameters), networkAtom)
