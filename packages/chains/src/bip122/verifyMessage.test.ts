import { secp256k1 } from '@noble/curves/secp256k1'
import { base64, createBase58check, hex } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2'
import { p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { Signer } from 'bip322-js'
import { describe, expect, test } from 'vitest'
import vectors from '../../vectors/bip322-basic-test-vectors.json' with { type: 'json' }
import { bitcoin as network } from '../networks/definitions/bitcoin.ts'
import { describeVerifier } from '../test/describeVerifier.ts'
import { bip122 } from './bip122.ts'
import { parseOutput } from './verify/parseOutput.ts'
import { toSpendHash } from './verify/isBip322.ts'
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
          // oxlint-disable-next-line no-await-in-loop
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
