import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { BitcoinNetwork } from '../../bitcoin/accounts.ts'
import type { BitcoinKeyring, SignedInput } from './createBitcoinKeyring.ts'
import type { BitcoinWalletProvider } from './walletProvider.ts'

type PsbtOptions = {
  /** @default true */
  readonly autoFinalized?: boolean
  readonly toSignInputs?: readonly { readonly index: number; readonly address?: string }[]
}

/** Chains by their names in this API (`ChainType` of `@unisat/wallet-types`). */
const chains: Readonly<Record<string, BitcoinNetwork>> = {
  BITCOIN_MAINNET: 'mainnet',
  BITCOIN_TESTNET: 'testnet',
  BITCOIN_SIGNET: 'signet',
}

/** Networks by the names of wallets without chains (`Network` of `@keplr-wallet/types`). */
const networkNames: Readonly<Record<string, BitcoinNetwork>> = {
  livenet: 'mainnet',
  testnet: 'testnet',
  signet: 'signet',
}

/** Forks with the addresses of a network. */
const forks: Readonly<Record<string, BitcoinNetwork>> = { FRACTAL_BITCOIN_MAINNET: 'mainnet' }

/**
 * A keyring as a wallet with Unisat's API: one address, PSBTs in hex, ECDSA unless BIP-322 is named. Like the
 * extension, it emits an event when it is locked, and none when it is unlocked. Requests that need the keys, and a
 * disconnect, prompt to unlock it.
 */
export function unisatProvider(keyring: BitcoinKeyring): BitcoinWalletProvider {
  const { owner, listeners, key, network } = keyring
  const accounts = (): string[] => (owner.isPermitted() && !owner.isLocked() ? [key().address] : [])
  // Account of the last event, which is not emitted again.
  let reported = owner.isLocked() ? undefined : key().address
  let fork: string | undefined
  const emitAccounts = ([address] = accounts()): void => {
    if (address === reported) return
    reported = address
    listeners.emit('accountsChanged', address === undefined ? [] : [address])
  }
  const chain = (): { readonly enum: string; readonly name: string; readonly network: string } => {
    const [named = ''] = Object.keys(chains).filter((each) => chains[each] === network())
    const name = fork ?? named
    return { enum: name, name: `Bitcoin ${network()}`, network: network() }
  }
  return {
    async requestAccounts() {
      await owner.askForAccess('requestAccounts')
      owner.permit(true)
      emitAccounts()
      return accounts()
    },
    async getAccounts() {
      await owner.read('getAccounts')
      return accounts()
    },
    async disconnect() {
      await owner.askForAccess('disconnect')
      owner.permit(false)
      emitAccounts()
    },
    async getPublicKey() {
      await owner.read('getPublicKey')
      return bytesToHex(secp256k1.getPublicKey(key().privateKey, true))
    },
    async getChain() {
      await owner.read('getChain')
      return chain()
    },
    async switchChain(name: string) {
      const next = chains[name] ?? forks[name]
      if (!next) throw new TypeError(`Unsupported chain ${name}`)
      if (name === chain().enum) return chain()
      await owner.ask('switchChain')
      fork = Object.hasOwn(forks, name) ? name : undefined
      keyring.setNetwork(next)
      emitAccounts()
      listeners.emit('chainChanged', chain())
      return chain()
    },
    async signMessage(message: string, type: 'ecdsa' | 'bip322-simple' = 'ecdsa') {
      if (!message) throw new TypeError('text is required')
      await owner.ask('signMessage')
      return keyring.signMessage(key().address, message, type === 'ecdsa' ? 'ecdsa' : 'bip322')
    },
    async signPsbt(psbt: string, { toSignInputs, autoFinalized = true }: PsbtOptions = {}) {
      await owner.ask('signPsbt')
      const inputs = toSignInputs?.map(({ index, address = key().address }): SignedInput => ({
        index,
        address,
      }))
      const signed = keyring.signPsbt(hexToBytes(psbt), inputs)
      return bytesToHex(autoFinalized ? keyring.finalize(signed, inputs) : signed)
    },
    async pushPsbt(psbt: string) {
      await owner.read('pushPsbt')
      return keyring.push(hexToBytes(psbt))
    },
    async sendBitcoin(to: string, satoshis: number) {
      await owner.ask('sendBitcoin')
      return keyring.send(to, BigInt(satoshis))
    },
    on: (event: string, listener: (value: never) => void) => listeners.add(event, listener),
    removeListener: listeners.remove,
    changed: () => emitAccounts(),
    locked() {
      if (owner.isPermitted()) emitAccounts([])
    },
    unlocked: () => undefined,
  }
}

/**
 * The same without chains, as Bitget and Binance document their wallets: `getNetwork` and `switchNetwork` with other
 * names, and no `disconnect`.
 */
export function networksProvider(keyring: BitcoinKeyring): BitcoinWalletProvider {
  const { getChain: _, switchChain: __, disconnect: ___, ...provider } = unisatProvider(keyring)
  const { owner, listeners, network } = keyring
  const nameOf = (wanted: BitcoinNetwork): string =>
    Object.keys(networkNames).find((each) => networkNames[each] === wanted) ?? wanted
  return {
    ...provider,
    async getNetwork() {
      await owner.read('getNetwork')
      return nameOf(network())
    },
    async switchNetwork(name: string) {
      const next = networkNames[name]
      if (!next) throw new TypeError(`Unsupported network ${name}`)
      if (next === network()) return name
      await owner.ask('switchNetwork')
      keyring.setNetwork(next)
      listeners.emit('networkChanged', name)
      provider.changed()
      return name
    },
  }
}
