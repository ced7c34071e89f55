export { DEV_MNEMONIC, type DevAccount, devAccounts } from '../evm/accounts.ts'
export { RpcError } from '../rpc.ts'
export { type MethodBehaviour, type MethodBehaviours, type WalletBehaviour } from '../wallets/behaviours.ts'
export {
  announceEip6963,
  type AnnouncedWallet,
  type AnnounceEip6963Options,
  type Eip6963Info,
  type WalletPage,
} from '../wallets/eip6963.ts'
export { type WalletEvents } from '../wallets/emitter.ts'
export {
  createEvmWallet,
  type Eip1193RequestArguments,
  type EvmWallet,
  type EvmWalletOptions,
  type EvmWalletProvider,
} from '../wallets/evmWallet.ts'
export { walletIcons } from '../wallets/icons.ts'
export { type WalletStorage } from '../wallets/memory.ts'
