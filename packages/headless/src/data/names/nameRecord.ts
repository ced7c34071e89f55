import { isSameAddress, toCoinType } from '@foyer/chains'

/** Coin type of any EVM chain (ENSIP-19). */
const DEFAULT_EVM = 2 ** 31
/** Coin type of Ethereum (SLIP-44), which ENSIP-11 keeps for chain id 1. */
const ETHEREUM = 60

/**
 * Coin types whose address in a name record may be used on an EVM chain, in order of preference (ENSIP-11, ENSIP-19,
 * docs/spec/rulings.md R66). Chain ids of 2^31 and more have no coin type of their own.
 */
export function evmCoinTypes(chainId: number): readonly number[] {
  const own = chainId < DEFAULT_EVM ? [toCoinType(chainId)] : []
  return [...own, ...(chainId === 1 ? [ETHEREUM] : []), DEFAULT_EVM]
}

/** Whether a name record has EVM addresses, but not that of the given account. */
export function isOfOtherAccount(
  addresses: Readonly<Record<string, { readonly address: string }>>,
  account: string,
): boolean {
  const owners = Object.entries(addresses).flatMap(([coinType, { address }]) =>
    Number(coinType) === ETHEREUM || Number(coinType) >= DEFAULT_EVM ? [address] : [],
  )
  return owners.length > 0 && !owners.some((address) => isSameAddress(address, account))
}

/**
 * Address of a name on a network: the first usable address of the given coin types; `null` if there is none. Other coin
 * types are ignored, because tokens sent on one chain to an address that exists only on another chain are lost.
 */
export function chooseAddress(
  addresses: Readonly<Record<string, { readonly address: string }>>,
  facts: { readonly coinTypes: readonly number[]; readonly isUsable: (address: string) => boolean },
): string | null {
  const found = facts.coinTypes
    .map((coinType) => addresses[coinType]?.address)
    .find((address) => address !== undefined && facts.isUsable(address))
  return found ?? null
}
