import { never, wait } from '../base/wait.ts'
import {
  checkBehaviour,
  checkMethodBehaviours,
  type MethodBehaviour,
  type MethodBehaviours,
  SLOW_MS,
  type WalletBehaviour,
} from './behaviours.ts'
import { rpcError } from './rpcErrors.ts'
import { SESSION_REVOKE } from './sessionRevoke.ts'

export type OwnerOptions = {
  /** @default 'approve' */
  readonly behaviour?: WalletBehaviour | undefined
  /** Behaviours of single methods, before `behaviour`. */
  readonly behaviours?: MethodBehaviours | undefined
  /** Delay of a prompt in ms. @default 0, or 1 500 when slow */
  readonly delayMs?: number | undefined
}

export type Decision = WalletBehaviour | MethodBehaviour

/** Decides prompts by the configured behaviour. */
export type Owner = {
  readonly decide: (method: string) => Decision
  /** Resolves on approval, rejects with 4001 on rejection. Methods without a prompt resolve at once. */
  readonly ask: (method: string, decision: Decision) => Promise<void>
  readonly setBehaviour: (behaviour: WalletBehaviour) => void
  readonly setBehaviours: (behaviours: MethodBehaviours) => void
  /** Continues requests that wait for unlocking. */
  readonly unlocked: () => void
}

/** Methods that request accounts: one at a time, and held while locked. */
const ACCOUNT_PROMPTS: ReadonlySet<string> = new Set(['eth_requestAccounts', 'wallet_requestPermissions'])

const OTHER_PROMPTS: ReadonlySet<string> = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  SESSION_REVOKE,
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

export function createOwner(options: OwnerOptions, isLocked: () => boolean): Owner {
  let behaviour = checkBehaviour(options.behaviour ?? 'approve')
  let behaviours = checkMethodBehaviours(options.behaviours ?? {})
  let isAskedForAccounts = false
  const unlocking: (() => void)[] = []

  const applyDecision = async (decision: Decision): Promise<void> => {
    const delayMs = options.delayMs ?? (decision === 'slow' ? SLOW_MS : 0)
    if (delayMs > 0) await wait(delayMs)
    if (decision === 'reject') throw rpcError('rejected', 'User rejected the request.')
  }

  return {
    decide: (method) => behaviours[method] ?? behaviour,
    async ask(method, decision) {
      const isForAccounts = ACCOUNT_PROMPTS.has(method)
      if (isForAccounts && isAskedForAccounts) {
        throw rpcError('pending', `Request of type "${method}" is already pending`)
      }
      isAskedForAccounts ||= isForAccounts
      try {
        if (decision === 'silent') await never()
        if (isForAccounts && isLocked()) await new Promise<void>((resolve) => unlocking.push(resolve))
        if (isForAccounts || OTHER_PROMPTS.has(method)) await applyDecision(decision)
      } finally {
        if (isForAccounts) isAskedForAccounts = false
      }
    },
    setBehaviour: (next) => void (behaviour = checkBehaviour(next)),
    setBehaviours: (next) => void (behaviours = checkMethodBehaviours(next)),
    unlocked() {
      for (const resume of unlocking.splice(0)) resume()
    },
  }
}
