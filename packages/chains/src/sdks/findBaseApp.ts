import { type Eip1193Provider, isProvider } from '../eip155/createEip1193Connector.ts'
import { read, readPath } from '../errors/foreign.ts'

/**
 * The wallet that the browser of the Base app puts on the page; `undefined` elsewhere. `@base-org/account` and
 * `@coinbase/wallet-sdk` find it in the same way, and return it instead of their own provider.
 */
export function findBaseApp(page: unknown): Eip1193Provider | undefined {
  const ethereum = readPath(page, 'top.ethereum') ?? read(page, 'ethereum')
  return isProvider(ethereum) && read(ethereum, 'isCoinbaseBrowser') === true ? ethereum : undefined
}
