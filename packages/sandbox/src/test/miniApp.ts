import { exposeToEndpoint, type HostEndpoint } from '@farcaster/miniapp-host'
import type { CaipNetwork, ChainAdapter, Connector } from '@foyer/chains'
import { testContext } from '@foyer/chains/conformance'
import { vi } from 'vitest'
import type { EvmWallet } from '../wallets/evmWallet.ts'
import type { SolanaWallet } from '../wallets/solana/createSolanaWallet.ts'
import { miniAppHost } from './miniAppHost.ts'
import { createPage } from './walletControls.ts'

const ORIGIN = 'https://app.example'
type Sdk = typeof import('@farcaster/miniapp-sdk')

export type MiniApp = {
  /** The framed page, with the globals that the SDK reads when it loads. */
  readonly page: EventTarget & Record<string, unknown>
  /** Loads `@farcaster/miniapp-sdk`; a page has one instance. */
  readonly loadSdk: () => Promise<Sdk>
  /** Starts a client with the given wallets. Returns a function that ends it. */
  readonly serve: (wallet: EvmWallet | undefined, solana?: SolanaWallet) => () => void
}

type Frame = { readonly page: MiniApp['page']; readonly host: EventTarget }

let frame: Frame | undefined

/** The SDK stays bound to the frame in which it was loaded: one frame per process. */
function createFrame(): Frame {
  const page = createPage()
  const host = new EventTarget()
  page['location'] = { ancestorOrigins: ['https://farcaster.xyz'] }
  page['parent'] = {
    postMessage: (data: unknown) => host.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN })),
  }
  return { page, host }
}

/** A page in a frame of a Farcaster client, made with `@farcaster/miniapp-host`. */
export function createMiniApp(): MiniApp {
  const { page, host } = (frame ??= createFrame())
  const toPage = (data: unknown): void => void page.dispatchEvent(new MessageEvent('message', { data }))
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', new EventTarget())
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  const endpoint: HostEndpoint = {
    postMessage: toPage,
    addEventListener: host.addEventListener.bind(host) as never,
    removeEventListener: host.removeEventListener.bind(host) as never,
    emit: (event) => toPage({ type: 'frameEvent', event }),
    emitEthProvider: (event, params) => toPage({ type: 'frameEthProviderEvent', event, params }),
  }
  return {
    page,
    loadSdk: () => import('@farcaster/miniapp-sdk'),
    serve: (wallet, solana) =>
      exposeToEndpoint({
        endpoint,
        sdk: miniAppHost(wallet ? ['wallet.getEthereumProvider'] : [], solana),
        miniAppOrigin: ORIGIN,
        ...(wallet && { ethProvider: wallet.provider as never }),
      }),
  }
}

/** Wallets that an adapter finds, until it is stopped. */
export function discoverHosts(
  adapter: ChainAdapter,
  networks: readonly CaipNetwork[],
): { readonly listed: ReadonlySet<Connector>; readonly stop: () => void } {
  const listed = new Set<Connector>()
  const stop = adapter.discover?.({
    ...testContext(networks),
    announce(connector) {
      listed.add(connector)
      return () => void listed.delete(connector)
    },
  })
  return { listed, stop: () => stop?.() }
}
