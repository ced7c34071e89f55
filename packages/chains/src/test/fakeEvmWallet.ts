import type { WalletControls } from '../conformance/fixtures.ts'
import type { Eip1193Provider } from '../eip155/createEip1193Connector.ts'

type Listener = (...values: unknown[]) => void
type Answer = unknown | ((params: readonly unknown[]) => unknown)

export const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7'
export const OTHER_ACCOUNT = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

const PROMPTS: readonly string[] = [
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]

export type FakeEvmWallet = WalletControls & {
  readonly provider: Eip1193Provider & { listeners: ReadonlyMap<string, ReadonlySet<Listener>> }
  /** Requests to the wallet, in order. */
  readonly calls: { readonly method: string; readonly params: readonly unknown[] }[]
  /** Answers by method; a function is called, and its errors are thrown. */
  readonly answers: Record<string, Answer>
  readonly changeAccount: () => void
  emit(event: string, ...values: readonly unknown[]): void
  methods(): readonly string[]
}

export function createFakeEvmWallet(answers: Readonly<Record<string, Answer>> = {}): FakeEvmWallet {
  const listeners = new Map<string, Set<Listener>>()
  const calls: { method: string; params: readonly unknown[] }[] = []
  let behaviour: 'accept' | 'decline' | 'hang' | 'fail' = 'accept'
  let chainId = '0x1'
  let accounts = [ACCOUNT.toLowerCase(), OTHER_ACCOUNT.toLowerCase()]
  const all: Record<string, Answer> = {
    eth_requestAccounts: () => accounts,
    eth_accounts: () => accounts,
    eth_chainId: () => chainId,
    personal_sign: `0x${'ab'.repeat(65)}`,
    eth_signTypedData_v4: `0x${'cd'.repeat(65)}`,
    eth_sendTransaction: `0x${'ef'.repeat(32)}`,
    wallet_revokePermissions: null,
    wallet_switchEthereumChain: ([{ chainId: next }]: [{ chainId: string }]) => {
      chainId = next
      return null
    },
    wallet_addEthereumChain: null,
    ...answers,
  }
  const provider = {
    listeners,
    async request({
      method,
      params = [],
    }: {
      readonly method: string
      readonly params?: readonly unknown[]
    }) {
      calls.push({ method, params })
      if (behaviour === 'hang') return new Promise(() => undefined)
      if (behaviour === 'decline' && PROMPTS.includes(method)) throw { code: 4001, message: 'No' }
      if (behaviour === 'fail') throw 'broken'
      if (!(method in all)) throw { code: -32601, message: `${method} does not exist` }
      const answer = all[method]
      return typeof answer === 'function'
        ? (answer as (params: readonly unknown[]) => unknown)(params)
        : answer
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  const emit = (event: string, ...values: readonly unknown[]): void => {
    for (const listener of listeners.get(event) ?? []) listener(...values)
  }
  return {
    provider,
    calls,
    answers: all,
    emit,
    methods: () => calls.map(({ method }) => method),
    accept: () => void (behaviour = 'accept'),
    decline: () => void (behaviour = 'decline'),
    hang: () => void (behaviour = 'hang'),
    fail: () => void (behaviour = 'fail'),
    changeAccount() {
      accounts = accounts.toReversed()
      emit('accountsChanged', accounts)
    },
    promptCount: () => calls.filter(({ method }) => PROMPTS.includes(method)).length,
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
