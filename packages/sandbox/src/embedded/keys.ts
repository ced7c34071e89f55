import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { hexToBytes, keccak256, stringToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

export type Keys = {
  readonly eoa: PrivateKeyAccount
  /** Stands for a smart account: it has its own key, so that its transactions are mined. */
  readonly smartAccount: PrivateKeyAccount
  readonly solana: { readonly address: string; readonly privateKey: Uint8Array }
}

/** Keys of an email address, the same in every run. They are public: never send anything of value there. */
export function keysOf(email: string): Keys {
  const seed = (kind: string) => keccak256(stringToHex(`foyer sandbox ${kind} ${email.toLowerCase()}`))
  const privateKey = hexToBytes(seed('solana'))
  return {
    eoa: privateKeyToAccount(seed('eoa')),
    smartAccount: privateKeyToAccount(seed('smart account')),
    solana: { address: base58.encode(ed25519.getPublicKey(privateKey)), privateKey },
  }
}
