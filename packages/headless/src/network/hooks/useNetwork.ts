import type { CaipNetwork } from '@foyer/chains'
import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { networkAtom } from '../state.ts'

/**
 * The network in use; "Unknown Network" when the wallet is on one that the app does not have.
 *
 * @example
 * ```tsx
 * import { useNetwork } from '@foyer/headless'
 * export const Name = () => <p>{useNetwork().name}</p>
 * ```
 */
export const useNetwork = (parameters: ConfigParameter = {}): CaipNetwork =>
  useConfigAtom(useConfig(parameters), networkAtom)
