import type { ChainNamespace } from '@foyer/chains'
import type { ConfigParameter } from '../core/types.ts'
import {
  allWalletsRow,
  connectItems,
  type ConnectMethods,
  connectMethods,
  countPendingRows,
} from '../flows/directory/connectList.ts'
import { connectNamespaceAtom } from '../flows/directory/state.ts'
import type { AllWalletsRow, ConnectListItem } from '../flows/directory/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useConnections } from './useConnections.ts'
import { useConnectors } from './useConnectors.ts'
import { useFeatures } from './useFeatures.ts'
import { useIsMobile } from './useIsMobile.ts'
import { useListed } from './useListed.ts'
import { useRankedConnectors } from './useRankedConnectors.ts'
import { useRecentWallets } from './useRecentWallets.ts'

export type UseConnectListParameters = ConfigParameter & {
  /** Only wallets of this namespace. @default all, or the namespace that the modal was opened for */
  readonly namespace?: ChainNamespace | undefined
}

export type UseConnectListReturnType = {
  /** All ways to connect a wallet, in the order of the groups. Installed wallets are listed at once. */
  readonly items: readonly ConnectListItem[]
  /** Number of rows that the directory will add, at most, while it is pending: show as many placeholders. */
  readonly pendingCount: number
  /** Row that opens the whole directory; absent without a directory. */
  readonly allWallets: AllWalletsRow | undefined
  /** `off` without a backend; `idle` until the visitor is about to connect. */
  readonly directory: 'off' | 'idle' | 'pending' | 'success' | 'error'
  /** Retries the directory. */
  readonly retry: () => void
}

/**
 * List of the connect view: installed, recent, featured, custom and recommended wallets, each once. The directory is
 * requested when the modal is about to open (`prepareModal`).
 *
 * @example
 * ```tsx
 * import { useChooseWallet, useConnectList } from '@foyer/headless'
 * export function Wallets() {
 *   const { items } = useConnectList()
 *   const choose = useChooseWallet()
 *   return items.map((item) => <button key={item.key} onClick={() => choose(item)}>{item.name}</button>)
 * }
 * ```
 */
export function useConnectList(parameters: UseConnectListParameters = {}): UseConnectListReturnType {
  const config = useConfig(parameters)
  const connectNamespace = useConfigAtom(config, connectNamespaceAtom)
  const { namespace = connectNamespace } = parameters
  const features = useFeatures({ config })
  const { connectors, ranked } = useRankedConnectors(config, namespace)
  const connections = useConnections({ config })
  const recents = useRecentWallets({ config })
  const isMobile = useIsMobile()
  const { listed, directory, retry } = useListed(config)
  const parts = {
    connectors,
    connections,
    recents,
    ranked,
    featured: listed.featured,
    recommended: listed.recommended,
    isLoading: directory !== 'off' && listed.status === 'pending',
    features,
    isMobile,
    namespace,
  }
  return {
    items: connectItems(config, parts),
    pendingCount: directory === 'pending' ? countPendingRows(config, parts) : 0,
    allWallets: allWalletsRow(config, parts),
    directory,
    retry,
  }
}

/**
 * The ways to connect that the app offers, in its order.
 *
 * @example
 * ```tsx
 * import { useConnectMethods } from '@foyer/headless'
 * export const Ways = () => <p>{useConnectMethods().methods.join(' or ')}</p>
 * ```
 */
export function useConnectMethods(parameters: ConfigParameter = {}): ConnectMethods {
  const config = useConfig(parameters)
  const namespace = useConfigAtom(config, connectNamespaceAtom)
  return connectMethods(useFeatures({ config }), useConnectors({ config, namespace }))
}
