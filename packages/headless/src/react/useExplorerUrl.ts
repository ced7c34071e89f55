import { useMemo } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { explorerUrlAtom, type GetExplorerUrlParameters } from '../wallet/getExplorerUrl.ts'
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
export function useExplorerUrl({
  address,
  hash,
  caipNetworkId,
  ...parameters
}: UseExplorerUrlParameters = {}): string | undefined {
  const urlAtom = useMemo(
    () => explorerUrlAtom({ address, hash, caipNetworkId }),
    [address, hash, caipNetworkId],
  )
  return useConfigAtom(useConfig(parameters), urlAtom)
}
