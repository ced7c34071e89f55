const SATOSHIS = 100_000_000n
const DECIMALS = 8

/** An amount of satoshis, written in bitcoins: plain decimals, no exponent, no separators. */
export function toBitcoins(satoshis: bigint): string {
  const fraction = `${satoshis % SATOSHIS}`.padStart(DECIMALS, '0').replace(/0+$/, '')
  return `${satoshis / SATOSHIS}${fraction && `.${fraction}`}`
}
