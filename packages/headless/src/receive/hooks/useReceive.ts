import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { type Receiving, receivingAtom } from '../state.ts'

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
export const useReceive = (parameters: ConfigParameter = {}): Receiving =>
  useConfigAtom(useConfig(parameters), receivingAtom)
