import { describe, expect, test } from 'vitest'
import {
  NAME_ZONE,
  nameLabel,
  nameProblem,
  plainName,
  registrationMessage,
  registrationReason,
} from './rules.ts'

test.each([
  ['test123', undefined],
  ['valid-name', undefined],
  ['ABCD', undefined],
  ['----', undefined],
  ['invalid.name', 'characters'],
  ['a b c d', 'characters'],
  ['näme', 'characters'],
  ['under_score', 'characters'],
  ['0123\n', 'characters'],
  ['a!', 'characters'],
  ['abc', 'tooShort'],
  ['', 'tooShort'],
])('[S5.15] [S9.23] %j as a name to register: %s', (label, problem) => {
  expect(nameProblem(label)).toBe(problem)
})

test.each([
  ['mira', 'mira'],
  [' Mira ', 'mira'],
  [`mira.${NAME_ZONE}`, 'mira'],
  ['MIRA.WCN.ID', 'mira'],
  ['mira.example', 'mira.example'],
  ['reown.id', 'reown.id'],
  ['', ''],
])('label of %j is %j', (typed, label) => {
  expect(nameLabel(typed)).toBe(label)
})

test.each([
  ['mira.example', 'mira.example'],
  ['VITAIIK.eth', 'vitaiik.eth'],
  ['Mira Smith', 'Mira Smith'],
  ['mira.example\u200B', undefined],
  ['\u202Eeth.arim', undefined],
  ['vitаlik.eth', undefined],
  ['mira\neth', undefined],
  ['mira  eth', undefined],
  ['', undefined],
])('%j is %j without the ENSIP-15 tables', (name, expected) => {
  expect(plainName(name)).toBe(expected)
})

describe('permission to register', () => {
  const facts = {
    hasNetwork: true,
    hasAddress: true,
    isEmbedded: true,
    registrants: 'embedded',
    isServed: true,
  } as const
  test.each([
    ['the embedded wallet', {}, undefined],
    ['another wallet', { isEmbedded: false }, 'connector-missing'],
    ['another wallet where any may', { isEmbedded: false, registrants: 'any' }, undefined],
    ['no account', { hasAddress: false }, 'not-connected'],
    [
      'no account, where every account may register',
      { hasAddress: false, isEmbedded: false, registrants: 'any' },
      'not-connected',
    ],
    ['a network without names, before all else', { hasNetwork: false, hasAddress: false }, 'network-missing'],
    ['without an endpoint', { isServed: false }, 'endpoint-missing'],
  ] as const)('%s', (_, given, expected) => {
    expect(registrationReason({ ...facts, ...given })).toBe(expected)
  })
})

test('the signed text has these keys in this order without spaces, and the time in whole seconds [S3.91]', () => {
  expect(registrationMessage('valid-name.reown.id', 1_999)).toBe(
    '{"name":"valid-name.reown.id","attributes":{},"timestamp":1}',
  )
})

test.each([
  ['mira.orchard.example', 'mira'],
  ['mira.reown.id', 'mira'],
  ['mira', 'mira'],
])('in another zone, %s is registered as %s', (typed, label) => {
  expect(nameLabel(typed, 'orchard.example')).toBe(label)
})
