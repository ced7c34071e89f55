import type { CaipNetworkId } from '../types.ts'

/** Amino sign document, as in ADR-36 and older wallets. */
export type StdSignDoc = {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly fee: {
    readonly gas: string
    readonly amount: readonly { readonly denom: string; readonly amount: string }[]
  }
  readonly msgs: readonly { readonly type: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly memo: string
}

export type StdSignature = {
  readonly pub_key: { readonly type: string; readonly value: string }
  /** Base64. */
  readonly signature: string
}

export type CosmosKey = {
  readonly bech32Address: string
  readonly pubKey: Uint8Array
  readonly algo: string
  readonly name?: string | undefined
}

/** Native provider of Cosmos wallets: the API of Keplr, which other wallets implement. */
export type CosmosProvider = {
  enable(chainIds: string | readonly string[]): Promise<void>
  disable?(chainIds?: string | readonly string[]): Promise<void>
  getKey(chainId: string): Promise<CosmosKey>
  signAmino?(
    chainId: string,
    signer: string,
    signDoc: StdSignDoc,
  ): Promise<{ readonly signed: StdSignDoc; readonly signature: StdSignature }>
  signDirect?(chainId: string, signer: string, signDoc: unknown): Promise<unknown>
  signArbitrary?(chainId: string, signer: string, data: string | Uint8Array): Promise<StdSignature>
  experimentalSuggestChain?(chainInfo: unknown): Promise<void>
}

/**
 * Chain info of Keplr's `experimentalSuggestChain`: `chainId`, `chainName`, `rpc`, `rest`, `bip44`, `bech32Config`,
 * `currencies`, `feeCurrencies`, `stakeCurrency`.
 */
export type CosmosChainInfo = { readonly chainId: string } & Readonly<Record<string, unknown>>

export type CosmosChainInfos = Partial<Record<CaipNetworkId<'cosmos'>, CosmosChainInfo>>
