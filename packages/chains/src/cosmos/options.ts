import type { CaipNetworkId } from '../types.ts'

/**
 * What a wallet is told about a chain that it does not know, in Keplr's words: `chainId`, `chainName`, `rpc`, `rest`,
 * `bip44`, `bech32Config`, `currencies`, `feeCurrencies`, `stakeCurrency`.
 */
export type CosmosChainInfo = { readonly chainId: string } & Readonly<Record<string, unknown>>

export type CosmosChainInfos = Partial<Record<CaipNetworkId<'cosmos'>, CosmosChainInfo>>
