import type { ConfigParameter } from '../core/types.ts'
import { getExplorerUrl, type GetExplorerUrlParameters } from '../wallet/getExplorerUrl.ts'
import { networkAccountAtom, networksAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseExplorerUrlParameters = ConfigParameter & GetExplorerUrlParameters

/**
 * URL of an account or a transaction on the block explorer of a network; `undefined` without an account or an explorer.
 *
 * @example
 * ```tsx
 * import { useExplorerUrl } from '@foyer/headless'
 * export function Explorer() {
 *   const url = useExplorerUrl()
 *   return url && <a href={url}>View on the explorer</a>
 * }
 * ```
 */
export function useExplorerUrl({ config: given, ...parameters }: UseExplorerUrlParameters = {}):
  | string
  | undefined {
  const config = useConfig({ config: given })
  // Re-renders for the account with its network, and for the networks, which `getExplorerUrl` reads.
  useConfigAtom(config, networkAccountAtom(parameters.caipNetworkId))
  useConfigAtom(config, networksAtom)
  return getExplorerUrl(config, parameters)
}
