import { InjectedKeplr } from '@keplr-wallet/provider'
import { vi } from 'vitest'
import {
  type CosmosSandboxWallet,
  injectCosmos,
  type InjectCosmosOptions,
} from '../wallets/cosmos/injectCosmos.ts'
import { createPage } from './walletControls.ts'

type Page = ReturnType<typeof createPage>
type Listener = (event: { readonly data: unknown }) => void
type Bus = ConstructorParameters<typeof InjectedKeplr>[5]

/** Messages between the script of a page and that of an extension, as `window.postMessage` delivers them. */
function createBus(): Bus {
  const listeners = new Set<Listener>()
  return {
    addMessageListener: (listener) => void listeners.add(listener),
    removeMessageListener: (listener) => void listeners.delete(listener),
    postMessage(message: unknown) {
      const data = structuredClone(message)
      queueMicrotask(() => {
        for (const listener of listeners) listener({ data })
      })
    },
  }
}

const none = (): undefined => undefined
const CHANGE_EVENT = 'keplr_keystorechange'

/**
 * Keplr's own code for pages (`@keplr-wallet/provider`) over its messages, with a sandbox wallet in place of the
 * extension.
 */
export function injectKeplr(
  page: Page,
  options: Omit<InjectCosmosOptions, 'page'> = {},
): CosmosSandboxWallet {
  const extension = createPage()
  const wallet = injectCosmos({ ...options, page: extension })
  const bus = createBus()
  // Its providers of other namespaces ask for their state when the page loads and when the key changes.
  const others = {
    ethereum: { request: async () => null },
    starknet: { request: async () => ({}) },
    bitcoin: { getNetwork: async () => 'livenet', getAccounts: async () => [] },
  }
  const stop = InjectedKeplr.startProxy(
    { ...(extension['keplr'] as object), ...others } as never,
    undefined,
    bus,
  )
  const info = { id: 'keplr', name: 'Keplr', icon: '' }
  vi.stubGlobal('window', page)
  const keplr = new InjectedKeplr(
    undefined,
    '0.12.313',
    'extension',
    none,
    none,
    bus,
    undefined,
    undefined,
    info,
  )
  Object.assign(page, { keplr })
  extension.addEventListener(CHANGE_EVENT, () => page.dispatchEvent(new Event(CHANGE_EVENT)))
  return {
    ...wallet,
    dispose() {
      stop()
      vi.unstubAllGlobals()
      delete page['keplr']
      wallet.dispose()
    },
  }
}
