import type { CaipNetwork } from '../types.ts'

type Listener = (event: unknown) => void
type Namespaces = Readonly<
  Record<string, { readonly chains: readonly string[]; readonly methods: readonly string[] }>
>

const ACCOUNTS = ['0x52908400098527886E0F7030069857D2E4169EE7', '0x8617E340B3D01FA5F11F306F4090FD50E238070D']
const REJECTION = { code: 5000, message: 'User rejected.' }

/** A WalletConnect client whose wallet the test controls. */
export function createFakeSignClient(networks: readonly CaipNetwork[]) {
  const listeners = new Map<string, Set<Listener>>()
  const sessions = new Map<string, Record<string, unknown>>()
  let behaviour: 'accept' | 'decline' | 'hang' | 'fail' = 'accept'
  let prompts = 0
  let changes = 0
  const react = <result>(answer: () => result): Promise<result> =>
    new Promise((resolve, reject) => {
      if (behaviour === 'accept') resolve(answer())
      if (behaviour === 'decline') reject(REJECTION)
      if (behaviour === 'fail') reject(new TypeError('broken'))
    })
  const emit = (name: string, event: unknown): void => {
    for (const listener of listeners.get(name) ?? []) listener(event)
  }
  const settle = (asked: Namespaces): unknown => {
    const namespaces = Object.entries(asked).map(([key, { chains, methods }]) => [
      key,
      {
        chains,
        methods,
        events: ['accountsChanged', 'chainChanged'],
        accounts: chains.flatMap((chain) => ACCOUNTS.map((address) => `${chain}:${address}`)),
      },
    ])
    const session = {
      topic: `topic-${sessions.size}`,
      expiry: 4_000_000_000,
      namespaces: Object.fromEntries(namespaces) as unknown,
      peer: { metadata: { name: 'Wallet', url: 'https://wallet.example', icons: [] } },
    }
    sessions.set(session.topic, session)
    return session
  }
  const off = (name: string, listener: Listener): unknown => listeners.get(name)?.delete(listener)
  const client = {
    connect: async ({ optionalNamespaces }: { optionalNamespaces: Namespaces }) => ({
      uri: 'wc:00@2?symKey=00',
      approval: () => {
        prompts += 1
        return react(() => settle(optionalNamespaces))
      },
    }),
    request: () => {
      prompts += 1
      return react(() => '0x')
    },
    ping: () => react(() => undefined),
    disconnect: ({ topic }: { topic: string }) => react(() => void sessions.delete(topic)),
    session: {
      get keys() {
        return [...sessions.keys()]
      },
      getAll: () => {
        if (behaviour === 'fail') throw new TypeError('broken')
        return [...sessions.values()]
      },
      get: (topic: string) => sessions.get(topic),
      update: async (topic: string, update: object) =>
        void sessions.set(topic, { ...sessions.get(topic), ...update }),
    },
    proposal: { getAll: () => [], delete: async () => undefined },
    events: { emit },
    on: (name: string, listener: Listener) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off,
    core: {
      relayer: { on: () => undefined, off: () => undefined },
      expirer: { del: () => undefined },
      pairing: { pairings: { keys: [] }, disconnect: async () => undefined },
    },
  }
  return {
    client,
    sessions,
    networks,
    emit,
    wallet: {
      accept: () => void (behaviour = 'accept'),
      decline: () => void (behaviour = 'decline'),
      hang: () => void (behaviour = 'hang'),
      fail: () => void (behaviour = 'fail'),
      changeAccount() {
        changes += 1
        const [topic] = [...sessions.keys()].slice(-1)
        emit('session_event', {
          id: changes,
          topic,
          params: {
            chainId: networks[0]?.caipNetworkId,
            event: { name: 'accountsChanged', data: [ACCOUNTS[1]] },
          },
        })
      },
      promptCount: () => prompts,
      listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    },
  }
}
