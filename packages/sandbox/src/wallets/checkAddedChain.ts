import { listOf, recordOf, stringOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'

const KNOWN: ReadonlySet<string> = new Set([
  'chainId',
  'chainName',
  'nativeCurrency',
  'rpcUrls',
  'blockExplorerUrls',
  'iconUrls',
])
const MAX_SYMBOL = 6
const DECIMALS = 18

/** Rejects a chain of `wallet_addEthereumChain` (EIP-3085) that extensions do not add. */
export function checkAddedChain(chain: Readonly<Record<string, unknown>>): void {
  const { chainName, nativeCurrency, rpcUrls, blockExplorerUrls } = chain
  const unknown = Object.keys(chain).filter((key) => !KNOWN.has(key))
  if (unknown.length > 0) throw rpcError('invalidParams', `The wallet does not know ${unknown.join()}`)
  stringOf(chainName, 'a chain name')
  if (!listOf(rpcUrls).some(isSecure)) throw rpcError('invalidParams', 'Expected an RPC URL with https')
  if (blockExplorerUrls !== undefined && !listOf(blockExplorerUrls).some(isSecure))
    throw rpcError('invalidParams', 'Expected an explorer with https')
  if (nativeCurrency === undefined) return
  const { symbol, decimals } = recordOf(nativeCurrency, 'a currency')
  const { length } = stringOf(symbol, 'a symbol')
  if (length === 0 || length > MAX_SYMBOL)
    throw rpcError('invalidParams', 'Expected a symbol of 1 to 6 letters')
  if (decimals !== DECIMALS) throw rpcError('invalidParams', 'Expected 18 decimals')
}

/** `https`, or a server of the same computer. */
function isSecure(url: unknown): boolean {
  const { protocol, hostname } = URL.canParse(String(url)) ? new URL(String(url)) : new URL('none:')
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)
}
