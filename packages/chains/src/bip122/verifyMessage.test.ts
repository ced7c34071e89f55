import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64, bech32m, createBase58check, hex } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { Signer } from 'bip322-js'
import { describe, expect, test } from 'vitest'
import vectors from '../../vectors/bip322-basic-test-vectors.json' with { type: 'json' }
import { bitcoin as network } from '../networks/definitions/bitcoin.ts'
import { describeVerifier } from '../test/describeVerifier.ts'
import { bip122 } from './bip122.ts'
import { toSegwitSighash, toSign, toSpendHash, toTaprootSighash } from './verify/isBip322.ts'
import { parseOutput } from './verify/parseOutput.ts'
import { verifyMessage } from './verifyMessage.ts'

const message = 'Foyer <&> ✓'
const wif = (key: Uint8Array, ...end: number[]) =>
  createBase58check(sha256).encode(Uint8Array.of(0x80, ...key, ...end))

function accountOf(byte: number) {
  const key = new Uint8Array(32).fill(byte)
  const publicKey = secp256k1.getPublicKey(key)
  const at = (pay: { address?: string | undefined }) => pay.address ?? ''
  return {
    key,
    addresses: {
      P2PKH: at(p2pkh(publicKey)),
      'P2SH-P2WPKH': at(p2sh(p2wpkh(publicKey))),
      P2WPKH: at(p2wpkh(publicKey)),
      P2TR: at(p2tr(publicKey.subarray(1))),
      'P2WPKH of a test network': at(p2wpkh(publicKey, TEST_NETWORK)),
      'P2WPKH of a local network': at(p2wpkh(publicKey, { ...TEST_NETWORK, bech32: 'bcrt' })),
      'P2SH-P2WPKH of a test network': at(p2sh(p2wpkh(publicKey, TEST_NETWORK), TEST_NETWORK)),
    },
  }
}
const [owner, other] = [accountOf(7), accountOf(8)]
const kinds = Object.keys(owner.addresses) as (keyof typeof owner.addresses)[]
const asString = (signature: string | Uint8Array): string =>
  typeof signature === 'string' ? signature : base64.encode(signature)
const verify = (parameters: { address: string; message: string; signature: string }) =>
  verifyMessage({ network, provider: undefined }, parameters)

describeVerifier(
  { adapter: bip122(), network },
  kinds.map((name) => ({
    name,
    address: owner.addresses[name],
    otherAddress: other.addresses[name],
    message,
    signature: asString(Signer.sign(wif(owner.key, 1), owner.addresses[name], message)),
  })),
)

describe('BIP-137', () => {
  const signature = asString(Signer.sign(wif(owner.key, 1), owner.addresses.P2PKH, message))
  const [header = 0, ...numbers] = base64.decode(signature)
  const recovery = (header - 27) & 3

  test.each(['P2PKH', 'P2SH-P2WPKH', 'P2WPKH'] as const)(
    '%s: the address type in the header is ignored',
    async (kind) => {
      const address = owner.addresses[kind]
      const headers = [27, 31, 35, 39].map((first) => first + recovery)
      const texts = headers.map((first) => base64.encode(Uint8Array.of(first, ...numbers)))
      expect(await Promise.all(texts.map((text) => verify({ address, message, signature: text })))).toEqual([
        true,
        true,
        true,
        true,
      ])
      for (const first of [0, 26, 43, 255])
        expect(
          await verify({ address, message, signature: base64.encode(Uint8Array.of(first, ...numbers)) }),
        ).toBe(false)
    },
  )

  test('a signature for the address of an uncompressed key is valid', async () => {
    const address = p2pkh(secp256k1.getPublicKey(owner.key, false)).address ?? ''
    const full = asString(Signer.sign(wif(owner.key), address, message))
    expect(await verify({ address, message, signature: full })).toBe(true)
  })

  test.each([252, 253, 70_000])('a signature of a text of %i bytes is valid', async (length) => {
    const text = 'x'.repeat(length)
    const long = asString(Signer.sign(wif(owner.key, 1), owner.addresses.P2PKH, text))
    expect(await verify({ address: owner.addresses.P2PKH, message: text, signature: long })).toBe(true)
  })
})

