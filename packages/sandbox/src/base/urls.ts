/** Addresses of a sandbox. `GET {backend}/__sandbox/urls` answers with them. */
export type SandboxUrls = {
  /** JSON-RPC, by chain id. Empty without `evm`. */
  readonly evm: { readonly 1: string; readonly 137: string }
  /** JSON-RPC, and its subscriptions with `ws:` in place of `http:`. Empty without `solana`. */
  readonly solana: string
  /** WebSocket. Empty without `relay`. */
  readonly relay: string
  /** Empty without `backend`. */
  readonly backend: string
  /** Esplora server of Bitcoin; testnet under `/testnet`, signet under `/signet`. */
  readonly bitcoin: string
  /** JSON-RPC of a Substrate node with balances. */
  readonly polkadot: string
  /** REST (LCD) of a Cosmos chain with balances. */
  readonly cosmos: string
  /** Another origin: `/sdk` is the frame of the embedded wallet, `/loading` its popup. */
  readonly secureSite: string
}
