import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex } from '@noble/hashes/utils'
import { NETWORK, p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK, utils } from '@scure/btc-signer'
import { namespaceKey } from '../base/namespaceKey.ts'

/** Testnet and signet have the same addresses. */
export type BitcoinNetwork = 'mainnet' | 'testnet' | 'signet'

/** Address with its spending key. */
export type BitcoinKey = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  readonly privateKey: Uint8Array
  /** Hex: compressed for payments, x-only for ordinals. */
  readonly publicKey: string
  readonly script: Uint8Array
  /** Script behind the hash of a P2SH address. */
  readonly redeemScript?: Uint8Array | undefined
  /** Taproot only. */
  readonly tapInternalKey?: Uint8Array | undefined
}

export type BitcoinAccount = {
  readonly payment: BitcoinKey
  readonly ordinals: BitcoinKey
  /** Pay-to-public-key-hash address of the payment key. */
  readonly legacy: BitcoinKey
  /** Segwit address of the payment key behind a script hash (P2SH-P2WPKH). */
  readonly nested: BitcoinKey
}

const networks = { mainnet: NETWORK, testnet: TEST_NETWORK, signet: TEST_NETWORK } as const

/** An account of the sandbox: a segwit address for payments, a taproot one for ordinals, a legacy and a nested one. */
export function bitcoinAccount(index: number, network: BitcoinNetwork = 'mainnet'): BitcoinAccount {
  const paymentKey = namespaceKey('bitcoin', index, 'payment')
  const ordinalsKey = namespaceKey('bitcoin', index, 'ordinals')
  const publicKey = secp256k1.getPublicKey(paymentKey, true)
  const tapInternalKey = utils.pubSchnorr(ordinalsKey)
  const segwit = p2wpkh(publicKey, networks[network])
  const nested = p2sh(segwit, networks[network])
  const legacy = p2pkh(publicKey, networks[network])
  const taproot = p2tr(tapInternalKey, undefined, networks[network])
  return {
    payment: {
      address: segwit.address as string,
      purpose: 'payment',
      privateKey: paymentKey,
      publicKey: bytesToHex(publicKey),
      script: segwit.script,
    },
    legacy: {
      address: legacy.address as string,
      purpose: 'payment',
      privateKey: paymentKey,
      publicKey: bytesToHex(publicKey),
      script: legacy.script,
    },
    nested: {
      address: nested.address as string,
      purpose: 'payment',
      privateKey: paymentKey,
      publicKey: bytesToHex(publicKey),
      script: nested.script,
      redeemScript: segwit.script,
    },
    ordinals: {
      address: taproot.address as string,
      purpose: 'ordinals',
      privateKey: ordinalsKey,
      publicKey: bytesToHex(tapInternalKey),
      script: taproot.script,
      tapInternalKey,
    },
  }
}
