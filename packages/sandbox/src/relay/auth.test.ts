import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { verifyRelayAuth } from './auth.ts'

const host = '127.0.0.1:4000'
const NOW = 1_700_000_000
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519')

const didOf = (key: KeyObject): string =>
  `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url')]))}`

const claims = {
  iss: didOf(publicKey),
  sub: 'ab'.repeat(32),
  aud: `ws://${host}`,
  iat: NOW - 10,
  exp: NOW + 86_400,
}
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const token = (
  payload: unknown = claims,
  key = privateKey,
  header: unknown = { alg: 'EdDSA', typ: 'JWT' },
): string => {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${sign(undefined, Buffer.from(signed), key).toString('base64url')}`
}
const check = (text: string, now = NOW): unknown => verifyRelayAuth(text, { host, now: now * 1_000 })

test('a token authenticates its signer', () => {
  expect(check(token())).toEqual({ client: claims.iss })
  expect(check(token({ ...claims, aud: `ws://${host}/` }))).toEqual({ client: claims.iss })
})

test.each([
  ['nothing', '', 'malformed'],
  ['no JSON', 'a.b.c', 'malformed'],
  ['another algorithm', token(claims, privateKey, { alg: 'none', typ: 'JWT' }), 'malformed'],
  ['no subject', token({ ...claims, sub: undefined }), 'malformed'],
  ['signed by another', token(claims, other.privateKey), 'signature is invalid'],
  [
    'claims exchanged',
    token().replace(/\.[^.]+\./, `.${encode({ ...claims, exp: NOW * 2 })}.`),
    'signature is invalid',
  ],
  ['no signature', token().replace(/[^.]+$/, ''), 'signature is invalid'],
  ['for another relay', token({ ...claims, aud: 'wss://relay.test' }), 'audience is wss://relay.test'],
  ['an issuer that is no key', token({ ...claims, iss: 'did:key:z6Mk' }), 'no Ed25519 key'],
  ['over', token({ ...claims, exp: NOW }), 'expired'],
])('%s is rejected', (_, text, why) => {
  expect(check(text)).toEqual({ refusal: expect.stringMatching(`^JWT validation error: .*${why}`) as string })
})