describe('test vectors of BIP-322', () => {
  test.each(vectors.tx_hashes)(
    'hash of the `to_spend` transaction of "$message"',
    ({ message: text, address, to_spend_tx_hash }) => {
      const output = parseOutput(address)
      expect(hex.encode(toSpendHash(text, output!.script).toReversed())).toBe(to_spend_tx_hash)
    },
  )

  const simple = vectors.simple.flatMap(({ bip322_signatures, ...rest }) =>
    bip322_signatures.map((signature) => ({ ...rest, signature })),
  )
  test.each(simple)('$type: "$message"', async ({ type, address, message: text, signature }) => {
    // A multisig address belongs to no single account.
    const isOfOneKey = type === 'p2wpkh' || type === 'p2tr'
    expect(await verify({ address, message: text, signature })).toBe(isOfOneKey)
    expect(await verify({ address, message: text, signature: signature.replace(/^smp/, '') })).toBe(
      isOfOneKey,
    )
  })

  test.each(vectors.error)('$description is rejected', async ({ address, message: text, signature }) => {
    expect(await verify({ address, message: text, signature })).toBe(false)
  })
})

describe('BIP-322', () => {
  const simpleOf = (kind: 'P2WPKH' | 'P2TR') =>
    base64.decode(asString(Signer.sign(wif(owner.key, 1), owner.addresses[kind], message)))
  const check = (kind: 'P2WPKH' | 'P2TR', bytes: Uint8Array) =>
    verify({ address: owner.addresses[kind], message, signature: base64.encode(bytes) })

  test.each(['P2WPKH', 'P2TR'] as const)(
    '%s: a witness with one more item, or one more byte, is invalid',
    async (kind) => {
      const simple = simpleOf(kind)
      expect(await check(kind, simple)).toBe(true)
      const [count = 0, ...items] = simple
      expect(await check(kind, Uint8Array.of(count + 1, ...items, 0))).toBe(false)
      expect(await check(kind, Uint8Array.of(count, ...items, 0))).toBe(false)
    },
  )

  test.each(['P2WPKH', 'P2SH-P2WPKH'] as const)(
    '%s: a signature by the key of another account is invalid',
    async (kind) => {
      const address = owner.addresses[kind]
      const transaction = toSign(parseOutput(address) ?? expect.unreachable('it is an address'), message)
      const witnessOf = ({ key }: typeof owner) => {
        const publicKey = secp256k1.getPublicKey(key)
        const signature = secp256k1.sign(toSegwitSighash(transaction, publicKey), key).toDERRawBytes()
        const items = [[...signature, 1], [...publicKey]]
        return base64.encode(Uint8Array.of(2, ...items.flatMap((item) => [item.length, ...item])))
      }
      expect(await verify({ address, message, signature: witnessOf(owner) })).toBe(true)
      expect(await verify({ address, message, signature: witnessOf(other) })).toBe(false)
    },
  )

  test('P2WPKH: a signature with another sighash type is invalid', async () => {
    const simple = simpleOf('P2WPKH')
    // After the number of items and the length of the first item; its last byte is the sighash type.
    const at = 1 + (simple[1] ?? 0)
    expect(simple[at]).toBe(1)
    for (const type of [0, 2, 3, 0x81]) expect(await check('P2WPKH', simple.with(at, type))).toBe(false)
  })

  test.each([
    ['the default sighash type', 0, [], true],
    ['`SIGHASH_ALL`', 1, [1], true],
    ['a written default sighash type', 0, [0], false],
    ['`SIGHASH_ALL` that is not written', 1, [], false],
    ['`SIGHASH_NONE`', 2, [2], false],
    ['`SIGHASH_SINGLE`', 3, [3], false],
    ['`SIGHASH_ALL` of one input', 0x81, [0x81], false],
  ] as const)('P2TR: a signature with %s is valid or not', async (_, type, written, isValid) => {
    const words = bech32m.toWords(schnorr.getPublicKey(owner.key))
    const address = bech32m.encode('bc', [1, ...words])
    const output = parseOutput(address) ?? expect.unreachable('it is an address')
    const signature = schnorr.sign(toTaprootSighash(toSign(output, message), output.script, type), owner.key)
    const witness = Uint8Array.of(1, 64 + written.length, ...signature, ...written)
    expect(await verify({ address, message, signature: base64.encode(witness) })).toBe(isValid)
  })
})
