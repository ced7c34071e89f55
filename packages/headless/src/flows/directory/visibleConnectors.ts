import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { directoryEntryOf, isConnectorVisible } from './visibleRules.ts'

export type VisibleConnectorsFacts = {
  readonly isMobile: boolean
  /** Wallets excluded by id, with data of the directory. @default none */
  readonly excluded?:
    | readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[]
    | undefined
  /** Directory entries of the connectors; absent if not loaded. */
  readonly ranked?: readonly DirectoryWallet[] | undefined
}

/** Connectors that are visible on this device. */
export const visibleConnectors = (
  config: Config,
  connectors: readonly ConnectorInfo[],
  { isMobile, excluded = [], ranked }: VisibleConnectorsFacts,
): readonly ConnectorInfo[] => {
  const { options, connectors: found } = internalsOf(config)
  const { excludeWallets = [], includeWalletIds = [], excludeWalletIds = [] } = options
  const providerOf = ({ uid, namespaces: [namespace] }: ConnectorInfo): unknown =>
    namespace && found.get(uid)?.getProvider(namespace)
  const announced = connectors.filter(({ type }) => type === 'ANNOUNCED').map(providerOf)
  const isAnnounced = (provider: unknown): boolean => provider !== undefined && announced.includes(provider)
  return connectors.filter((connector) =>
    isConnectorVisible(connector, {
      isMobile,
      isCopy: connector.type === 'INJECTED' && isAnnounced(providerOf(connector)),
      excluded: [...excludeWallets, ...excluded],
      includeIds: includeWalletIds,
      excludeIds: excludeWalletIds,
      ids: [connector.id, directoryEntryOf(connector, ranked ?? [])?.id ?? connector.id],
      isDirectoryRead: ranked !== undefined,
    }),
  )
}
