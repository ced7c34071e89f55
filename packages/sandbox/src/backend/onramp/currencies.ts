import { nativeTokens, type SandboxToken, sandboxTokens } from '../../base/tokens.ts'

/** US dollars per unit. */
const rates = { USD: 1, EUR: 1.1, GBP: 1.25 } as const

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

export const paymentCurrencies: readonly object[] = Object.keys(rates).map((id) => ({
  id,
  payment_method_limits: limits,
}))

const networks: Readonly<Record<string, { readonly name: string; readonly display_name: string }>> = {
  'eip155:1': { name: 'ethereum-mainnet', display_name: 'Ethereum' },
  'eip155:137': { name: 'polygon-mainnet', display_name: 'Polygon' },
}
/** Network names in the provider's URLs. */
export const networkNames: Readonly<Record<string, string>> = {
  ethereum: 'eip155:1',
  polygon: 'eip155:137',
}

const sold = ['AMBD', 'ETH', 'POL', 'SOL'] as const
const all: readonly SandboxToken[] = [...nativeTokens, ...sandboxTokens]
const tokensOf = (symbol: string): readonly SandboxToken[] => all.filter((token) => token.symbol === symbol)

/** Token of the sandbox on a network, by symbol. */
export const tokenOn = (caipNetworkId: string, symbol: string): SandboxToken | undefined =>
  tokensOf(symbol).find((token) => token.caipNetworkId === caipNetworkId)

/** First token sold on a network. */
export const firstTokenOn = (caipNetworkId: string): SandboxToken | undefined =>
  sold.flatMap(tokensOf).find((token) => token.caipNetworkId === caipNetworkId)

export const purchaseCurrencies: readonly object[] = sold.map((symbol) => ({
  id: `sandbox-${symbol.toLowerCase()}`,
  name: tokensOf(symbol)[0]?.name ?? symbol,
  symbol,
  networks: tokensOf(symbol).flatMap(({ caipNetworkId, address }) => {
    const network = networks[caipNetworkId]
    const chainId = caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
    return network ? [{ ...network, chain_id: chainId, contract_address: address ?? '' }] : []
  }),
}))

const PROVIDER_FEE = 0.015
const NETWORK_FEE = 0.5

/** Quote of an amount with its fee; `undefined` for a token that is not sold. */
export function quoteOf(
  symbol: string,
  currency: string,
  amount: number,
):
  | {
      readonly bought: string
      readonly providerFee: string
      readonly networkFee: string
      readonly subtotal: string
    }
  | undefined {
  const rate = rates[currency as keyof typeof rates]
  const price = tokensOf(symbol)[0]?.price
  if (rate === undefined || price === undefined || !Number.isFinite(amount) || amount < 0) return undefined
  const providerFee = amount * PROVIDER_FEE
  const networkFee = Math.min(amount, NETWORK_FEE / rate)
  const subtotal = Math.max(0, amount - providerFee - networkFee)
  return {
    bought: plain((subtotal * rate) / price),
    providerFee: plain(providerFee),
    networkFee: plain(networkFee),
    subtotal: plain(subtotal),
  }
}

const plain = (value: number): string => value.toFixed(6).replace(/(?:\.|(?<![.0]))0+$/, '') || '0'
