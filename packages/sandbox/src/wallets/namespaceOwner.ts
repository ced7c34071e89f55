import { never, wait } from '../base/wait.ts'
import { checkBehaviour, crashes, SLOW_MS, type WalletBehaviour } from './behaviours.ts'
import { readMemory, type WalletStorage, writeMemory } from './memory.ts'

export type NamespaceOwnerOptions = {
  /** @default 'approve' */
  readonly behaviour?: WalletBehaviour | undefined
  /** Delay of a prompt in ms. @default 0, or 1 500 when slow */
  readonly delayMs?: number | undefined
  /** Indexes of the namespace's sandbox accounts that the wallet holds. @default [0, 1] */
  readonly accounts?: readonly number[] | undefined
  /** Storage of permission and selection across reloads. @default none */
  readonly storage?: WalletStorage | undefined
}

/** Controls of a wallet of any namespace but eip155, which has more. */
export type NamespaceWalletControls = {
  /** Number of requests by method. */
  readonly requests: Readonly<Record<string, number>>
  /** Number of prompts. */
  readonly promptCount: () => number
  readonly setBehaviour: (behaviour: WalletBehaviour) => void
  readonly lock: () => void
  readonly unlock: () => void
  /** Selects an account by its index in the wallet's list. */
  readonly setAccount: (index: number) => void
  /** Revokes the page's permission. */
  readonly revoke: () => void
}

export type NamespaceOwner = Omit<NamespaceWalletControls, 'setAccount' | 'revoke'> & {
  /** Prompts, and settles by the behaviour. */
  readonly ask: (method: string) => Promise<void>
  /** Prompts, unless the page has permission and the wallet is unlocked. */
  readonly askForAccess: (method: string) => Promise<void>
  /** Answers without a prompt, or fails by the behaviour. */
  readonly read: (method: string) => Promise<void>
  readonly isLocked: () => boolean
  readonly isPermitted: () => boolean
  readonly permit: (isPermitted: boolean) => void
  /** Index of the selected account among the namespace's. */
  readonly selected: () => number
  readonly select: (position: number) => void
}

type Memory = { readonly isPermitted: boolean; readonly position: number }

/** Controls and prompts of a wallet; `rejection` is its error for a declined prompt of a method. */
export function createNamespaceOwner(
  id: string,
  options: NamespaceOwnerOptions,
  rejection: (method: string) => unknown,
): NamespaceOwner {
  const { accounts = [0, 1], storage, delayMs } = options
  const memory = readMemory<Memory>(storage, id)
  const requests: Record<string, number> = {}
  const unlocking: (() => void)[] = []
  let behaviour = checkBehaviour(options.behaviour ?? 'approve')
  let isLocked = behaviour === 'locked'
  let isPermitted = memory.isPermitted ?? false
  let position = accounts[memory.position ?? 0] === undefined ? 0 : (memory.position ?? 0)
  let prompts = 0
  let crashCount = 0

  const save = (): void => writeMemory<Memory>(storage, id, { isPermitted, position })
  const arrive = async (method: string): Promise<void> => {
    requests[method] = (requests[method] ?? 0) + 1
    if (behaviour === 'crash') await (crashes[crashCount++ % crashes.length] as () => Promise<never>)()
    if (behaviour === 'silent') await never()
  }
  const ask = async (method: string): Promise<void> => {
    await arrive(method)
    prompts += 1
    if (isLocked) await new Promise<void>((resolve) => unlocking.push(resolve))
    const pauseMs = delayMs ?? (behaviour === 'slow' ? SLOW_MS : 0)
    if (pauseMs > 0) await wait(pauseMs)
    if (behaviour === 'reject') throw rejection(method)
  }
  const unlock = (): void => {
    isLocked = false
    for (const resume of unlocking.splice(0)) resume()
  }

  return {
    requests,
    promptCount: () => prompts,
    ask,
    askForAccess: (method) => (isPermitted && !isLocked ? arrive(method) : ask(method)),
    read: arrive,
    isLocked: () => isLocked,
    lock: () => void (isLocked = true),
    unlock,
    setBehaviour(next) {
      behaviour = checkBehaviour(next)
      if (next === 'locked') isLocked = true
      else unlock()
    },
    isPermitted: () => isPermitted,
    permit(next) {
      isPermitted = next
      save()
    },
    selected: () => accounts[position] ?? 0,
    select(next) {
      if (accounts[next] === undefined) return
      position = next
      save()
    },
  }
}
