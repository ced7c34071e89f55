import { encodeAccount, type Encoding } from './encodeAccount.ts'
import type { Ledger, Processed } from './ledger.ts'
import { parseAddress } from './methods/parseAddress.ts'
import { inContext } from './methods/types.ts'
import { SLOT_MS } from './slots.ts'

const METHOD = /^(account|logs|root|signature|slot)(Subscribe|Unsubscribe)$/

type Kind = 'account' | 'logs' | 'root' | 'signature' | 'slot'
type Subscription = { readonly kind: Kind; readonly parameters: readonly unknown[] }

/** Subscriptions of one socket. */
export type Subscriptions = {
  /** Handles calls that subscribe or unsubscribe; `undefined` for others. */
  readonly handle: (
    method: unknown,
    parameters: readonly unknown[],
  ) => { readonly result: unknown } | undefined
  readonly stop: () => void
}

/** Sends notifications to a socket. Slots are counted only while subscribed. */
export function createSubscriptions(ledger: Ledger, send: (notification: object) => void): Subscriptions {
  const subscriptions = new Map<number, Subscription>()
  let nextId = 1
  let timer: ReturnType<typeof setInterval> | undefined
  let lastSlot = 0

  const notify = (id: number, kind: Kind, result: unknown): void =>
    send({ jsonrpc: '2.0', method: `${kind}Notification`, params: { result, subscription: id } })
  const onProcessed = (processed: Processed): void => {
    for (const [id, { kind, parameters }] of subscriptions) {
      const [about, config] = parameters as [unknown, { readonly encoding?: Encoding } | undefined]
      if (kind === 'signature' && about === processed.signature) {
        // One notification only.
        subscriptions.delete(id)
        notify(id, kind, inContext(ledger, { err: processed.err }))
      }
      if (kind === 'account' && processed.accounts.includes(String(about))) {
        const account = ledger.vm().getAccount(parseAddress(about))
        notify(
          id,
          kind,
          inContext(
            ledger,
            encodeAccount(account, config ?? {}, () => 0),
          ),
        )
      }
      if (kind === 'logs' && isMentioned(about, processed)) {
        const { signature, err, logs } = processed
        notify(id, kind, inContext(ledger, { signature, err, logs }))
      }
    }
  }
  const tick = (): void => {
    const slot = ledger.slots.slot()
    if (slot === lastSlot) return
    lastSlot = slot
    for (const [id, { kind }] of subscriptions) {
      if (kind === 'slot') notify(id, kind, { parent: slot - 1, root: slot - 1, slot })
      if (kind === 'root') notify(id, kind, slot - 1)
    }
  }
  const keepTicking = (): void => {
    const isWanted = [...subscriptions.values()].some(({ kind }) => kind === 'slot' || kind === 'root')
    if (isWanted === (timer !== undefined)) return
    clearInterval(timer)
    timer = isWanted ? setInterval(tick, SLOT_MS) : undefined
  }
  const unwatch = ledger.watch(onProcessed)

  return {
    handle(method, parameters) {
      const [, kind, verb] = METHOD.exec(String(method)) ?? []
      if (kind === undefined) return undefined
      if (verb === 'Unsubscribe') {
        const result = subscriptions.delete(Number(parameters[0]))
        keepTicking()
        return { result }
      }
      const id = nextId++
      subscriptions.set(id, { kind: kind as Kind, parameters })
      keepTicking()
      const known = kind === 'signature' ? ledger.history().get(String(parameters[0])) : undefined
      // After the response with the subscription's id.
      if (known) queueMicrotask(() => onProcessed(known))
      return { result: id }
    },
    stop() {
      unwatch()
      clearInterval(timer)
      subscriptions.clear()
    },
  }
}

function isMentioned(filter: unknown, { accounts }: Processed): boolean {
  if (typeof filter === 'string') return true
  const { mentions = [] } = (filter ?? {}) as { readonly mentions?: readonly string[] }
  return mentions.every((mention) => accounts.includes(mention))
}
