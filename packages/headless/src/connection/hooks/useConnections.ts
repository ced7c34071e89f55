import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { connectionsAtom } from '../state.ts'
import type { Connection } from '../types.ts'

/**
 * Every connection that is alive, newest first.
 *
 * @example
 * ```tsx
 * import { useConnections } from '@foyer/headless'
 * export const Count = () => <p>{useConnections().length} wallets connected</p>
 * ```
 */
export const useConnections = (parameters: ConfigParameter = {}): readonly Connection[] =>
  useConfigAtom(useConfig(parameters), connectionsAtom)
