import type { WalletStorage } from '../memory.ts'
import type { NamespaceOwner } from '../namespaceOwner.ts'

export type ChainPermissions = {
  /** Whether the page has permission for a chain. */
  readonly has: (chainId: string) => boolean
  /** Prompts if the page lacks permission for a chain, or the wallet is locked; then permits them. */
  readonly ensure: (method: string, chainIds: readonly string[]) => Promise<void>
  /** Revokes the permission for some chains; without chains, for all. */
  readonly remove: (chainIds?: readonly string[]) => void
}

/** Permissions of a page, one per chain as in Keplr, kept in the storage of the wallet. */
export function createChainPermissions(
  owner: NamespaceOwner,
  storage: WalletStorage | undefined,
  id: string,
): ChainPermissions {
  const key = `sandbox-wallet/${id}/chains`
  const permitted = new Set(parse(storage?.getItem(key)))
  const save = (): void => {
    storage?.setItem(key, JSON.stringify([...permitted]))
    owner.permit(permitted.size > 0)
  }
  const has = (chainId: string): boolean => owner.isPermitted() && permitted.has(chainId)
  return {
    has,
    async ensure(method, chainIds) {
      if (chainIds.every(has) && !owner.isLocked()) return owner.read(method)
      await owner.ask(method)
      for (const chainId of chainIds) permitted.add(chainId)
      save()
    },
    remove(chainIds = [...permitted]) {
      for (const chainId of chainIds) permitted.delete(chainId)
      save()
    },
  }
}

function parse(stored: string | null | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}
