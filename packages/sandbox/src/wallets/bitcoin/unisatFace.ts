import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { BitcoinNetwork } from '../../bitcoin/accounts.ts'
import type { BitcoinKeyring, SignedInput } from './createBitcoinKeyring.ts'

type PsbtOptions = {
  readonly autoFinalized?: boolean
  readonly toSignInputs?: readonly { readonly index: number; readonly address?: string }[]
}

/** Chains by their names in this API (`ChainType` of `@unisat/wallet-types`). */
const chains: Readonly<Record<string, BitcoinNetwork>> = {
  BITCOIN_MAINNET: 'mainnet',
  BITCOIN_TESTNET: 'testnet',
  BITCOIN_SIGNET: 'signet',
}

/** A keyring as a wallet with Unisat's API: one address, PSBTs in hex, ECDSA unless BIP-322 is named. */
export function unisatFace(keyring: BitcoinKeyring): object {
  const { owner, listeners, key, network } = keyring
  const accounts = (): string[] => (owner.isPermitted() && !owner.isLocked() ? [key().address] : [])
  const chain = (): { readonly enum: string; readonly name: string; readonly network: string } => {
    const [name = ''] = Object.keys(chains).filter((each) => chains[each] === network())
    return { enum: name, name: `Bitcoin ${network()}`, network: network() }
  }
  return {
    async requestAccounts() {
      if (owner.isPermitted() && !owner.isLocked()) await owner.read('requestAccounts')
      else await owner.ask('requestAccounts')
      owner.permit(true)
      return accounts()
    },
    async getAccounts() {
      await owner.read('getAccounts')
      return accounts()
    },
    async disconnect() {
      await owner.read('disconnect')
      owner.permit(false)
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
      const next = chains[name]
      if (!next) throw new TypeError(`Unsupported chain ${name}`)
      await owner.ask('switchChain')
      keyring.setNetwork(next)
      listeners.emit('chainChanged', chain())
      listeners.emit('accountsChanged', accounts())
      return chain()
    },
    async signMessage(message: string, type: 'ecdsa' | 'bip322-simple' = 'ecdsa') {
      await owner.ask('signMessage')
      return keyring.signMessage(key().address, message, type === 'ecdsa' ? 'ecdsa' : 'bip322')
    },
    async signPsbt(psbt: string, { toSignInputs }: PsbtOptions = {}) {
      await owner.ask('signPsbt')
      const inputs = toSignInputs?.map(({ index, address = key().address }): SignedInput => ({
        index,
        address,
      }))
      return bytesToHex(keyring.signPsbt(hexToBytes(psbt), inputs))
    },
    async pushPsbt(psbt: string) {
      await owner.read('pushPsbt')
      return keyring.broadcast(hexToBytes(psbt))
    },
    async sendBitcoin(to: string, satoshis: number) {
      await owner.ask('sendBitcoin')
      return keyring.send(to, BigInt(satoshis))
    },
    on: (event: string, listener: (value: never) => void) => listeners.add(event, listener),
    removeListener: listeners.remove,
    changed: () => listeners.emit('accountsChanged', accounts()),
  }
}
