/**
 * Contracts that move the native currency of a network as an ERC-20 token: both are one balance, in the same base units.
 * Metis, Moonbeam, Moonriver, Celo, and Sepolia of Celo.
 */
const NATIVE_CONTRACTS: Readonly<Partial<Record<string, string>>> = {
  'eip155:1088': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  'eip155:1284': '0x0000000000000000000000000000000000000802',
  'eip155:1285': '0x0000000000000000000000000000000000000802',
  'eip155:42220': '0x471ece3750da237f93b8e339c536989b8978a438',
  'eip155:11142220': '0x471ece3750da237f93b8e339c536989b8978a438',
}

/**
 * Whether a contract moves the native currency of a network (CAIP-2), as that of CELO does; true without a contract.
 *
 * @example
 * ```ts
 * import { isNativeCurrency } from '@foyer/chains/units'
 * isNativeCurrency('eip155:42220', '0x471EcE3750Da237f93B8E339c536989b8978a438') // true
 * isNativeCurrency('eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48') // false
 * ```
 */
export const isNativeCurrency = (caipNetworkId: string, contract: string | undefined): boolean =>
  contract === undefined || NATIVE_CONTRACTS[caipNetworkId] === contract.toLowerCase()
