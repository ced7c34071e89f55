import type { ConnectorContext } from '@foyer/chains'
import { type ConnectorFixture, describeConnector } from '@foyer/chains/conformance'
import { mainnet, solana } from '@foyer/chains/networks'
import { type CreateFrame, embeddedWallet } from '@foyer/headless/embedded'
import { createMemoryStorage } from '@foyer/headless/testing'
import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { afterAll, beforeAll } from 'vitest'

const networks = [mainnet, solana]
/** Requests of connecting, restoring and disconnecting. */
const NAMES = ['GET_USER', 'IS_CONNECTED', 'SIGN_OUT', 'SWITCH_NETWORK'] as const
/** Three seconds, and the delay of timers on a busy machine. */
const SIGN_OUT_LIMIT_MS = 10_000

type World = Pick<Sandbox, 'urls' | 'secureSite' | 'stop'>
type Message = { readonly id: string; readonly type: string; readonly payload?: unknown }
type Answer = {
  readonly payload?: unknown
  readonly error?: string
  readonly isSilent?: boolean
}

let world: World
beforeAll(async () => {
  world = await createSandbox({ evm: false, solana: false, relay: false, backend: false })
})
afterAll(() => world.stop())

/** Browser with the frame of the secure site, without its page: there are no approvals to show. */
function createBrowser() {
  const token = crypto.randomUUID()
  const listeners = new Set<(data: unknown) => void>()
  const ask = async (name: string, payload?: unknown): Promise<Answer> => {
    const body = JSON.stringify({ token, name, payload })
    const response = await fetch(`${world.urls.secureSite}/ask`, { method: 'POST', body })
    return (await response.json()) as Answer
  }
  const emit = (type: string, payload?: unknown, id?: string): void => {
    for (const listener of listeners) listener({ type: `@w3m-frame/${type}`, payload, id })
  }
  const createFrame: CreateFrame = ({ onMessage }) => {
    const listener = onMessage ?? (() => undefined)
    listeners.add(listener)
    queueMicrotask(() => emit('READY'))
    return {
      place: () => undefined,
      hide: () => undefined,
      destroy: () => void listeners.delete(listener),
      post(message) {
        const { id, type, payload } = message as Message
        const name = type.replace('@w3m-app/', '')
        void ask(name, payload).then((answer) => {
          if (answer.isSilent) return
          if (answer.error === undefined) emit(`${name}_SUCCESS`, answer.payload, id)
          else emit(`${name}_ERROR`, { message: answer.error }, id)
        })
      },
    }
  }
  return { ask, emit, createFrame, listenerCount: () => listeners.size }
}

async function createFixture(): Promise<ConnectorFixture> {
  const { ask, emit, createFrame, listenerCount } = createBrowser()
  // The browser has an earlier login.
  await ask('CONNECT_EMAIL', { email: 'mira@example.com' })
  await ask('CONNECT_OTP', { otp: '123456' })
  const context: ConnectorContext = {
    networks,
    storage: createMemoryStorage(),
    metadata: { name: 'Foyer', description: 'An app', url: 'https://app.example', icons: [] },
    projectId: undefined,
    secureSite: world.urls.secureSite,
    accountTypeOf: async () => 'eoa',
  }
  const connector = embeddedWallet({ createFrame })(context)
  const behave = (behaviour: Parameters<World['secureSite']['setBehaviour']>[1]) => (): void => {
    for (const name of NAMES) world.secureSite.setBehaviour(name, behaviour)
  }
  return {
    connector,
    networks,
    disconnectLimitMs: SIGN_OUT_LIMIT_MS,
    wallet: {
      accept: behave({}),
      decline: behave({ error: 'User rejected the request' }),
      hang: behave({ isSilent: true }),
      fail: behave({ error: 'Broken' }),
      changeAccount: () =>
        emit('GET_USER_SUCCESS', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 1 }),
      // A logged-in user connects without a prompt.
      promptCount: () => 0,
      listenerCount,
    },
    cleanUp: () => connector.subscribe(() => undefined)(),
  }
}

describeConnector('embeddedWallet, with the sandbox’s secure site', createFixture)
