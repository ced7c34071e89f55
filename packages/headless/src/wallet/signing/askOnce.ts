import { abortable } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { accountAtom } from '../accountState.ts'
import type { SignerParameters } from './withSigner.ts'

/**
 * Makes a request of the app once: while it is under way, a call with the same account, network and parameters has the
 * same result, so that a double click is one request.
 */
export function askOnce<result>(
  config: Config,
  name: string,
  { account, caipNetworkId, signal }: SignerParameters,
  parameters: object,
  ask: () => Promise<result>,
): Promise<result> {
  const { shared, store } = internalsOf(config)
  const from = account ?? store.get(accountAtom).caipAddress
  const key = `${name} ${JSON.stringify([from, caipNetworkId, parameters], writeBigInt)}`
  const running = shared.get(key) as Promise<result> | undefined
  if (running) return abortable(running, signal)
  const asking = ask()
  shared.set(key, asking)
  const done = (): void => {
    if (shared.get(key) === asking) shared.delete(key)
  }
  asking.then(done, done)
  return asking
}

const writeBigInt = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)
