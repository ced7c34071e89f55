import { createRequire } from 'node:module'
import { vi } from 'vitest'
import { RpcError } from '../base/rpc.ts'
import type { EvmWallet } from '../wallets/evmWallet.ts'

type Page = EventTarget & Record<string, unknown>
type Request = { readonly method: string; readonly params?: unknown }
type Message = {
  /** Absent in messages that open the stream. */
  readonly data?: { readonly type: string; readonly data: { readonly ident: string; readonly data: Request } }
}
type Stream = {
  on: (event: 'data', listener: (message: Message) => void) => void
  write: (message: object) => void
}
type StreamClass = new (names: { readonly name: string; readonly target: string }) => Stream

/** The extension at the other end of Rabby's messages. */
export type Rabby = {
  readonly lock: () => void
  /** The extension sends `unlock`, for which its code for pages emits no event. */
  readonly unlock: () => void
}

const PACKAGE = '@rabby-wallet/page-provider'
const load = createRequire(import.meta.url)

/** Message event with a window as its source; in Node only a port can be the source. */
class WindowMessage extends Event {
  readonly #facts: { readonly data: unknown; readonly source: Page }
  constructor(data: unknown, source: Page) {
    super('message')
    this.#facts = { data, source }
  }
  get data(): unknown {
    return this.#facts.data
  }
  get source(): Page {
    return this.#facts.source
  }
  get origin(): string {
    return 'https://app.example'
  }
}

/** The members of a window and a document that the package uses. */
function stubWindow(page: Page): void {
  const none = (): undefined => undefined
  const postMessage = (data: unknown): void =>
    queueMicrotask(() => page.dispatchEvent(new WindowMessage(data, page)))
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('MessageEvent', WindowMessage)
  vi.stubGlobal('navigator', { userAgent: 'Chrome' })
  vi.stubGlobal('location', { origin: 'https://app.example', href: 'https://app.example/' })
  vi.stubGlobal('document', {
    readyState: 'complete',
    visibilityState: 'visible',
    title: 'App',
    addEventListener: none,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  vi.stubGlobal('window', Object.assign(page, { postMessage }))
}

/**
 * The page's half of Rabby (`@rabby-wallet/page-provider`), announced by EIP-6963 on the page, over its messages to a
 * sandbox wallet in place of the extension.
 */
export function injectRabby(page: Page, { provider: wallet, ...controls }: EvmWallet): Rabby {
  stubWindow(page)
  const file = load.resolve(PACKAGE)
  const { WindowPostMessageStream } = createRequire(file)('@metamask/post-message-stream') as {
    readonly WindowPostMessageStream: StreamClass
  }
  const stream = new WindowPostMessageStream({ name: 'rabby-content-script', target: 'rabby-page-provider' })
  const send = (type: string, data: object): void => stream.write({ data: { type, data } })
  const notify = (event: string, data?: unknown): void => send('message', { event, data })
  let isUnlocked = true

  const read = (method: string): Promise<unknown> => wallet.request({ method })
  const answer = async ({ method, params }: Request): Promise<unknown> => {
    if (method === 'tabCheckin') return null
    if (method === 'rabby:getProviderConfig') return { rdns: '', isMetamaskMode: false }
    if (method !== 'getProviderState') return wallet.request({ method, params })
    const [accounts, chainId] = [await read('eth_accounts'), await read('eth_chainId')]
    return { accounts, chainId, networkVersion: `${Number(chainId)}`, isUnlocked }
  }
  stream.on('data', ({ data: message }) => {
    if (message?.type !== 'request') return
    const { ident, data } = message.data
    // A wallet may throw at once.
    Promise.resolve(data)
      .then(answer)
      .then(
        (res) => send('response', { ident, res }),
        (error: unknown) => send('response', { ident, err: toError(error) }),
      )
  })
  wallet.on('accountsChanged', (accounts: unknown) => {
    if (isUnlocked) notify('accountsChanged', accounts)
  })
  wallet.on('chainChanged', (chain: unknown) =>
    notify('chainChanged', { chain, networkVersion: `${Number(chain)}` }),
  )

  // Its code runs once for each page.
  delete load.cache[file]
  load(PACKAGE)
  return {
    lock() {
      controls.lock()
      isUnlocked = false
      notify('lock')
    },
    unlock() {
      controls.unlock()
      isUnlocked = true
      notify('unlock')
    },
  }
}

const toError = (error: unknown): object =>
  error instanceof RpcError
    ? { code: error.code, message: error.message, data: error.data }
    : { message: 'Internal error' }
