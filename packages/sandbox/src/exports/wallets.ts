export type { SandboxUrls } from '../base/urls.ts'
export { announceWallets, fetchSandboxUrls } from '../wallets/announceWallets.ts'
export { SOLANA_TOKEN_MINT, SWAP_ROUTER } from '../base/tokens.ts'
export { DEV_MNEMONIC, type DevAccount, devAccounts } from '../evm/accounts.ts'
export { RpcError } from '../base/rpc.ts'
export { solanaAccounts, type SolanaDevAccount } from '../solana/accounts.ts'
export { type BitcoinAddressType } from '../wallets/bitcoin/createBitcoinKeyring.ts'
export {
  type BitcoinSandboxWallet,
  type BitcoinWalletShape,
  registerBitcoinWallet,
  type RegisterBitcoinWalletOptions,
} from '../wallets/bitcoin/registerBitcoinWallet.ts'
export {
  type CosmosSandboxWallet,
  injectCosmos,
  type InjectCosmosOptions,
} from '../wallets/cosmos/injectCosmos.ts'
export {
  injectPolkadot,
  type InjectPolkadotOptions,
  type PolkadotSandboxWallet,
} from '../wallets/polkadot/injectPolkadot.ts'
export { type NamespaceOwnerOptions, type NamespaceWalletControls } from '../wallets/namespaceOwner.ts'
export { type NamespacePageOptions } from '../wallets/namespacePage.ts'
export { type MethodBehaviour, type MethodBehaviours, type WalletBehaviour } from '../wallets/behaviours.ts'
export {
  announceEip6963,
  type AnnouncedWallet,
  type AnnounceEip6963Options,
  type Eip6963Info,
  type WalletPage,
} from '../wallets/eip6963.ts'
export { type WalletEvents } from '../wallets/createListeners.ts'
export {
  createEvmWallet,
  type Eip1193RequestArguments,
  type EvmWallet,
  type EvmWalletOptions,
  type EvmWalletProvider,
} from '../wallets/evmWallet.ts'
export { walletIcons } from '../wallets/icons.ts'
export { type WalletStorage } from '../wallets/memory.ts'
export {
  createSolanaWallet,
  type SolanaFeatureName,
  type SolanaWallet,
  type SolanaWalletOptions,
} from '../wallets/solana/createSolanaWallet.ts'
export {
  registerSolanaWallet,
  type RegisteredSolanaWallet,
  type RegisterSolanaWalletOptions,
} from '../wallets/solana/registerSolanaWallet.ts'
export { type SessionBehaviours } from '../wallets/walletConnect/consent.ts'
export { type WalletConnectStorage } from '../wallets/walletConnect/createClient.ts'
export { type SessionRequest, type WalletProposal } from '../wallets/walletConnect/createResponder.ts'
export {
  type WalletConnectWallet,
  walletConnectWallet,
  type WalletConnectWalletOptions,
  type WalletSession,
} from '../wallets/walletConnect/walletConnectWallet.ts'
