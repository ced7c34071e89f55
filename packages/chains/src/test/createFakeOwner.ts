import type { WalletControls } from '../conformance/fixtures.ts'

export type FakeOwner = Omit<WalletControls, 'changeAccount'> & {
  /** Requests to the wallet, in order. */
  readonly calls: { readonly method: string; readonly params: readonly unknown[] }[]
  /** Settles as configured; `prompt` counts a prompt. */
  readonly answer: <value>(
    method: string,
    params: readonly unknown[],
    prompt: boolean,
    value: () => value,
  ) => Promise<value>
  readonly listen: (event: string, listener: (value: never) => void) => () => void
  readonly unlisten: (event: string, listener: (value: never) => void) => void
  readonly emit: (event: string, value?: unknown) => void
}

/** Controls of a fake wallet of any namespace; `rejection` is its error for a declined request. */
export function createFakeOwner(rejection: unknown = { code: 4001, message: 'No' }): FakeOwner {
  const calls: FakeOwner['calls'] = []
  const listeners = new Set<{ readonly event: string; readonly listener: (value: never) => void }>()
  let behaviour: 'accept' | 'decline' | 'hang' | 'fail' = 'accept'
  let prompts = 0
  return {
    calls,
    async answer(method, params, prompt, value) {
      calls.push({ method, params })
      if (behaviour === 'fail') throw 'broken'
      if (behaviour === 'hang') return new Promise(() => undefined)
      if (prompt) prompts += 1
      if (prompt && behaviour === 'decline') throw rejection
      return value()
    },
    listen(event, listener) {
      const entry = { event, listener }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    unlisten(event, listener) {
      for (const entry of listeners)
        if (entry.event === event && entry.listener === listener) listeners.delete(entry)
    },
    emit(event, value) {
      for (const entry of [...listeners]) if (entry.event === event) entry.listener(value as never)
    },
    accept: () => void (behaviour = 'accept'),
    decline: () => void (behaviour = 'decline'),
    hang: () => void (behaviour = 'hang'),
    fail: () => void (behaviour = 'fail'),
    promptCount: () => prompts,
    listenerCount: () => listeners.size,
  }
}
