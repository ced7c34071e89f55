import type { ChainNamespace } from '@foyer/chains'
import type { ConfigParameter } from '../../config/types.ts'
import type { GetAccountReturnType } from '../../connection/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigObject } from '../../react/useConfigAtom.ts'
import { accountAtom, accountAtoms } from '../state.ts'

export type UseAccountParameters = ConfigParameter & {
  /** @default the family of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * The account in use. A component re-renders only for what it reads of it.
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
  return useConfigObject(config, parameters.namespace ? accountAtoms[parameters.namespace] : accountAtom)
}
