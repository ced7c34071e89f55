import { sha256 } from '@noble/hashes/sha2'
import { bip0322 } from '@okxweb3/coin-bitcoin/dist/bitcoinjs-lib/index.js'
import { sign } from '@okxweb3/coin-bitcoin/dist/message.js'
import { signPsbtWithKeyPathAndScriptPath } from '@okxweb3/coin-bitcoin/dist/psbtSign.js'
import { createBase58check } from '@scure/base'
import { bitcoin } from '@unisat/wallet-sdk/lib/bitcoin-core.js'
import { AddressType, type SignPsbtOptions } from '@unisat/wallet-sdk/lib/types.js'
import { LocalWallet } from '@unisat/wallet-sdk/lib/wallet/local-wallet.js'
import { bitcoinAccount } from '../bitcoin/accounts.ts'
import { type BitcoinAddressType, keysOfAccount } from '../wallets/bitcoin/createBitcoinKeyring.ts'
import type { PackageCheck } from './packageChecks.ts'

const MAINNET_KEY = 0x80
const COMPRESSED = 1

/** An address with its key, as wallets import it. */
type Owned = { readonly address: string; readonly type: BitcoinAddressType; readonly wif: string }
type Protocol = 'ecdsa' | 'bip322-simple'

type Provider = {
  readonly getAccounts: () => Promise<readonly string[]>
  signMessage: (message: string, protocol?: Protocol) => Promise<string>
  signPsbt: (psbt: string, options: SignPsbtOptions) => Promise<string>
}

type VendorSigner = {
  readonly signMessage: (owned: Owned, message: string, protocol: Protocol) => string | Promise<string>
  readonly signPsbt: (owned: Owned, psbt: string, options: SignPsbtOptions) => string | Promise<string>
}

/** Signing code of OKX. */
const okx: VendorSigner = {
  signMessage: ({ address, wif }, message, protocol) =>
    protocol === 'ecdsa' ? sign(wif, message) : bip0322.signSimple(message, address, wif),
  signPsbt: ({ wif }, psbt, options) =>
    signPsbtWithKeyPathAndScriptPath(psbt, wif, undefined, options as object),
}

const unisatTypes: Readonly<Record<BitcoinAddressType, AddressType>> = {
  p2pkh: AddressType.P2PKH,
  p2sh: AddressType.P2SH_P2WPKH,
  p2wpkh: AddressType.P2WPKH,
  p2tr: AddressType.P2TR,
}
const openUnisat = ({ wif, type, address }: Owned): LocalWallet => {
  const wallet = new LocalWallet(wif, unisatTypes[type])
  if (wallet.address !== address) throw new TypeError(`The wallet has ${wallet.address} for ${address}`)
  return wallet
}

/** Signing code of UniSat. */
const unisat: VendorSigner = {
  signMessage: (owned, message, protocol) => openUnisat(owned).signMessage(message, protocol),
  signPsbt: async (owned, psbt, options) =>
    (await openUnisat(owned).signPsbt(bitcoin.Psbt.fromHex(psbt), options)).toHex(),
}

/** Lets the code of a vendor sign after the prompt of the sandbox's wallet. */
const signBy =
  (signer: VendorSigner) =>
  (wallet: object): void => {
    const provider = wallet as Provider
    const { getAccounts, signMessage, signPsbt } = provider
    const owned = async (): Promise<Owned> => {
      const [address = ''] = await getAccounts()
      return ownedOf(address)
    }
    provider.signMessage = async (message, protocol = 'ecdsa') => {
      await signMessage(message, protocol)
      return signer.signMessage(await owned(), message, protocol)
    }
    provider.signPsbt = async (psbt, options) => {
      await signPsbt(psbt, options)
      return signer.signPsbt(await owned(), psbt, options)
    }
  }

/** Signatures by `@okxweb3/coin-bitcoin`. */
export const signAsOkx: PackageCheck = (wallet) => {
  signBy(okx)((wallet as { readonly bitcoin: object }).bitcoin)
  return () => undefined
}

/** Signatures by `@unisat/wallet-sdk`. */
export const signAsUnisat: PackageCheck = (wallet) => {
  signBy(unisat)(wallet)
  return () => undefined
}

function ownedOf(address: string): Owned {
  const types = Object.keys(keysOfAccount) as BitcoinAddressType[]
  for (const account of [bitcoinAccount(0), bitcoinAccount(1)])
    for (const type of types) {
      const { address: own, privateKey } = account[keysOfAccount[type]]
      const wif = createBase58check(sha256).encode(Uint8Array.of(MAINNET_KEY, ...privateKey, COMPRESSED))
      if (own === address) return { address, type, wif }
    }
  throw new TypeError(`${address} is not of the sandbox`)
}
