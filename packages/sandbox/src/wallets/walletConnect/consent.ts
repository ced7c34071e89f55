import { RpcError } from '../../base/rpc.ts'
import { never, wait } from '../../base/wait.ts'
import {
  checkBehaviour,
  checkMethodBehaviours,
  type MethodBehaviour,
  SLOW_MS,
  type WalletBehaviour,
} from '../behaviours.ts'

/** Behaviours by method; a `locked` one waits until the behaviour is set again. */
export type SessionBehaviours = Readonly<Record<string, MethodBehaviour | 'locked'>>

export type ConsentOptions = {
  /** @default 'approve' */
  readonly behaviour?: WalletBehaviour | undefined
  /** Behaviours of single methods, before `behaviour`. A proposal is `wc_sessionPropose`. */
  readonly behaviours?: SessionBehaviours | undefined
  /** Delay in ms when slow. @default 1 500 */
  readonly delayMs?: number | undefined
}

/** Decides prompts of the wallet. */
export type Consent = {
  /** Resolves on approval; rejects with the error for the app. */
  readonly ask: (method: string) => Promise<void>
  /** Requests that wait for unlocking are approved. */
  readonly setBehaviour: (behaviour: WalletBehaviour | SessionBehaviours) => void
}

const refusals: Readonly<Record<'reject' | 'unsupported' | 'crash', readonly [number, string]>> = {
  reject: [5000, 'User rejected.'],
  unsupported: [5101, 'Unsupported methods.'],
  crash: [-32_000, 'The wallet crashed'],
}

export function createConsent({ delayMs = SLOW_MS, ...options }: ConsentOptions): Consent {
  let behaviour = checkBehaviour(options.behaviour ?? 'approve')
  let behaviours = checkMethodBehaviours(options.behaviours ?? {}, { canLock: true })
  const waiting: (() => void)[] = []
  return {
    async ask(method) {
      const decision = behaviours[method] ?? behaviour
      if (decision === 'silent') await never()
      else if (decision === 'locked') await new Promise<void>((resolve) => waiting.push(resolve))
      else if (decision === 'slow') await wait(delayMs)
      else if (decision !== 'approve') throw new RpcError(...refusals[decision])
    },
    setBehaviour(next) {
      if (typeof next === 'string') {
        behaviour = checkBehaviour(next)
        behaviours = {}
      } else behaviours = checkMethodBehaviours(next, { canLock: true })
      for (const resume of waiting.splice(0)) resume()
    },
  }
}
