import type { ChainAdapter } from '../adapter.ts'
import type { Connector } from '../connector.ts'
import { eip155 } from '../eip155/eip155.ts'
import { createEmitter } from '../emitter.ts'
import { createError } from '../errors/catalogue.ts'
import { toFoyerError } from '../errors/toFoyerError.ts'
import { cosmoshub } from '../networks/definitions/cosmoshub.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
import { announce, createFakePage, INFO } from '../test/fakePage.ts'
import { describeAdapter } from './describeAdapter.ts'
import { describeConnector } from './describeConnector.ts'
import type { AdapterFixture, ConnectorFixture } from './fixtures.ts'

describeAdapter('eip155, announced', () => {
  const page = createFakePage()
  const wallet = createFakeEvmWallet()
  const adapter = eip155({ target: page, isInjectedEnabled: false })
  return { adapter, networks: [mainnet], wallet, reveal: () => announce(page, INFO, wallet.provider) }
})

describeAdapter('eip155, injected', () => {
  const page = createFakePage()
  const wallet = createFakeEvmWallet()
  const reveal = () => {
    page.ethereum = wallet.provider
    page.dispatchEvent(new Event('ethereum#initialized'))
  }
  return { adapter: eip155({ target: page, isAnnouncedEnabled: false }), networks: [mainnet], wallet, reveal }
})

describeAdapter('a namespace of a third party', createSmallNamespace)

describeConnector('a wallet in a window', () => createSmallWallet('popup'))

/** Minimal adapter. */
function createSmallNamespace(): AdapterFixture {
  const { connector, ...fixture } = createSmallWallet('extension')
  let reveal = (): void => undefined
  const adapter: ChainAdapter<'cosmos'> = {
    namespace: 'cosmos',
    discover({ announce: list }) {
      let undo: (() => void) | undefined
      reveal = () => void (undo ??= list(connector))
      return () => {
        undo?.()
        reveal = () => undefined
      }
    },
    operations: {
      signMessage:
        async () =>
        async ({ provider, signal }, { message }) => {
          const ask = provider as (signal?: AbortSignal) => Promise<string>
          const origin = {
            prefix: 'cosmos:signMessage',
            code: 'SIGN_MESSAGE_FAILED',
            shortMessage: 'Sign message failed',
          }
          return ask(signal).then(
            (key) => `${key}(${message})`,
            (error: unknown) => {
              throw signal?.aborted ? signal.reason : toFoyerError(error, origin)
            },
          )
        },
    },
  }
  return { ...fixture, adapter, reveal: () => reveal() }
}

function createSmallWallet(interaction: Connector['interaction']): ConnectorFixture {
  const emitter = createEmitter<readonly string[]>()
  let behaviour: 'accept' | 'decline' | 'hang' | 'fail' = 'accept'
  let prompts = 0
  let isActive = true
  const answer = (signal?: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (behaviour === 'accept') resolve('key')
      if (behaviour === 'decline') reject('Request rejected')
      if (behaviour === 'fail') reject(new TypeError('broken'))
    })
  const ask = (signal?: AbortSignal) => {
    prompts += 1
    return answer(signal)
  }
  const session = {
    namespace: 'cosmos',
    accounts: [{ address: 'cosmos1zkwrhjhrhjw0u8dqjhk5q6pmyqrfe5cr0ep2kp' }],
    chainId: 'cosmoshub-4',
  } as const
  const connector: Connector = {
    id: 'small',
    uid: 'small',
    name: 'Small',
    type: 'EXTERNAL',
    interaction,
    namespaces: ['cosmos'],
    async connect({ signal }) {
      if (!isActive) throw createError('POPUP_BLOCKED')
      try {
        await ask(signal)
      } catch (error) {
        if (signal?.aborted) throw signal.reason
        throw toFoyerError(error, {
          prefix: 'cosmos:connect',
          code: 'CONNECT_FAILED',
          shortMessage: 'Failed to connect',
        })
      }
      return [session]
    },
    restore: () =>
      answer().then(
        () => [session],
        () => [],
      ),
    disconnect: async () => undefined,
    getProvider: () => ask,
    subscribe: (listener) =>
      emitter.subscribe((addresses) =>
        listener({
          type: 'change',
          namespace: 'cosmos',
          accounts: addresses.map((address) => ({ address })),
        }),
      ),
  }
  return {
    connector,
    networks: [cosmoshub],
    wallet: {
      accept: () => void (behaviour = 'accept'),
      decline: () => void (behaviour = 'decline'),
      hang: () => void (behaviour = 'hang'),
      fail: () => void (behaviour = 'fail'),
      changeAccount: () => emitter.emit(['cosmos1zkwrhjhrhjw0u8dqjhk5q6pmyqrfe5cr0ep2kp']),
      promptCount: () => prompts,
      // The fake wallet adds no listeners to the page.
      listenerCount: () => 0,
    },
    expireUserActivation: () => void (isActive = false),
  }
}
