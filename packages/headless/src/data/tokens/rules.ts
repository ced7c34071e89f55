import type {
  CaipAddress,
  CaipNetworkId,
  ChainNamespace,
  ConnectorInteraction,
  ConnectorType,
} from '@foyer/chains'
import { displayAmount } from '../balances/rules.ts'
import { hasFeature } from '../features/featureRules.ts'
import type { TokenBalance, TokenBalances } from './types.ts'

/** Time in ms after a failure in which no request is sent (docs/spec/checklist.md §5, docs/spec/core.md §17). */
export const TOKEN_RETRY_MS = 30_000

/** Placeholder address of a namespace's native currency (docs/spec/api.md §0). */
const placeholders: Readonly<Record<ChainNamespace, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  // Not the mint of wrapped SOL, which ends with 2.
  solana: 'So11111111111111111111111111111111111111111',
  polkadot: '0x',
  bip122: '0x',
  cosmos: '0x',
}

/** Token id for prices and swaps: CAIP-10, with the placeholder for the native currency. */
export const tokenId = (caipNetworkId: CaipNetworkId, address: string | undefined): CaipAddress =>
  `${caipNetworkId}:${address ?? placeholders[caipNetworkId.slice(0, caipNetworkId.indexOf(':')) as ChainNamespace]}` as CaipAddress

/** Key to compare token ids: in lower case on eip155. */
export const tokenKey = (id: string): string => (id.startsWith('eip155:') ? id.toLowerCase() : id)

/** Whether a CAIP-10 id is that of the native currency: its address is the placeholder of the namespace. */
export const isNativeToken = (id: string): boolean => {
  const caipNetworkId = id.slice(0, id.lastIndexOf(':')) as CaipNetworkId
  return tokenKey(id) === tokenKey(tokenId(caipNetworkId, undefined))
}

/** Field in which a row differs from the native currency of its network; `undefined` if they agree. */
export function nativeMismatch(
  claim: { readonly symbol: string; readonly decimals: string },
  native: { readonly symbol: string; readonly decimals: number },
): 'symbol' | 'decimals' | undefined {
  if (Number(claim.decimals) !== native.decimals) return 'decimals'
  return claim.symbol.toLowerCase() === native.symbol.toLowerCase() ? undefined : 'symbol'
}

/** Whether requests are blocked after a failure. They are not blocked if the clock was set back before the failure. */
export const isTokenRetryBlocked = (retryAt: number, now: number): boolean =>
  now < retryAt && now >= retryAt - TOKEN_RETRY_MS

/** Whether a wallet can be asked for assets without a prompt: not if it is on another device, or opens a window. */
export const isQuietWallet = (wallet: {
  readonly type: ConnectorType
  readonly interaction: ConnectorInteraction
}): boolean =>
  wallet.type !== 'WALLET_CONNECT' && (wallet.interaction === 'extension' || wallet.interaction === 'frame')

export type TokenSource = 'wallet' | 'backend' | 'native'

/**
 * Sources of an account's tokens, in order (docs/spec/api.md §6.1): the wallet, if it can list tokens, then the
 * backend; without a backend the native balance on the chain.
 */
export function tokenSources(facts: {
  readonly namespace: ChainNamespace
  /** A connected wallet has the account, can be asked without a prompt, and its namespace has the operation. */
  readonly canAskWallet: boolean
  readonly hasBackend: boolean
}): readonly TokenSource[] {
  const hasTokens = hasFeature(facts.namespace, 'tokens')
  return [
    ...(hasTokens && facts.canAskWallet ? (['wallet'] as const) : []),
    hasTokens && facts.hasBackend ? 'backend' : 'native',
  ]
}

/** List for display: without tokens of 0 decimals (docs/spec/checklist.md §5), each token once, sorted by value. */
export function arrangeTokens(tokens: readonly TokenBalance[]): TokenBalances {
  const seen = new Set<string>()
  const kept = tokens.filter(({ id, quantity }) => {
    const isNew = !seen.has(tokenKey(id))
    seen.add(tokenKey(id))
    return isNew && quantity.decimals !== '0'
  })
  const isKnown =
    kept.some(({ value }) => value !== undefined) ||
    kept.every(({ quantity }) => !/[1-9]/.test(quantity.numeric))
  return {
    tokens: kept.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)),
    ...(isKnown && { total: kept.reduce((sum, { value = 0 }) => sum + value, 0) }),
  }
}

/** Limit of a price or value; larger ones are invalid. */
const MAX_DOLLARS = 1e15

/** Price and value of a token from unverified claims; invalid ones, and a price of 0, are dropped. */
export function tokenWorth(claim: {
  readonly price: number | undefined
  readonly value: number | undefined
  readonly numeric: string
}): Pick<TokenBalance, 'price' | 'value'> {
  const { price: claimed = 0 } = claim
  const price = claimed > 0 && claimed <= MAX_DOLLARS ? claimed : undefined
  const value = claim.value || (price === undefined ? undefined : price * Number(claim.numeric))
  const isKnown = value !== undefined && value >= 0 && value <= MAX_DOLLARS
  return { ...(price !== undefined && { price }), ...(isKnown && { value }) }
}

export type DisplayedFiat = {
  /** `$1,234.56` */
  readonly text: string
  /** `$1,234` */
  readonly whole: string
  /** `56` */
  readonly cents: string
}

export type TokenFormats = {
  /**
   * Display text of an amount: truncated to three decimals without zeros at the end, `<0.001` for a trace, all integer
   * digits (R54).
   */
  readonly amount: (numeric: string | undefined) => string
  /** US dollars, to the cent (docs/spec/checklist.md §5). Texts are empty for a value that is unknown or not finite. */
  readonly fiat: (value: number | undefined) => DisplayedFiat
}

/**
 * Localized formats of amounts, in whole tokens, and of values in US dollars. Create once per list: `Intl` constructors
 * are slow.
 *
 * @example
 * ```ts
 * import { tokenFormats } from '@foyer/headless'
 * console.log(tokenFormats('de').amount('1234.5678')) // 1.234,567
 * ```
 */
export function tokenFormats(locale = 'en-US'): TokenFormats {
  const wholes = new Intl.NumberFormat(locale)
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const isFraction = ({ type }: Intl.NumberFormatPart): boolean => type === 'decimal' || type === 'fraction'
  const join = (parts: readonly Intl.NumberFormatPart[]): string => parts.map(({ value }) => value).join('')
  return {
    amount(numeric) {
      const [sign = '', whole = '0', fraction = ''] =
        /^(<?-?)(\d+)(?:\.(\d+))?$/.exec(displayAmount(numeric))?.slice(1) ?? []
      // Integer digits and fraction are formatted separately, because a floating-point number loses digits.
      const decimals = wholes.formatToParts(Number(`0.${fraction}`)).filter(isFraction)
      return `${sign}${wholes.format(BigInt(whole))}${join(decimals)}`
    },
    fiat(value) {
      const parts = Number.isFinite(value) ? dollars.formatToParts(value as number) : []
      return {
        text: join(parts),
        whole: join(parts.filter((part) => !isFraction(part))),
        cents: join(parts.filter(({ type }) => type === 'fraction')),
      }
    },
  }
}
