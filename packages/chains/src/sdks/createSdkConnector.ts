import { settledWithin } from '../async/deadline.ts'
import type { AuthenticateParameters, Connector, ConnectParameters } from '../connector.ts'
import { createEip1193Connector, isProvider, type Eip1193Provider } from '../eip155/createEip1193Connector.ts'
import { hasMethod, read } from '../errors/foreign.ts'
import { isPeerMissing } from '../isPeerMissing.ts'
import { load } from '../load.ts'
import { createError } from './errors.ts'
import { findBaseApp } from './findBaseApp.ts'

export type SdkConnectorParameters = Pick<Connector, 'id' | 'name'> & {
  /** Package name on npm. */
  readonly packageName: string
  readonly loadSdk: () => Promise<unknown>
  /** Function of the package that creates the SDK. */
  readonly factory: string
  /** Parameters of that function. */
  readonly options: Readonly<Record<string, unknown>>
  /** The wallet can sign in while it connects (ERC-7846). @default false */
  readonly canSignIn?: boolean | undefined
}

/** Time limit of a disconnect in ms. */
const FORGET_TIMEOUT_MS = 100

/**
 * EVM wallet with its own npm package, an optional peer dependency. The wallet opens a window, so the package must load
 * before the click. Without the package, production hides the wallet, and development shows how to install it.
 */
export function createSdkConnector(parameters: SdkConnectorParameters): Connector {
  const { packageName, loadSdk, factory, options, canSignIn, ...identity } = parameters
  const { id, name } = identity
  let provider: Eip1193Provider | undefined
  let loading: Promise<Eip1193Provider> | undefined
  let isMissing = false

  async function open(): Promise<Eip1193Provider> {
    try {
      const sdk = await load(loadSdk)
      // In Node the package may be CommonJS, with its exports under `default`.
      const exported = [sdk, read(sdk, 'default')].find((candidate) => hasMethod(candidate, factory))
      const made = exported && (exported as Record<string, (given: unknown) => unknown>)[factory]?.(options)
      const found = hasMethod(made, 'getProvider') ? made.getProvider() : undefined
      if (!isProvider(found)) throw createError('SDK_UNUSABLE', { packageName })
      return (provider = found)
    } catch (cause) {
      isMissing = isPeerMissing(cause, packageName)
      throw isMissing ? createError('SDK_MISSING', { name, packageName }, { cause }) : cause
    }
  }

  const start = (): Promise<Eip1193Provider> => {
    loading ??= open().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const { connector } = createEip1193Connector({
    ...identity,
    uid: `eip155:${id}`,
    type: 'EXTERNAL',
    interaction: 'popup',
    rdns: id,
    canSignIn,
    // In the browser of the Base app the SDKs return its wallet, which may already be listed as host wallet.
    getProvider: () => provider ?? findBaseApp(globalThis),
  })
  const { authenticate } = connector
  const connect = (wanted: ConnectParameters): ReturnType<Connector['connect']> =>
    connector.connect({ ...wanted, isAccountChoice: undefined })
  return {
    ...connector,
    // The SDKs pass a request for permissions on to a node, and expose the accounts of the first connect until its end.
    canChooseAccounts: false,
    isAvailable: () => !isMissing || !isProduction(),
    async prepare() {
      await Promise.all([start(), connector.prepare?.()])
    },
    // Once prepared, connects in the tick of the click.
    connect: (wanted) => (provider ? connect(wanted) : start().then(() => connect(wanted))),
    ...(authenticate && {
      async authenticate(asked: AuthenticateParameters) {
        await start()
        return authenticate(asked)
      },
    }),
    async restore(wanted) {
      await start()
      return connector.restore?.(wanted) ?? []
    },
    async disconnect() {
      const forget = async (): Promise<unknown> =>
        hasMethod(provider, 'disconnect') ? provider.disconnect() : connector.disconnect()
      await settledWithin(FORGET_TIMEOUT_MS, forget())
    },
  }
}

function isProduction(): boolean {
  try {
    // Bundlers replace the expression. `typeof process` before it would be false in pages.
    return process.env.NODE_ENV === 'production'
  } catch {
    // Unbundled pages have no `process`.
    return true
  }
}
