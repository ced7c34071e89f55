import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { isSameText } from '../../wallet/rules.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'

/**
 * Whether a connector is visible (docs/spec/core.md §10.1): exclusions, and the generic browser wallet (which is found
 * only if it is installed) only on phones.
 */
export function isConnectorVisible(
  connector: Pick<ConnectorInfo, 'type' | 'name' | 'rdns'>,
  facts: {
    readonly isMobile: boolean
    /** An announced wallet has the same provider. */
    readonly isCopy: boolean
    readonly excluded: readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[]
    /** Ids; empty: all. */
    readonly includeIds: readonly string[]
    readonly excludeIds: readonly string[]
    /** Id of the connector, or of its directory entry. */
    readonly ids: readonly string[]
    /** The directory entries of the connectors are loaded; before that no connector is hidden for a missing entry. */
    readonly isDirectoryRead: boolean
  },
): boolean {
  const isGeneric = connector.type === 'INJECTED' && connector.name === 'Browser Wallet'
  if (isGeneric && (!facts.isMobile || facts.isCopy)) return false
  if (connector.type === 'WALLET_CONNECT' || connector.type === 'AUTH') return true
  if (connector.type !== 'EXTERNAL') {
    const { ids, includeIds, excludeIds } = facts
    if (ids.some((id) => excludeIds.includes(id))) return false
    const isIncluded = includeIds.length === 0 || ids.some((id) => includeIds.includes(id))
    if (!isIncluded && facts.isDirectoryRead) return false
  }
  return !facts.excluded.some(
    ({ rdns, name }) =>
      (rdns !== undefined && rdns === connector.rdns) ||
      (name !== undefined && isSameText(name, connector.name)),
  )
}

/** Directory entry of a connector (docs/spec/core.md §5.3): by id, or by the rdns that it announces. */
export const directoryEntryOf = (
  connector: Pick<ConnectorInfo, 'id' | 'rdns'>,
  ranked: readonly DirectoryWallet[],
): DirectoryWallet | undefined =>
  ranked.find(({ id }) => id === connector.id) ??
  (connector.rdns === undefined ? undefined : ranked.find(({ rdns }) => rdns === connector.rdns))
