import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { base64 } from '@scure/base'
import { NETWORK, Transaction } from '@scure/btc-signer'
import { initEccLib, Psbt, Transaction as FundingTransaction } from 'bitcoinjs-lib'
import type { BitcoinKey } from '../bitcoin/accounts.ts'

const X_ONLY_BYTES = 32
/** First opcode of a p2pkh script. */
const OP_DUP = 0x76

/** PSBT with an unsigned input for each key, in base64. */
export function createPsbt(keys: readonly BitcoinKey[], recipient: string): string {
  const transaction = new Transaction()
  for (const [position, { script, tapInternalKey, redeemScript }] of keys.entries()) {
    const funding = new FundingTransaction()
    funding.addInput(new Uint8Array(32).fill(1 + position), 0)
    funding.addOutput(script, 1_000n)
    const isLegacy = script[0] === OP_DUP
    transaction.addInput({
      txid: funding.getId(),
      index: 0,
      ...(isLegacy
        ? { nonWitnessUtxo: funding.toBuffer() }
        : {
            witnessUtxo: { amount: 1_000n, script },
            ...(tapInternalKey && { tapInternalKey }),
            ...(redeemScript && { redeemScript }),
          }),
    })
  }
  transaction.addOutputAddress(recipient, 500n, NETWORK)
  return base64.encode(transaction.toPSBT())
}

/** Indexes of the inputs of a PSBT whose signature bitcoinjs-lib finds valid. */
export function signedInputs(psbt: string): readonly number[] {
  initEccLib({ isXOnlyPoint, xOnlyPointAddTweak })
  const parsed = Psbt.fromBase64(psbt)
  const isValid = (publicKey: Uint8Array, hash: Uint8Array, signature: Uint8Array): boolean =>
    publicKey.length === X_ONLY_BYTES
      ? schnorr.verify(signature, hash, publicKey)
      : secp256k1.verify(signature, hash, publicKey)
  return Array.from({ length: parsed.inputCount }, (_, index) => index).filter((index) => {
    try {
      return parsed.validateSignaturesOfInput(index, isValid)
    } catch {
      // There is no signature.
      return false
    }
  })
}

function isXOnlyPoint(point: Uint8Array): boolean {
  try {
    return schnorr.utils.lift_x(schnorr.utils.bytesToNumberBE(point)) !== undefined
  } catch {
    return false
  }
}

/** Curve operation that bitcoinjs-lib leaves to its host (BIP-341); `null` for the point at infinity. */
function xOnlyPointAddTweak(
  point: Uint8Array,
  tweak: Uint8Array,
): { readonly parity: 0 | 1; readonly xOnlyPubkey: Uint8Array } | null {
  const { lift_x, bytesToNumberBE } = schnorr.utils
  const sum = lift_x(bytesToNumberBE(point)).add(
    secp256k1.ProjectivePoint.BASE.multiply(bytesToNumberBE(tweak)),
  )
  if (sum.equals(secp256k1.ProjectivePoint.ZERO)) return null
  const bytes = sum.toRawBytes(true)
  return { parity: bytes[0] === 2 ? 0 : 1, xOnlyPubkey: bytes.subarray(1) }
}
