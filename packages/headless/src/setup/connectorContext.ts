import type { ConnectorContext } from '@foyer/chains'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { networkSelectionAtom, networksAtom } from '../wallet/networkState.ts'
import { internalsOf } from '../core/internals.ts'
import { appMetadata } from '../core/metadata.ts'
import type { Config } from '../core/types.ts'

/** Context of the config for connectors. */
export function connectorContext(config: Config): ConnectorContext {
  const { fetch, options, storage, store } = internalsOf(config)
  return {
    networks: store.get(networksAtom),
    activeNetworkId: () => store.get(networkSelectionAtom).active,
    storage,
    metadata: appMetadata(options.metadata),
    projectId: options.projectId,
    id: config.id,
    relayUrl: options.endpoints?.relay,
    secureSite: options.endpoints?.secureSite,
    blockchainUrl: options.endpoints?.blockchain,
    customRpcUrls: options.customRpcUrls,
    accountTypeOf: async (namespace) => (await loadConnectionActions()).accountTypeOf(config, namespace),
    logger: options.logger,
    fetch,
    coinbasePreference: options.coinbasePreference,
  }
}
