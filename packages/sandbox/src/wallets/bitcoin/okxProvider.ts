import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex } from '@noble/hashes/utils'
import type { BitcoinNetwork } from '../../bitcoin/accounts.ts'
import type { BitcoinKeyring } from './createBitcoinKeyring.ts'
import { unisatProvider } from './unisatProvider.ts'
import type { BitcoinWalletProvider } from './walletProvider.ts'

const SATOSHIS = 100_000_000

/** Keys of the wallet's objects, by network. */
const keys: Readonly<Record<BitcoinNetwork, string>> = {
  mainnet: 'bitcoin',
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
}

/** A keyring as `window.okxwallet`: one object per network, with `connect` in place of `requestAccounts`. */
export function okxProvider(keyring: BitcoinKeyring): BitcoinWalletProvider {
  const { owner, listeners, key } = keyring
  const account = (): { readonly address: string; readonly publicKey: string } => ({
    address: key().address,
    publicKey: bytesToHex(secp256k1.getPublicKey(key().privateKey, true)),
  })
  const { getAccounts, getPublicKey, disconnect, signMessage, signPsbt, pushPsbt } = unisatProvider(keyring)
  const on = (network: BitcoinNetwork): object => ({
    async connect() {
      await owner.askForAccess('connect')
      owner.permit(true)
      keyring.setNetwork(network)
      return account()
    },
    getAccounts,
    getPublicKey,
    disconnect,
    signMessage,
    signPsbt,
    pushPsbt,
    async send({ to, value }: { readonly to: string; readonly value: string }) {
      await owner.ask('send')
      return { txhash: await keyring.send(to, BigInt(Math.round(Number(value) * SATOSHIS))) }
    },
    on: (event: string, listener: (value: never) => void) => listeners.add(event, listener),
    off: listeners.remove,
  })
  return {
    ...Object.fromEntries(
      (Object.keys(keys) as BitcoinNetwork[]).map((network) => [keys[network], on(network)]),
    ),
    changed: () => listeners.emit('accountChanged', owner.isPermitted() ? account() : null),
  }
}
