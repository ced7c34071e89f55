import type { WalletControls } from '@foyer/chains/conformance'
import type { NamespaceWalletControls } from '../wallets/namespaceOwner.ts'

type SandboxWallet = NamespaceWalletControls & {
  readonly listenerCount?: (() => number) | undefined
  readonly dispose?: (() => void) | undefined
}

export type ControlledWallet = {
  readonly wallet: WalletControls
  readonly lock: () => void
  readonly unlock: () => void
  readonly cleanUp: () => void
}

/** Controls of a sandbox wallet, as the conformance suites take them. */
export function toControls(wallet: SandboxWallet): ControlledWallet {
  let selected = 0
  return {
    wallet: {
      accept: () => wallet.setBehaviour('approve'),
      decline: () => wallet.setBehaviour('reject'),
      hang: () => wallet.setBehaviour('silent'),
      fail: () => wallet.setBehaviour('crash'),
      changeAccount: () => wallet.setAccount((selected = selected === 0 ? 1 : 0)),
      promptCount: wallet.promptCount,
      listenerCount: wallet.listenerCount ?? (() => 0),
    },
    lock: wallet.lock,
    unlock: wallet.unlock,
    cleanUp: wallet.dispose ?? (() => undefined),
  }
}

/** A page of the sandbox: an event target with the wallets as properties. */
export const createPage = (): EventTarget & Record<string, unknown> =>
  new EventTarget() as EventTarget & Record<string, unknown>

/** Storage of a wallet that outlives its page. */
export const toStorage = (
  stored: Map<string, string>,
): { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void } => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
})
