import { expect, test } from 'vitest'
import { dataPicture, safePicture } from './safePicture.ts'

const png = 'data:image/png;base64,AAAA'
const origin = 'http://127.0.0.1:4000'

test.each([
  ['https://pictures.example/a.png', true],
  [png, true],
  ['data:image/svg+xml,<svg/>', true],
  ['DATA:IMAGE/WEBP;base64,AA', true],
  [`${origin}/a.png`, true],
  ['data:text/html,<script>', false],
  ['data:image/svg', false],
  ['data:image/xml,<x/>', false],
  [`data:image/png,${'x'.repeat(64_000)}`, false],
  ['javascript:alert(1)', false],
  [`javascript:alert("${origin}/a.png")`, false],
  ['http://pictures.example/a.png', false],
  ['http://127.0.0.1:4000.evil.example/a.png', false],
  ['https://user:secret@pictures.example/a.png', false],
  ['https://pictures.example/data:a.png', true],
  [`${origin}/a.png?of=https://pictures.example/a.png`, true],
  // Another text than the visitor would read, and a link that fills the storage.
  ['https://pictures.example/\u202Egnp.a', false],
  [`https://pictures.example/${'a'.repeat(2048)}`, false],
  ['//pictures.example/a.png', false],
  ['a.png', false],
  ['blob:https://app.example/1', false],
  ['rainbow://', false],
  ['', false],
])('a claimed picture %.60s may be shown: %s', (link, isSafe) => {
  expect(safePicture(link, { origin })).toBe(isSafe ? link : undefined)
})

test('without an origin only https and data pictures may be shown', () => {
  expect(safePicture(`${origin}/a.png`)).toBeUndefined()
  expect(safePicture(null)).toBeUndefined()
  expect(safePicture(undefined)).toBeUndefined()
})

test('a picture that is absent has no URL, also with an origin; spaces around one are removed', () => {
  expect(safePicture(null, { origin })).toBeUndefined()
  expect(safePicture(undefined, { origin })).toBeUndefined()
  expect(safePicture(` https://pictures.example/a.png\n`)).toBe('https://pictures.example/a.png')
})

test.each([
  [png, png],
  [` \n${png}\n`, png],
  ['https://wallet.example/icon.png', undefined],
  // Has the text of a `data:` image, and would tell its server about the visitor.
  [`https://wallet.example/?${png}`, undefined],
  [7, undefined],
  [undefined, undefined],
])('the icon %j of a wallet on the page is %j', (icon, expected) => {
  expect(dataPicture(icon)).toBe(expected)
  expect(dataPicture(`${png}${'A'.repeat(512_000)}`)).toBeUndefined()
})
