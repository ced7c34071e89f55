import { sign } from '@scure/sr25519'
import { vi } from 'vitest'
import { polkadotAccount } from '../polkadot/accounts.ts'
import type { InjectedAccount } from '../wallets/polkadot/injectPolkadot.ts'

/**
 * Behaviour of the user in the window of polkadot{.js}: `wait` leaves it open, `later` cancels, `reject` refuses the
 * page for good. With `silent` and `crash` the extension does not open it.
 */
export type PolkadotJsUser = 'accept' | 'wait' | 'later' | 'reject' | 'silent' | 'crash'

export type PolkadotJs = {
  /** Resolves with the accounts and the signer for the page, as `injectExtension` takes it. */
  readonly enable: (origin: string) => Promise<object>
  readonly setUser: (user: PolkadotJsUser) => void
  /** Answers every further message of the page in place of the extension; `undefined` ends that. */
  readonly lie: (answer: (() => Promise<unknown>) | undefined) => void
  /** The user exposes one other account to the page. */
  readonly changeAccount: () => void
  /** Windows that the extension has opened. */
  readonly promptCount: () => number
  readonly listenerCount: () => number
  readonly cleanUp: () => void
}

const URL_OF_PAGE = 'https://app.example/'
const ORIGIN_OF_PAGE = 'https://app.example'

type Message = { readonly id: string; readonly message: string; readonly request: unknown }
type BytesRequest = { readonly address: string; readonly data: string }

/** `stored` is the storage of the extension. `signsEveryMs`: shortest time between two requests for signatures. */
export async function injectPolkadotJs(
  stored: Map<string, string>,
  { signsEveryMs = 0 }: { readonly signsEveryMs?: number } = {},
): Promise<PolkadotJs> {
  let [user, prompts]: [PolkadotJsUser, number] = ['accept', 0]
  const subscriptions = new Map<string, { readonly unsubscribe: () => void }>()
  const keys = [polkadotAccount(0), polkadotAccount(1)]
  const none = (): undefined => undefined

  vi.stubEnv('EXTENSION_PREFIX', 'test')
  vi.stubGlobal('chrome', {
    storage: {
      local: {
        get: async () => Object.fromEntries(stored),
        set: async (values: object) => {
          for (const [key, value] of Object.entries(values)) stored.set(key, value as string)
        },
        remove: async (key: string) => void stored.delete(key),
      },
    },
    action: { setBadgeText: none },
    runtime: { getURL: (path: string) => path },
    windows: {
      getCurrent: (found: (window: object) => void) => found({}),
      create: () => void prompts++,
      remove: none,
    },
  })
  const [{ default: State }, { default: RequestBytesSign }, pageHalf] = await Promise.all([
    import('@polkadot/extension-base/background/handlers/State'),
    import('@polkadot/extension-base/background/RequestBytesSign'),
    import('@polkadot/extension-base/page'),
  ])
  const state = new State({}, signsEveryMs)
  await state.init()

  const answered = new Set<string>()
  const isNew = ({ id }: { readonly id: string }): boolean => {
    if (user === 'wait' || answered.has(id)) return false
    answered.add(id)
    return true
  }
  const answerConnections = (): void => {
    for (const { id } of state.allAuthRequests.filter(isNew)) {
      const pending = state.getAuthRequest(id)
      const authorizedAccounts = keys.map(({ address }) => address)
      if (user === 'accept') void pending.resolve({ authorizedAccounts, result: true })
      else void pending.reject(new Error(user === 'reject' ? 'Rejected' : 'Cancelled'))
    }
  }
  const answerSignatures = (): void => {
    for (const { id, account, request } of state.allSignRequests.filter(isNew)) {
      const pending = state.getSignRequest(id)
      const secretKey = keys.find(({ address }) => address === account.address)?.secretKey
      const pair = { sign: (bytes: Uint8Array) => secretKey && sign(secretKey, bytes) }
      if (user === 'accept') pending.resolve({ id, ...request.sign(undefined as never, pair as never) })
      else pending.reject(new Error('Cancelled'))
    }
  }
  state.authSubject.subscribe(answerConnections)
  state.signSubject.subscribe(answerSignatures)

  const shown = (): readonly InjectedAccount[] => {
    const { authorizedAccounts = [] } = state.authUrls[ORIGIN_OF_PAGE] ?? {}
    return keys
      .filter(({ address }) => authorizedAccounts.includes(address))
      .map(({ address }) => ({ address, genesisHash: null, name: 'Account', type: 'sr25519' }))
  }
  const answer = async ({ id, message, request }: Message): Promise<unknown> => {
    if (user === 'silent') return new Promise(none)
    if (user === 'crash') throw new Error('broken')
    if (message === 'pub(authorize.tab)') return state.authorizeUrl(URL_OF_PAGE, request as never)
    state.ensureUrlAuthorized(URL_OF_PAGE)
    if (message === 'pub(accounts.list)') return shown()
    if (message === 'pub(accounts.subscribe)') {
      const emit = (): void => pageHalf.handleResponse({ id, subscription: shown() } as never)
      subscriptions.set(id, state.authUrlSubjects[ORIGIN_OF_PAGE]?.subscribe(emit) ?? { unsubscribe: none })
      return id
    }
    if (message === 'pub(accounts.unsubscribe)') {
      const subscription = (request as { readonly id: string }).id
      subscriptions.get(subscription)?.unsubscribe()
      return subscriptions.delete(subscription)
    }
    const { address } = request as BytesRequest
    return state.sign(URL_OF_PAGE, new RequestBytesSign(request as never), { address })
  }

  let lie: (() => Promise<unknown>) | undefined
  // The content script forwards messages, and only the message of an error.
  const window = {
    postMessage(message: Message) {
      const answered = lie ? lie() : answer(message)
      answered.then(
        (response) => pageHalf.handleResponse({ id: message.id, response } as never),
        (error: Error | undefined) =>
          pageHalf.handleResponse({ id: message.id, error: `${error?.message}` } as never),
      )
    },
  }
  vi.stubGlobal('window', window)
  // Disables the check of the page's half, every few seconds, that its extension still exists.
  vi.stubGlobal('setInterval', none)

  return {
    enable: pageHalf.enable,
    setUser(next) {
      user = next
      answerConnections()
      answerSignatures()
    },
    lie: (next) => void (lie = next),
    changeAccount() {
      const [first, second] = keys.map(({ address }) => address)
      const next = shown()[0]?.address === first ? second : first
      void state.updateAuthorizedAccounts([[ORIGIN_OF_PAGE, [next ?? '']]])
    },
    promptCount: () => prompts,
    listenerCount: () => subscriptions.size,
    cleanUp() {
      for (const subscription of subscriptions.values()) subscription.unsubscribe()
      // A later page load has replaced this one.
      if (globalThis.window !== (window as unknown)) return
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
    },
  }
}
