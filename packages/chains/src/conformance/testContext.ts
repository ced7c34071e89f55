import type { ConnectorContext } from '../connector.ts'
import type { CaipNetwork } from '../types.ts'

/**
 * Connector context for tests: storage in memory, and a name.
 *
 * @example
 * ```ts
 * import type { CreateConnector } from '@foyer/chains'
 * import { testContext } from '@foyer/chains/conformance'
 * import { mainnet } from '@foyer/chains/networks'
 * declare const createConnector: CreateConnector
 * const connector = createConnector(testContext([mainnet]))
 * ```
 */
export function testContext(networks: readonly CaipNetwork[]): ConnectorContext {
  const stored = new Map<string, string>()
  return {
    networks,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    metadata: { name: 'Test', description: 'A test', url: 'https://app.example', icons: [] },
    projectId: undefined,
  }
}
