import { sha256 } from '@noble/hashes/sha2'
import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import { describe, expect, test } from 'vitest'
import bip350 from '../../vectors/bip350.json' with { type: 'json' }
import erc55 from '../../vectors/erc-55.json' with { type: 'json' }
import examples from '../../vectors/namespaces-examples.json' with { type: 'json' }
import { chainNamespaces } from '../caip/namespaces.ts'
import type { ChainNamespace } from '../types.ts'
import { hasAddressShape } from './hasAddressShape.ts'
import { isAddress } from './isAddress.ts'
import { encodeSs58 } from './ss58.ts'

const lastParts = (values: readonly string[]) =>
  values.filter((value) => value.split(':').length === 3).map((value) => value.split(':')[2]!)
const twentyBytes = bech32.toWords(new Uint8Array(20).fill(7))
const thirtyTwoBytes = bech32.toWords(new Uint8Array(32).fill(7))
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const polkadot = '15rRgsWxz4H5LTnNGcCFsszfXD8oeAFd8QRsR6MbQE2f6XFF'

/** A base58check text of version 0 with so many bytes in its payload. */
const base58check = (length: number) =>
  createBase58check(sha256).encode(Uint8Array.from({ length }, (_, index) => index))

/** Changes one byte of a base58 text, counted from the end. */
function misspellByte(value: string, at: number): string {
  const bytes = base58.decode(value)
  return base58.encode(bytes.map((byte, index) => (index === bytes.length - at ? byte ^ 1 : byte)))
}

const ss58 = (prefix: number, length = 32) => encodeSs58({ prefix, bytes: new Uint8Array(length).fill(7) })

/** Changes one character in the middle, so that only a checksum detects it. */
function misspell(value: string): string {
  const at = Math.floor(value.length / 2)
  return `${value.slice(0, at)}${value[at] === 'a' ? 'c' : 'a'}${value.slice(at + 1)}`
}

const table: Readonly<
  Record<ChainNamespace, { readonly yes: readonly string[]; readonly no: readonly string[] }>
> = {
  eip155: {
    yes: [
      ...erc55,
      ...erc55.map((address) => address.toLowerCase()),
      ...erc55.map((address) => address.slice(2)),
      ...lastParts(examples['eip155/caip10.md']),
      '0x52908400098527886e0F7030069857D2E4169EE7',
    ],
    no: [
      '',
      '0x',
      `0x${'a'.repeat(39)}`,
      `0x${'a'.repeat(41)}`,
      `0x${'g'.repeat(40)}`,
      ` 0x${'a'.repeat(40)}`,
      `0x${'a'.repeat(40)}\n`,
      solana,
    ],
  },
  solana: {
    yes: [
      ...lastParts(examples['solana/caip10.md']),
      '11111111111111111111111111111111',
      'So11111111111111111111111111111111111111112',
    ],
    no: [
      '',
      '1'.repeat(31),
      '1'.repeat(45),
      // 32 to 44 characters of base58 that do not encode 32 bytes
      '1'.repeat(33),
      'z'.repeat(44),
      solana.replace('7', '0'),
      solana.replace('7', 'l'),
      `${solana}\n`,
      erc55[0]!,
    ],
  },
  bip122: {
    yes: [
      ...bip350.valid_addresses.map(({ address }) => address),
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
      '35PBEaofpUeH8VnnNSorM1QZsadrZoQp4N',
      'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
      '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
      base58check(21),
      bech32.encode('bcrt', [0, ...twentyBytes]),
      bech32m.encode('bcrt', [1, ...thirtyTwoBytes]),
    ],
    no: [
      '',
      ...bip350.invalid_addresses.map(({ address }) => address),
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
      '35PBEaofpUeH8VnnNSorM1QZsadrZoQp4n',
      misspell('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
      // a valid checksum of too few or too many bytes
      base58check(20),
      base58check(22),
      // chains with the same address format: Litecoin, Dogecoin
      'ltc1q8c6fshw2dlwun7ekn9qwf37cu2rn755u9ym7p0',
      'DBcZSePDaMMduBMLymWHXhkE5ArFEvkagU',
      'bc1',
      solana,
    ],
  },
  polkadot: {
    yes: [
      ...lastParts(examples['polkadot/caip10.md']),
      // one key: on Polkadot, on Kusama, on any Substrate chain
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
      ss58(45),
      ss58(16_383),
      ss58(42, 33),
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    ],
    no: [
      '',
      misspell(polkadot),
      // each byte of the checksum
      misspellByte(polkadot, 1),
      misspellByte(polkadot, 2),
      // reserved prefixes
      ss58(46),
      ss58(47),
      // an account index, and a key with a byte too much
      ss58(42, 8),
      ss58(42, 31),
      ss58(42, 34),
      polkadot.slice(0, -1),
      `${polkadot}1`,
      '5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy',
      solana,
      '1'.repeat(48),
    ],
  },
  cosmos: {
    yes: [
      'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
      bech32.encode('osmo', twentyBytes),
      bech32.encode('secret', twentyBytes),
      bech32.encode('juno', thirtyTwoBytes),
    ],
    no: [
      '',
      'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc1',
      'Cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
      bech32m.encode('cosmos', twentyBytes),
      bech32.encode('cosmos', bech32.toWords(new Uint8Array(19))),
      bech32.encode('cosmos', bech32.toWords(new Uint8Array(24))),
      bech32.encode('cosmos', bech32.toWords(new Uint8Array(33))),
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      solana,
    ],
  },
}

describe.each(chainNamespaces)('%s', (namespace) => {
  test.each(table[namespace].yes)('[S5.9] %s is an address', (value) => {
    expect(isAddress(namespace, value)).toBe(true)
  })

  // Accounts of wallets: with 0x, and no witness program of few bytes.
  test.each(
    table[namespace].yes.filter(
      (value) => value.length > 20 && (namespace !== 'eip155' || value.startsWith('0x')),
    ),
  )('%s has the shape of an address', (value) => {
    expect(hasAddressShape(namespace, value)).toBe(true)
  })

  test.each(table[namespace].no)('[S5.9] %j is invalid', (value) => {
    expect(isAddress(namespace, value)).toBe(false)
  })

  test.each([undefined, null, 1, {}, ['0x']].map((value) => [value]))(
    '[S5.9] a value other than a string is invalid (%#)',
    (value) => {
      expect(isAddress(namespace, value as unknown as string)).toBe(false)
    },
  )

  test('[S5.9] a text of a million characters is invalid', () => {
    expect(isAddress(namespace, '1'.repeat(1_000_000))).toBe(false)
  })
})

test('[S5.22] an unknown namespace has no addresses', () => {
  expect(isAddress('constructor' as ChainNamespace, 'x')).toBe(false)
})
