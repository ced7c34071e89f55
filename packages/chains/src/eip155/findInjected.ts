import { read } from '../errors/foreign.ts'
import { isProvider, type Eip1193Provider } from './createEip1193Connector.ts'

/**
 * The wallet that older browsers and in-app browsers put on the page as `ethereum`. Where several share that place, the
 * first one that carries `flag`, e.g. `isMetaMask`; without a flag the first one.
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
