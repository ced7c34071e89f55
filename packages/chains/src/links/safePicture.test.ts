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

test.each([
  [png, png],
  [` \n${png}\n`, png],
  ['https://wallet.example/icon.png', undefined],
  [7, undefined],
  [undefined, undefined],
])('the icon %j of a wallet on the page is %j', (icon, expected) => {
  expect(dataPicture(icon)).toBe(expected)
  expect(dataPicture(`${png}${'A'.repeat(512_000)}`)).toBeUndefined()
})
