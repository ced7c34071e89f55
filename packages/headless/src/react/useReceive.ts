import type { ConfigParameter } from '../core/types.ts'
import { type Receiving, receivingAtom } from '../flows/receive.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * Receiving address and networks of the current account.
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
