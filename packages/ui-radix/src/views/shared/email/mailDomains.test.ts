import { expect, test } from 'vitest'
import { mailDomains } from './mailDomains.ts'

test.each([
  ['', []],
  ['  ', []],
  ['@', []],
  ['mira', ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com']],
  ['mira@', ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com']],
  ['mira@MAIL', ['gmail.com', 'hotmail.com']],
  ['mira@o', ['outlook.com', 'gmail.com', 'icloud.com', 'yahoo.com']],
  ['mira@gmail.com', []],
  ['mira@example.org', []],
] as const)('suggests for %j the domains %j', (typed, expected) => {
  expect(mailDomains(typed)).toEqual(expected)
})
