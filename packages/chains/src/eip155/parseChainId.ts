/**
 * The chain id in what a wallet answered, as a decimal string: it may come as hex, as a decimal string or as a number.
 * `undefined` for anything else.
 */
export function parseChainId(value: unknown): string | undefined {
  if (typeof value === 'bigint') return value > 0n ? `${value}` : undefined
  if (typeof value === 'string' && !/^(0x[0-9a-f]+|\d+)$/i.test(value)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const chainId = Number(value)
  return Number.isSafeInteger(chainId) && chainId > 0 ? `${chainId}` : undefined
}
