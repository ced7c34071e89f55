import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { BitcoinKeyring, SignedInput } from './createBitcoinKeyring.ts'

type PsbtOptions = { readonly autoFinalized?: boolean; readonly toSignInputs?: readonly SignedInput[] }

/** A keyring as a wallet of Unisat's shape: one address, PSBTs in hex. */
export function unisatFace(keyring: BitcoinKeyring): object {
  const { owner, listeners, account, network } = keyring
  const accounts = (): readonly string[] =>
    owner.isPermitted() && !owner.isLocked() ? [account().payment.address] : []
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
    async getPublicKey() {
      await owner.read('getPublicKey')
      return account().payment.publicKey
    },
    async getChain() {
      await owner.read('getChain')
      return { enum: network() === 'mainnet' ? 'BITCOIN_MAINNET' : 'BITCOIN_TESTNET' }
    },
    async switchChain(chain: string) {
      await owner.ask('switchChain')
      keyring.setNetwork(chain === 'BITCOIN_MAINNET' ? 'mainnet' : 'testnet')
      listeners.emit('chainChanged', { enum: chain })
      listeners.emit('accountsChanged', accounts())
    },
    async signMessage(message: string, type = 'ecdsa') {
      await owner.ask('signMessage')
      return keyring.signMessage(account().payment.address, message, type === 'ecdsa' ? 'ecdsa' : 'bip322')
    },
    async signPsbt(psbt: string, { toSignInputs }: PsbtOptions = {}) {
      await owner.ask('signPsbt')
      return bytesToHex(keyring.signPsbt(hexToBytes(psbt), toSignInputs))
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
