import { now } from '../async/timing.ts'
import type { ConnectorContext, ConnectorEvent, CreateConnector } from '../connector.ts'
import { createEmitter } from '../emitter.ts'
import { load } from '../load.ts'
import { createEmbeddedState, type EmbeddedStateStore } from './createEmbeddedState.ts'
import type { CreateFrame } from './createFrameHost.ts'
import { type CreatePopup, createPopupHost } from './createPopupHost.ts'
import { createLoginStorage } from './loginStorage.ts'
import { pageUrl } from './page.ts'
import { HOSTED_SECURE_SITE, isNetworkServed } from './rules.ts'
import type { Runtime } from './runtime/types.ts'
import { readReturn } from './socialRules.ts'
import type { EmbeddedConnector, EmbeddedWallet } from './types.ts'

export type EmbeddedWalletOptions = {
  /** Creates the frame. @default `createFrameHost` */
  readonly createFrame?: CreateFrame | undefined
  /** Opens the popup of a social login. @default `createPopupHost` */
  readonly createPopup?: CreatePopup | undefined
  /** Offers the last three emails again after a logout. Turn it off on shared devices. @default true */
  readonly rememberEmails?: boolean | undefined
}

/**
 * Connector of the embedded wallet, which the visitor opens by email or social login: its keys are in a frame of
 * another origin, at `endpoints.secureSite`. With it in `connectors`, the connect view shows email login; without it
 * nothing is loaded. The frame loads when a login begins, or on page load if the visitor was logged in.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { createConfig } from '@foyer/headless'
 * import { embeddedWallet } from '@foyer/headless/embedded'
 *
 * const config = createConfig({
 *   networks: [mainnet],
 *   adapters: [eip155()],
 *   connectors: [embeddedWallet()],
 *   endpoints: { secureSite: 'https://secure.example' },
 * })
 * ```
 */
export function embeddedWallet(options: EmbeddedWalletOptions = {}): CreateConnector {
  return (context) => createConnector(context, options)
}

function createConnector(
  context: ConnectorContext,
  { createFrame, createPopup = createPopupHost, rememberEmails }: EmbeddedWalletOptions,
): EmbeddedConnector {
  const emitter = createEmitter<ConnectorEvent>()
  const loginStorage = createLoginStorage(context.storage, { rememberEmails })
  const served = context.networks.filter(isNetworkServed)
  const namespaces = [...new Set(served.map(({ chainNamespace }) => chainNamespace))]
  const secureSite = context.secureSite ?? HOSTED_SECURE_SITE
  const { patchState, ...state } = createEmbeddedState(loginStorage, {
    dashboardUrl: new URL('/dashboard', secureSite).href,
  })
  let runtime: Runtime | undefined
  let loading: Promise<Runtime> | undefined
  /** The config is destroyed, or not mounted again yet. */
  let isClosed = false
  // The visitor has returned from the page of a social login, with its result.
  const hasReturned = (): boolean => {
    const awaited = loginStorage.awaited(now())
    return awaited !== undefined && readReturn(pageUrl(), awaited.nonce) !== undefined
  }
  const start = (): Promise<Runtime> => {
    loading ??= Promise.all([
      load(() => import('./runtime/createRuntime.ts')),
      namespaces.includes('solana') ? load(() => import('./providers/solanaProvider.ts')) : undefined,
    ]).then(
      ([{ createRuntime }, solana]) =>
        (runtime = createRuntime({
          context,
          solana: solana?.solanaNamespace,
          loginStorage,
          createFrame,
          emit: emitter.emit,
          getState: state.getState,
          patchState,
          isClosed: () => isClosed,
        })),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    id: 'AUTH',
    uid: 'AUTH',
    name: 'Embedded wallet',
    type: 'AUTH',
    interaction: 'frame',
    namespaces,
    get isHost() {
      return hasReturned()
    },
    async prepare() {
      await start()
    },
    connect: async (parameters) => (await start()).connect(parameters),
    authenticate: async (parameters) => (await start()).authenticate(parameters),
    // Without an earlier login there is nothing to restore.
    restore: async (parameters) =>
      loginStorage.isUsed() || hasReturned() ? (await start()).restore(parameters) : [],
    disconnect: async () => {
      if (runtime || loginStorage.isUsed()) await (await start()).disconnect()
    },
    switchNetwork: async (parameters) => (await start()).switchNetwork(parameters),
    setAccountType: async ({ accountType }) => (await start()).setAccountType(accountType),
    getProvider: (namespace) => runtime?.getProvider(namespace),
    subscribe(listener) {
      const unsubscribe = emitter.subscribe(listener)
      isClosed = false
      if (loginStorage.isUsed())
        start().then(
          ({ open }) => {
            if (emitter.size > 0) open()
          },
          // The next request loads the runtime again.
          () => undefined,
        )
      return () => {
        unsubscribe()
        if (emitter.size > 0) return
        isClosed = true
        runtime?.close()
      }
    },
    embedded: {
      ...state,
      openPopup: () =>
        createPopup({ src: new URL('/loading', secureSite).href, name: popupName(context.id) }),
      ...requestsOf(start, () => runtime),
    },
  }
}

/** Requests of the app to the runtime: a login loads it; without it there is no frame to place, reload or paint. */
const requestsOf = (
  start: () => Promise<Runtime>,
  getRuntime: () => Runtime | undefined,
): Omit<EmbeddedWallet, keyof EmbeddedStateStore | 'openPopup'> => ({
  connectEmail: async (parameters) => (await start()).connectEmail(parameters),
  connectDevice: async (parameters) => (await start()).connectDevice(parameters),
  connectOtp: async (parameters) => (await start()).connectOtp(parameters),
  getSocialUri: async (parameters) => (await start()).getSocialUri(parameters),
  // `connect` awaits the same promise.
  acceptSocial: (result) =>
    void start().then(
      (started) => started.acceptSocial(result),
      () => undefined,
    ),
  leaveForSocial: async (parameters) => (await start()).leaveForSocial(parameters),
  connectFarcaster: async (parameters) => (await start()).connectFarcaster(parameters),
  updateEmail: async (parameters) => (await start()).updateEmail(parameters),
  confirmPrimaryEmail: async (parameters) => (await start()).confirmPrimaryEmail(parameters),
  confirmSecondaryEmail: async (parameters) => (await start()).confirmSecondaryEmail(parameters),
  readEmail: async (parameters) => (await start()).readEmail(parameters),
  setAccountType: async (type) => (await start()).setAccountType(type),
  syncTheme: (theme) => getRuntime()?.syncTheme(theme),
  place: (slot) => getRuntime()?.place(slot) ?? (() => undefined),
  reload: () => getRuntime()?.reload(),
  abortApprovals: () => getRuntime()?.abortApprovals(),
})

/** Each config on a page has a popup of its own. */
const popupName = (id = 'default'): string => (id === 'default' ? 'popupWindow' : `popupWindow-${id}`)
