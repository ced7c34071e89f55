import { bech32 } from '@scure/base'
import { createSignInMessageText, parseSignInMessageText } from '@solana/wallet-standard-util'
import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import vectors from '../../vectors/siwe-parsing-positive.json' with { type: 'json' }
import { isFoyerError } from '../errors/FoyerError.ts'
import { orNone } from '../orNone.ts'
import { createNonce } from './createNonce.ts'
import { createSiwxMessage } from './createSiwxMessage.ts'
import { parseSiwxMessage } from './parseSiwxMessage.ts'
import type { SiwxMessageData } from './types.ts'

const full: SiwxMessageData = {
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:137',
  domain: 'app.example:8080',
  uri: 'https://app.example:8080/login?next=%2Fhome#top',
  version: '1',
  nonce: 'abcDEF123456',
  statement: 'I accept the terms: https://app.example/terms',
  resources: ['ipfs://bafybeigdyrzt', 'https://app.example/claim.json'],
  requestId: 'request-7',
  issuedAt: '2026-11-21T07:00:00.000Z',
  notBefore: '2026-11-21T07:00:00+02:00',
  expirationTime: '2026-11-22T07:00:00Z',
}
const solana: SiwxMessageData = {
  accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcDEF123456',
}

const refusal = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return isFoyerError(error, 'SIWX_MESSAGE_INVALID') ? error.context : error
  }
  return undefined
}

