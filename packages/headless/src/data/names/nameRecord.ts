import { isSameAddress, toCoinType } from '@foyer/chains'

/** Coin type of any EVM chain (ENSIP-19). */
const DEFAULT_EVM = 2 ** 31
/** Coin type of Ethereum (SLIP-44), which ENSIP-11 keeps for chain 1. */
const ETHEREUM = 60

/**
 * The coin types under which a name record may hold an address for an EVM chain, in order of preference (ENSIP-11,
 * ENSIP-19, docs/spec/rulings.md R66). Chain ids of 2^31 and more have no coin type of their own.
 */
export function evmCoinTypes(chainId: number): readonly number[] {
  const own = chainId < DEFAULT_EVM ? [toCoinType(chainId)] : []
  return [...own, ...(chainId === 1 ? [ETHEREUM] : []), DEFAULT_EVM]
}

/** Whether a name record has EVM accounts, and the given one is not among them. */
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
 * The address of a name on a network: the first usable one under the given coin types; `null` if there is none. Records
 * under other coin types are ignored: an address that exists on one chain only loses tokens that are sent to it on another.
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
