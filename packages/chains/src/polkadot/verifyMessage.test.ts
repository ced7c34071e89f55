import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { blake2b256, ecdsa, ed25519, sr25519, ss58Address } from '@polkadot-labs/hdkd-helpers'
import { expect, test } from 'vitest'
import { encodeSs58 } from '../address/ss58.ts'
import { polkadot as network } from '../networks/definitions/polkadot.ts'
import { describeVerifier } from '../test/describeVerifier.ts'
import { polkadot } from './polkadot.ts'
import { verifyMessage } from './verifyMessage.ts'

const message = 'Foyer <&> ✓'
const secret = new Uint8Array(32).fill(7)
const bytes = utf8ToBytes(`<Bytes>${message}</Bytes>`)
const hex = (...parts: readonly Uint8Array[]) => `0x${bytesToHex(concatBytes(...parts))}`
// sr25519 keys are longer: a scalar, and a seed of nonces.
const sr25519Secret = new Uint8Array(64).fill(9).fill(0, 31, 32)

const curves = [
  { name: 'sr25519', kind: 1, curve: sr25519, key: sr25519Secret },
  { name: 'ed25519', kind: 0, curve: ed25519, key: secret },
  { name: 'ecdsa', kind: 2, curve: ecdsa, key: secret },
]
const accountOf = (key: Uint8Array) => (key.length === 33 ? blake2b256(key) : key)
const signed = curves.map(({ name, kind, curve, key }) => {
  const publicKey = accountOf(curve.getPublicKey(key))
  return {
    name,
    kind: Uint8Array.of(kind),
    publicKey,
    address: ss58Address(publicKey, 0),
    otherAddress: ss58Address(new Uint8Array(32).fill(5), 0),
    message,
    signature: curve.sign(bytes, key),
  }
})
const verify = (parameters: { address: string; message: string; signature: string }) =>
  verifyMessage({ network, provider: undefined }, parameters)

describeVerifier({ adapter: polkadot(), network }, [
  ...signed.map((each) => ({ ...each, signature: hex(each.signature) })),
  ...signed.map((each) => ({
    ...each,
    name: `${each.name}, named`,
    signature: hex(each.kind, each.signature),
  })),
])

test.each(signed)('$name: a signature is valid for the address in any prefix', async (each) => {
  for (const prefix of [2, 42, 1284])
    expect(
      await verify({ message, address: ss58Address(each.publicKey, prefix), signature: hex(each.signature) }),
    ).toBe(true)
})

test('an ECDSA signature is valid for the address of its key, which is no hash', async () => {
  const key = ecdsa.getPublicKey(secret)
  const signature = hex(ecdsa.sign(bytes, secret))
  const addressOf = (account: Uint8Array) => encodeSs58({ prefix: 0, bytes: account })
  expect(await verify({ message, address: addressOf(key), signature })).toBe(true)
  expect(await verify({ message, address: addressOf(key.with(1, 0)), signature })).toBe(false)
})

test('a signature of unwrapped bytes is invalid', async () => {
  const bare = hex(ed25519.sign(utf8ToBytes(message), secret))
  const address = signed[1]?.address ?? ''
  expect(await verify({ address, message, signature: bare })).toBe(false)
  // Extensions do not wrap twice.
  const wrapped = { address, message: `<Bytes>${message}</Bytes>`, signature: hex(signed[1]!.signature) }
  expect(await verify(wrapped)).toBe(true)
})

test('a text that begins like an EIP-191 message is verified without a wrapper', async () => {
  const text = '\u0019Ethereum Signed Message:\n2hi'
  const address = signed[1]?.address ?? ''
  const signature = hex(ed25519.sign(utf8ToBytes(text), secret))
  expect(await verify({ address, message: text, signature })).toBe(true)
  const wrapped = hex(ed25519.sign(utf8ToBytes(`<Bytes>${text}</Bytes>`), secret))
  expect(await verify({ address, message: text, signature: wrapped })).toBe(false)
})

test.each(['<Bytes>hi', 'hi</Bytes>', '<Bytes>', '</Bytes>'])(
  'the text %s is verified with a wrapper, since it is not a wrapped text',
  async (text) => {
    const address = signed[1]?.address ?? ''
    const signature = hex(ed25519.sign(utf8ToBytes(`<Bytes>${text}</Bytes>`), secret))
    expect(await verify({ address, message: text, signature })).toBe(true)
    const bare = hex(ed25519.sign(utf8ToBytes(text), secret))
    expect(await verify({ address, message: text, signature: bare })).toBe(false)
  },
)

test('a signature by a key of small order, whose owner is anyone, is invalid', async () => {
  const zero = new Uint8Array(32)
  // The neutral points of both curves satisfy the equations for every text.
  const ofEd25519 = Uint8Array.of(1, ...new Uint8Array(31))
  const forged = [
    { key: ofEd25519, bytes: [ofEd25519, zero] },
    // The last bit marks sr25519 signatures.
    { key: zero, bytes: [zero, zero.with(31, 0x80)] },
  ]
  for (const { key, bytes: parts } of forged)
    expect(await verify({ address: ss58Address(key, 0), message, signature: hex(...parts) })).toBe(false)
})
