import { makeSignDoc, Secp256k1Wallet } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { cosmoshub as network } from '../networks/definitions/cosmoshub.ts'
import { describeVerifier } from '../test/describeVerifier.ts'
import { toAdr36, toAminoJson } from './adr36.ts'
import { cosmos } from './cosmos.ts'
import { verifyMessage } from './verifyMessage.ts'

const message = 'Foyer <&> ✓'
const text = base64.encode(new TextEncoder().encode(message))

async function sign(byte: number, prefix: string) {
  const wallet = await Secp256k1Wallet.fromKey(new Uint8Array(32).fill(byte), prefix)
  const [{ address } = { address: '' }] = await wallet.getAccounts()
  const data = { type: 'sign/MsgSignData', value: { signer: address, data: text } }
  const document = makeSignDoc([data], { gas: '0', amount: [] }, '', '', 0, 0)
  const { signature } = await wallet.signAmino(address, document)
  return { name: prefix, address, message, signature: signature.signature }
}

const accounts = await Promise.all([7, 8, 9].map((byte) => sign(byte, 'cosmos')))
const [first, second] = [accounts[0]!, accounts[1]!]
/** Key: bytes of 7. Made and verified by @keplr-wallet/crypto and @keplr-wallet/cosmos 0.13.41 (`ethsecp256k1`). */
const byEthereumKey = {
  name: 'a key of Ethereum, as on Injective',
  address: 'inj1ff3rze3r44zh7qkdchve0hkk0gura3tflaj0m0',
  message,
  signature: 'YnSl6x5sf2G2cNbRSKnSIuDsey9niRcIUJaM4HLeZYYOB/XNEI85PKUdl2wImqSOt8w3A2e/b6p8T+hwEkQdRQ==',
}

describeVerifier({ adapter: cosmos(), network }, [
  { ...first, otherAddress: second.address },
  { ...second, name: 'another key', otherAddress: first.address },
  { ...accounts[2]!, name: 'a third key', otherAddress: first.address },
  { ...(await sign(7, 'osmo')), otherAddress: second.address },
  { ...byEthereumKey, otherAddress: (await sign(7, 'inj')).address },
])

test('a signature for the address on another chain is invalid, since the document contains the signer', async () => {
  const elsewhere = await sign(7, 'osmo')
  expect(
    await verifyMessage({ network, provider: undefined }, { ...first, signature: elsewhere.signature }),
  ).toBe(false)
})

test('a SHA-256 signature is invalid for the Ethereum address of the key, which needs Keccak-256', async () => {
  const { address } = byEthereumKey
  const key = new Uint8Array(32).fill(7)
  const digest = sha256(toAminoJson(toAdr36(address, message)))
  const signature = base64.encode(secp256k1.sign(digest, key).toCompactRawBytes())
  expect(await verifyMessage({ network, provider: undefined }, { address, message, signature })).toBe(false)
})

test('a signature with high s is invalid', async () => {
  const { r, s } = secp256k1.Signature.fromCompact(base64.decode(first.signature))
  const other = new secp256k1.Signature(r, secp256k1.CURVE.n - s).toCompactRawBytes()
  expect(
    await verifyMessage({ network, provider: undefined }, { ...first, signature: base64.encode(other) }),
  ).toBe(false)
})
