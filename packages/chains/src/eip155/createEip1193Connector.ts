import type { AuthenticateParameters, Connector, ConnectorEvent } from '../connector.ts'
import { createEmitter } from '../emitter.ts'
import { hasMethod, read } from '../errors/foreign.ts'
import { load } from '../load.ts'
import type * as Wallet from './wallet.ts'

/** EIP-1193 provider, untrusted: responses are `unknown`, and all members but `request` may be missing. */
export type Eip1193Provider = {
  request(parameters: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on?: ((event: string, listener: (...values: unknown[]) => void) => unknown) | undefined
  removeListener?: ((event: string, listener: (...values: unknown[]) => void) => unknown) | undefined
  off?: ((event: string, listener: (...values: unknown[]) => void) => unknown) | undefined
}

/** Whether a foreign value has the `request` method of an EIP-1193 provider. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    value !== null &&
    ['object', 'function'].includes(typeof value) &&
    typeof read(value, 'request') === 'function'
  )
}

export type Eip1193ConnectorParameters = Pick<
  Connector,
  'id' | 'uid' | 'name' | 'type' | 'interaction' | 'icon' | 'rdns' | 'isDuplicate' | 'isHost'
> & {
  /** The wallet can sign in while it connects (ERC-7846 `wallet_connect`, `signInWithEthereum`). @default false */
  readonly canSignIn?: boolean | undefined
} & (
    | { readonly provider: Eip1193Provider; readonly getProvider?: undefined }
    | {
        /** Called at each use, for a wallet that is injected, replaced or loaded after the connector was created. */
        readonly getProvider: () => Eip1193Provider | undefined
        readonly provider?: undefined
      }
  )

/**
 * Not an alias of an internal type, because TypeScript writes the type that an alias stands for into declarations of
 * apps, which cannot import it.
 */
export type Eip1193Connector = {
  readonly connector: Connector
  /** Removes the listeners from the wallet. */
  readonly dispose: () => void
}

/** Provider in the types of another library, such as `EIP1193Provider` of viem. */
type TypedProvider = { request(parameters: never): Promise<unknown> }

const loadSignIn = (): Promise<typeof import('./authenticate.ts')> => load(() => import('./authenticate.ts'))

const isDisconnected = (provider: Eip1193Provider): boolean =>
  hasMethod(provider, 'isConnected') && provider.isConnected() === false

/**
 * Connector of any EIP-1193 wallet. The code that talks to it loads with the first request.
 *
 * @example
 * ```ts
 * import { createEip1193Connector, type Eip1193Provider } from '@foyer/chains/eip155'
 * declare const provider: Eip1193Provider
 * const { connector, dispose } = createEip1193Connector({
 *   id: 'com.example.wallet',
 *   uid: 'com.example.wallet',
 *   name: 'Example Wallet',
 *   type: 'EXTERNAL',
 *   interaction: 'popup',
 *   provider,
 * })
 * ```
 */
export function createEip1193Connector(parameters: Eip1193ConnectorParameters): Eip1193Connector
export function createEip1193Connector(
  parameters: Omit<Eip1193ConnectorParameters, 'provider' | 'getProvider'> & {
    readonly provider: TypedProvider
  },
): Eip1193Connector
export function createEip1193Connector(parameters: Eip1193ConnectorParameters): Eip1193Connector {
  const {
    canSignIn = false,
    provider: given,
    getProvider: findProvider = () => given,
    ...identity
  } = parameters
  const emitter = createEmitter<ConnectorEvent>()
  let wallet: typeof Wallet | undefined
  let attached: { readonly provider: Eip1193Provider; readonly unlisten: () => void } | undefined
  let isDisposed = false
  let ended: Eip1193Provider | undefined

  /** Provider of the wallet; `undefined` while it has lost its extension and answers no request. */
  function getProvider(): Eip1193Provider | undefined {
    const provider = findProvider()
    const isEnded = ended !== undefined && provider === ended && isDisconnected(provider)
    return isEnded ? undefined : provider
  }

  async function begin(): Promise<typeof Wallet> {
    wallet ??= await load(() => import('./wallet.ts'))
    attach()
    return wallet
  }

  function attach(): void {
    const provider = getProvider()
    if (isDisposed || !provider || !wallet || attached?.provider === provider) return
    // Another wallet has replaced the provider in the page.
    detach()
    const unlisten = wallet.listen(provider, emitter.emit, () => {
      ended = provider
    })
    attached = { provider, unlisten }
  }

  function detach(): void {
    attached?.unlisten()
    attached = undefined
  }

  const connector: Connector = {
    ...identity,
    namespaces: ['eip155'],
    // A page inside a wallet uses the account of that wallet.
    canChooseAccounts: identity.isHost !== true,
    // `eth_accounts` has no prompt.
    isRestoreSilent: true,
    isAvailable: () => isProvider(findProvider()),
    getProvider(namespace) {
      if (namespace !== 'eip155') return undefined
      if (attached) attach()
      return getProvider()
    },
    async prepare() {
      await Promise.all([begin(), canSignIn && loadSignIn()])
    },
    async connect({ namespaces, ...rest }) {
      if (namespaces && !namespaces.includes('eip155')) return []
      attach()
      // Once the code has loaded, the wallet is asked in the same tick.
      const { connect } = wallet ?? (await begin())
      return [await connect({ provider: getProvider(), subscribe: emitter.subscribe, ...rest })]
    },
    async restore({ namespaces, signal }) {
      if (namespaces && !namespaces.includes('eip155')) return []
      const { restore } = await begin()
      const restored = await restore({ provider: getProvider(), signal })
      return restored ? [restored] : []
    },
    ...(canSignIn && {
      async authenticate(asked: AuthenticateParameters) {
        const [{ authenticate }] = await Promise.all([loadSignIn(), begin()])
        return authenticate(getProvider(), asked)
      },
    }),
    async switchNetwork({ network, signal }) {
      attach()
      const { switchNetwork } = wallet ?? (await begin())
      await switchNetwork({ network, provider: getProvider(), signal })
    },
    async disconnect() {
      const { forget } = await begin()
      await forget(getProvider())
    },
    subscribe(listener) {
      const unsubscribe = emitter.subscribe(listener)
      attach()
      return () => {
        unsubscribe()
        if (emitter.size === 0) detach()
      }
    },
  }
  return {
    connector,
    dispose() {
      isDisposed = true
      detach()
    },
  }
}
