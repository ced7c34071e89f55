import { encodeSecp256k1Pubkey, pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, Sha256 } from '@cosmjs/crypto'
import { sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { base58 } from '@scure/base'
import { Verifier } from 'bip322-js'
import { verifyMessage } from 'ethers'
import nacl from 'tweetnacl'

/** Signature with its claimed account. */
export type Claim = {
  readonly message: string
  readonly signature: string
  readonly address: string
  /** Base64; for namespaces whose address does not contain it. */
  readonly publicKey?: string
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** Whether an account signed a text, by libraries that the page does not use. */
export const isSigned: Readonly<
  Record<'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos', (claim: Claim) => boolean>
> = {
  eip155: ({ message, signature, address }) => verifyMessage(message, signature) === address,
  solana: ({ message, signature, address }) =>
    nacl.sign.detached.verify(bytesOf(message), base58.decode(signature), base58.decode(address)),
  bip122: ({ message, signature, address }) => Verifier.verifySignature(address, message, signature),
  polkadot: ({ message, signature, address }) =>
    sr25519.verify(signature, bytesOf(`<Bytes>${message}</Bytes>`), ss58Decode(address)[0]),
  cosmos({ message, signature, address, publicKey = '' }) {
    const key = fromBase64(publicKey)
    const data = Buffer.from(message).toString('base64')
    const document = {
      chain_id: '',
      account_number: '0',
      sequence: '0',
      fee: { gas: '0', amount: [] },
      msgs: [{ type: 'sign/MsgSignData', value: { signer: address, data } }],
      memo: '',
    }
    const numbers = Secp256k1Signature.fromFixedLength(fromBase64(signature))
    const [prefix = ''] = address.split('1')
    return (
      pubkeyToAddress(encodeSecp256k1Pubkey(key), prefix) === address &&
      Secp256k1.verifySignature(numbers, new Sha256(serializeSignDoc(document)).digest(), key)
    )
  },
}
