import type { WalletControls } from '@foyer/chains/conformance'
import { injectCosmos } from '@foyer/sandbox/wallets'
import { type Lantern, type LanternAccount, READY_EVENT } from './lantern.ts'

type Listener = (account: LanternAccount | null) => void
type Keys = {
  enable(chainId: string): Promise<void>
  disable(): Promise<void>
  signArbitrary(chainId: string, signer: string, text: string): Promise<{ readonly signature: string }>
}

export type TestWallet = {
  readonly page: EventTarget & { lantern?: Lantern }
  readonly controls: WalletControls
  readonly lock: () => void
  readonly unlock: () => void
  /** Puts the wallet into the page. */
  readonly reveal: () => void
}

const CHAIN = 'cosmoshub-4'

/** Lantern for tests: its API over keys, prompts and permissions of a sandbox wallet. A team uses its own wallet. */
export function createTestWallet(stored = new Map<string, string>()): TestWallet {
  const page: TestWallet['page'] = new EventTarget()
  const inner = new EventTarget() as EventTarget & { readonly keplr: Keys }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const wallet = injectCosmos({ page: inner, storage })
  const listeners = new Set<Listener>()
  let selected = 0
  let isHanging = false
  let isFailing = false
  const settle = async (): Promise<void> => {
    if (isHanging) await new Promise<never>(() => undefined)
    if (isFailing) throw { reason: 'broken' }
  }
  const isPermitted = (): boolean => [...stored.values()].some((text) => text.includes('"isPermitted":true'))
  const account = (): LanternAccount => ({ address: wallet.address() })
  const lantern: Lantern = {
    async open() {
      await inner.keplr.enable(CHAIN)
      return account()
    },
    async current() {
      await settle()
      return isPermitted() ? account() : null
    },
    async close() {
      await inner.keplr.disable()
    },
    async sign({ address, text }) {
      return (await inner.keplr.signArbitrary(CHAIN, address, text)).signature
    },
    on: (_, listener) => void listeners.add(listener),
    off: (_, listener) => void listeners.delete(listener),
  }
  const behave = (behaviour: 'approve' | 'reject' | 'silent' | 'crash') => (): void => {
    isHanging = behaviour === 'silent'
    isFailing = behaviour === 'crash'
    wallet.setBehaviour(behaviour)
  }
  return {
    page,
    controls: {
      accept: behave('approve'),
      decline: behave('reject'),
      hang: behave('silent'),
      fail: behave('crash'),
      changeAccount() {
        wallet.setAccount((selected = selected === 0 ? 1 : 0))
        for (const listener of listeners) listener(account())
      },
      promptCount: wallet.promptCount,
      listenerCount: () => listeners.size,
    },
    lock: wallet.lock,
    unlock: wallet.unlock,
    reveal() {
      page.lantern = lantern
      page.dispatchEvent(new Event(READY_EVENT))
    },
  }
}