describe('text of a sign-in message', () => {
  test('has every field in the order of EIP-4361 [S3.74]', () => {
    expect(createSiwxMessage(full)).toBe(`app.example:8080 wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the terms: https://app.example/terms

URI: https://app.example:8080/login?next=%2Fhome#top
Version: 1
Chain ID: 137
Nonce: abcDEF123456
Issued At: 2026-11-21T07:00:00.000Z
Expiration Time: 2026-11-22T07:00:00Z
Not Before: 2026-11-21T07:00:00+02:00
Request ID: request-7
Resources:
- ipfs://bafybeigdyrzt
- https://app.example/claim.json`)
  })

  test('is CAIP-122 on Solana, with its blockchain name and chain reference', () => {
    expect(createSiwxMessage(solana)).toBe(`app.example wants you to sign in with your Solana account:
GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1

URI: https://app.example
Version: 1
Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp
Nonce: abcDEF123456`)
  })

  test.each([
    ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [
      'Polkadot',
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      '15rRgsWxz4H5LTnNGcCFsszfXD8oeAFd8QRsR6MbQE2f6XFF',
    ],
    ['Cosmos', 'cosmos:cosmoshub-4', bech32.encode('cosmos', bech32.toWords(new Uint8Array(20).fill(7)))],
  ] as const)('names %s, and parses to the same fields', (blockchain, chainId, accountAddress) => {
    const data: SiwxMessageData = { ...solana, chainId, accountAddress }
    const text = createSiwxMessage(data)
    expect(text.split('\n')[0]).toContain(`your ${blockchain} account`)
    expect(parseSiwxMessage(text)).toEqual(data)
  })

  const lines = createSiwxMessage(full).split('\n')
  test('contains address, chain and domain [S3.62] [S3.63] [S3.64]', () => {
    expect(lines).toEqual(expect.arrayContaining([full.accountAddress, 'Chain ID: 137']))
    expect(lines[0]).toMatch(/^app\.example:8080 wants/)
  })
  test('contains URI, version and nonce [S3.65] [S3.66] [S3.67]', () => {
    expect(lines.slice(5, 7)).toEqual([`URI: ${full.uri}`, 'Version: 1'])
    expect(lines[8]).toBe('Nonce: abcDEF123456')
  })
  test('contains statement, resources and request id [S3.68] [S3.69] [S3.70]', () => {
    expect(lines[3]).toBe(full.statement)
    expect(lines.slice(12)).toEqual([
      'Request ID: request-7',
      'Resources:',
      '- ipfs://bafybeigdyrzt',
      '- https://app.example/claim.json',
    ])
  })
  test('contains issue time, expiry and start [S3.71] [S3.72] [S3.73]', () => {
    expect(lines.slice(9, 12)).toEqual([
      `Issued At: ${full.issuedAt}`,
      `Expiration Time: ${full.expirationTime}`,
      `Not Before: ${full.notBefore}`,
    ])
  })

  // Each of these values could make the shown message differ from the parsed message.
  test.each<[field: string, change: Partial<Record<keyof SiwxMessageData, unknown>>]>([
    ['domain', { domain: 'app.example wants' }],
    ['domain', { domain: '' }],
    ['domain', { domain: 'a.example/path' }],
    ['scheme', { scheme: 'ht tp' }],
    ['accountAddress', { accountAddress: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2' }],
    ['accountAddress', { accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756CC2' }],
    ['accountAddress', { accountAddress: solana.accountAddress }],
    ['statement', { statement: 'one\ntwo' }],
    ['statement', { statement: 'ünïcode' }],
    ['statement', { statement: '' }],
    ['uri', { uri: 'app.example/login' }],
    ['uri', { uri: 'https://app.example/a b' }],
    ['uri', { uri: 'https://app.example/[draft]' }],
    ['uri', { uri: 'https://app.example/#one#two' }],
    ['uri', { uri: 'https://app.example/%zz' }],
    ['uri', { uri: 'https://[app].example' }],
    ['uri', { uri: 'https://app.example:port/' }],
    ['uri', { uri: 'https://one@two@app.example/' }],
    ['version', { version: '2' }],
    ['chainId', { chainId: 'eip155:0x89' }],
    ['chainId', { chainId: 'eip155:01' }],
    ['chainId', { chainId: 'solana:a b', accountAddress: solana.accountAddress }],
    ['chainId', { chainId: `solana:${'a'.repeat(33)}`, accountAddress: solana.accountAddress }],
    ['nonce', { nonce: 'abcdefgh\nIssued At: 2020-01-01T00:00:00Z' }],
    ['nonce', { nonce: 'short' }],
    ['nonce', { nonce: 'has-dash-inside' }],
    ['issuedAt', { issuedAt: undefined }],
    ['issuedAt', { issuedAt: '2026-02-30T00:00:00Z' }],
    ['issuedAt', { issuedAt: '1900-02-29T00:00:00Z' }],
    ['issuedAt', { issuedAt: '2026-13-21T00:00:00Z' }],
    ['issuedAt', { issuedAt: '2026-11-21T24:00:00Z' }],
    ['issuedAt', { issuedAt: '2026-11-21T00:00:00+24:00' }],
    ['issuedAt', { issuedAt: '2026-11-21T00:00:00Z+1' }],
    ['issuedAt', { issuedAt: 'on 2026-11-21T00:00:00Z' }],
    ['expirationTime', { expirationTime: 'tomorrow' }],
    ['expirationTime', { expirationTime: '2026-11-22' }],
    ['expirationTime', { expirationTime: '22 Nov 2026' }],
    ['notBefore', { notBefore: '2026-11-21' }],
    ['requestId', { requestId: 'a/b' }],
    ['resources', { resources: ['https://ok.example', 'no uri'] }],
    ['resources', { resources: ['https://ok.example\n- https://hidden.example'] }],
  ])('rejects values outside of the grammar: %s %j', (field, change) => {
    expect(refusal(() => createSiwxMessage({ ...full, ...change } as SiwxMessageData))).toEqual({ field })
  })

  test.each<[field: string, change: Partial<SiwxMessageData>]>([
    ['accountAddress', { accountAddress: `${solana.accountAddress}22` }],
    ['accountAddress', { accountAddress: full.accountAddress }],
    ['accountAddress', { accountAddress: `${solana.accountAddress}\nURI: https://evil.example` }],
    ['statement', { statement: 'one\ntwo' }],
    ['statement', { statement: 'one\rtwo' }],
    ['statement', { statement: 'one\u2028two' }],
    ['statement', { statement: 'one\u2029two' }],
    ['statement', { statement: 'one\u0085two' }],
    ['statement', { statement: 'one\u001b[2Ktwo' }],
    ['issuedAt', { issuedAt: '2026-11-21' }],
  ])('rejects values outside of CAIP-122: %s %j', (field, change) => {
    expect(refusal(() => createSiwxMessage({ ...solana, ...change }))).toEqual({ field })
  })
})

test('29 February is a day of every leap year', () => {
  const issuedAt = '2000-02-29T00:00:00Z'
  expect(createSiwxMessage({ ...full, issuedAt })).toContain(`Issued At: ${issuedAt}`)
})

describe('URIs of RFC 3986', () => {
  // Examples of section 1.1.2, and forms of `hier-part`.
  test.each([
    'ftp://ftp.is.co.za/rfc/rfc1808.txt',
    'http://www.ietf.org/rfc/rfc2396.txt',
    'ldap://[2001:db8::7]/c=GB?objectClass?one',
    'mailto:John.Doe@example.com',
    'news:comp.infosystems.www.servers.unix',
    'tel:+1-816-555-1212',
    'telnet://192.0.2.16:80/',
    'https://app.example:/',
    'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
    'file:///etc/hosts',
    'https://user:word@app.example:8443?a=b/c?d#e/f?g',
    'app:/',
    'app:',
    'https://app.example//two',
  ])('%s is accepted', (uri) => {
    expect(parseSiwxMessage(createSiwxMessage({ ...full, uri })).uri).toBe(uri)
  })
})

describe('sign-in messages of Wallet Standard', () => {
  const { accountAddress: address, domain, uri, version, nonce } = solana
  const fields = { address, domain, uri, version, nonce, chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }

  test.each([[undefined], ['I accept']])(
    'the parser of the package reads the fields of our message, with statement %s',
    (statement) => {
      const text = createSiwxMessage({ ...solana, ...(statement && { statement }) })
      expect(parseSignInMessageText(text)).toMatchObject({ ...fields, statement })
      expect(createSignInMessageText({ ...fields, ...(statement && { statement }) })).toBe(text)
    },
  )

  test.each([
    ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['solana:mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    ['solana:testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ])('a message of the package with chain id %s is parsed', (chainId, reference) => {
    for (const statement of [undefined, 'URI: https://none.example']) {
      const text = createSignInMessageText({ ...fields, chainId, ...(statement && { statement }) })
      expect(parseSiwxMessage(text)).toEqual({
        ...solana,
        chainId: `solana:${reference}`,
        ...(statement && { statement }),
      })
    }
  })
})

/** Fields of any sign-in on Ethereum. */
function anyFields(): fc.Arbitrary<SiwxMessageData> {
  const characters = (allowed: string, minLength: number) =>
    fc.string({ unit: fc.constantFrom(...allowed), minLength, maxLength: 24 })
  const time = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const path = characters('abz09-._~:/@!$&()*+,;=%', 0).map((part) => part.replaceAll('%', '%25'))
  const uri = fc
    .tuple(path, fc.option(path), fc.option(path))
    .map(
      ([first, query, fragment]) =>
        `https://a.example/${first}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`,
    )
  const data = fc.record(
    {
      accountAddress: fc.constant(full.accountAddress),
      chainId: fc.nat().map((id) => `eip155:${id}` as const),
      domain: characters('abz09.-', 1),
      uri,
      version: fc.constant('1' as const),
      nonce: characters('abcXYZ0189', 8),
      issuedAt: time,
      statement: characters("abz 09-._~:/?#[]@!$&'()*+,;=", 1),
      resources: fc.array(uri, { maxLength: 3 }),
      requestId: characters('abz09-._~:@', 0),
      notBefore: time,
      expirationTime: time,
    },
    { requiredKeys: ['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce', 'issuedAt'] },
  )
  return data
}

describe('parsing', () => {
  test.each(Object.entries(vectors))('public vector: %s', (_, { message, fields }) => {
    const { address, chainId, scheme, ...rest } = fields as typeof fields & { scheme?: string | null }
    expect(parseSiwxMessage(message)).toEqual({
      ...rest,
      ...(scheme && { scheme }),
      accountAddress: address,
      chainId: `eip155:${chainId}`,
    })
  })

  test.each<[what: string, change: (text: string) => string]>([
    ['a line break at the end', (text) => `${text}\n`],
    ['carriage returns', (text) => text.replaceAll('\n', '\r\n')],
    ['a second statement', (text) => text.replace('\nURI:', '\nAnother line\nURI:')],
    ['fields in another order', (text) => text.replace(/(Nonce: .*)\n(Issued At: .*)/, '$2\n$1')],
    ['a duplicate field', (text) => text.replace(/(Nonce: .*)/, '$1\n$1')],
    ['an unknown field', (text) => text.replace(/(Nonce: .*)/, '$1\nAudience: all')],
    ['no nonce', (text) => text.replace(/Nonce: .*\n/, '')],
    ['a resource without its dash', (text) => text.replace('- ipfs', 'ipfs')],
    ['a header of an unknown blockchain', (text) => text.replace('Ethereum', 'Dogecoin')],
    ['a label in another case', (text) => text.replace('Chain ID', 'Chain Id')],
    ['a leading space', (text) => ` ${text}`],
    ['a text of 20,000 characters', (text) => text.replace('I accept', `I accept${' '.repeat(20_000)}`)],
    ['undefined', () => undefined as unknown as string],
  ])('rejects %s', (_, change) => {
    expect(() => parseSiwxMessage(change(createSiwxMessage(full)))).toThrow(
      expect.objectContaining({ code: 'SIWX_MESSAGE_INVALID' }),
    )
  })

  test('parses every created message to the same fields', () => {
    fc.assert(
      fc.property(anyFields(), (fields) => {
        expect(parseSiwxMessage(createSiwxMessage(fields))).toEqual(fields)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the parser of the package `siwe`', () => {
  const theirs = (text: string) => {
    const { address, chainId, ...rest } = new ParsedMessage(text)
    return { ...rest, accountAddress: address, chainId: `eip155:${chainId}` }
  }

  test('parses every created message to the same fields', () => {
    fc.assert(
      fc.property(anyFields(), (fields) => {
        expect(theirs(createSiwxMessage(fields))).toMatchObject(fields)
      }),
      { numRuns: 60 },
    )
  })

  test('parses every text that is accepted here, to the same fields', () => {
    const piece = fc.constantFrom(
      ...' \n-:/.?#[]@!&=%aZ09_~"<>ü',
      '\n\n',
      'URI: a:b',
      '%20',
      '//',
      '[::1]',
      '',
    )
    const change = fc.record({ at: fc.nat(400), length: fc.nat(1), piece })
    let accepted = 0
    fc.assert(
      fc.property(anyFields(), fc.array(change, { minLength: 1, maxLength: 2 }), (fields, changes) => {
        const text = changes.reduce(
          (before, { at, length, piece: next }) => before.slice(0, at) + next + before.slice(at + length),
          createSiwxMessage(fields),
        )
        const parsed = orNone(() => parseSiwxMessage(text))
        if (!parsed) return
        accepted += 1
        expect(theirs(text)).toMatchObject(parsed)
      }),
      { numRuns: 300 },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})

test('createNonce returns 20 random letters and digits', () => {
  const nonces = Array.from({ length: 500 }, createNonce)
  expect(new Set(nonces).size).toBe(500)
  expect(nonces.every((nonce) => /^[A-Za-z0-9]{20}$/.test(nonce))).toBe(true)
})

test('createNonce takes no byte that would favour some characters', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    // Each second byte is above the largest multiple of 62.
    for (let index = 0; index < 20; index++)
      (bytes as Uint8Array)[index] = index % 2 ? 248 + ((index >> 1) % 8) : index
    return bytes
  })
  expect(createNonce()).toBe('ACEGIKMOQSACEGIKMOQS')
  vi.restoreAllMocks()
})
