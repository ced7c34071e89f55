import type { ConnectorContext } from '../connector.ts'
import { hasMethod } from '../errors/foreign.ts'
import { load } from '../load.ts'
import { chainNamesOf } from '../solana/clusters.ts'

type RegisterMobileParameters = Pick<ConnectorContext, 'metadata' | 'networks'> & {
  readonly loadSdk: () => Promise<unknown>
}

/** Registers the wallet apps of the phone, with the defaults of their package. */
export async function registerMobile({
  loadSdk,
  metadata,
  networks,
}: RegisterMobileParameters): Promise<void> {
  const sdk = await load(loadSdk)
  const chains = chainNamesOf(networks.map(({ caipNetworkId }) => caipNetworkId))
  if (
    chains.length === 0 ||
    !hasMethod(sdk, 'registerMwa') ||
    !hasMethod(sdk, 'createDefaultAuthorizationCache') ||
    !hasMethod(sdk, 'createDefaultChainSelector') ||
    !hasMethod(sdk, 'createDefaultWalletNotFoundHandler')
  )
    return
  const { name, url, icons } = metadata
  const icon = icons.find((each) => each.startsWith(`${url}/`))
  sdk.registerMwa({
    // The wallet app resolves the icon against the URL.
    appIdentity: { name, uri: url, ...(icon && { icon: icon.slice(url.length + 1) }) },
    chains,
    authorizationCache: sdk.createDefaultAuthorizationCache(),
    chainSelector: sdk.createDefaultChainSelector(),
    onWalletNotFound: sdk.createDefaultWalletNotFoundHandler(),
  })
}
