import { read } from '../errors/foreign.ts'
import { isProvider, type Eip1193Provider } from './createEip1193Connector.ts'

/**
 * The wallet at `window.ethereum`, where older extensions and in-app browsers inject it. If several share it, the first
 * with the property `flag`, e.g. `isMetaMask`; without a flag the first.
 */
export function findInjected(target: unknown, flag?: string): Eip1193Provider | undefined {
  const ethereum = read(target, 'ethereum')
  const several = read(ethereum, 'providers')
  const candidates: readonly unknown[] = Array.isArray(several) && several.length ? several : [ethereum]
  const found = candidates.find(
    (candidate) => isProvider(candidate) && (!flag || read(candidate, flag) === true),
  )
  return isProvider(found) ? found : !flag && isProvider(ethereum) ? ethereum : undefined
}
