import { describe, expect, test } from 'vitest'
import {
  isOutcomeUnknown,
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
])('[S5.15] [S9.23] the problem of the label %j is %s', (label, problem) => {
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
])('the label of %j is %j', (typed, label) => {
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
])('plainName of %j is %j', (name, expected) => {
  expect(plainName(name)).toBe(expected)
})

describe('reason why no name can be registered', () => {
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
    ['another wallet, if any wallet may register', { isEmbedded: false, registrants: 'any' }, undefined],
    ['no account', { hasAddress: false }, 'not-connected'],
    [
      'no account, if any wallet may register',
      { hasAddress: false, isEmbedded: false, registrants: 'any' },
      'not-connected',
    ],
    ['a network without names, and no account', { hasNetwork: false, hasAddress: false }, 'network-missing'],
    ['no name service', { isServed: false }, 'endpoint-missing'],
  ] as const)('%s', (_, given, expected) => {
    expect(registrationReason({ ...facts, ...given })).toBe(expected)
  })
})

test('the signed text of a registration has a fixed order of keys, no spaces, and the time in seconds [S3.91]', () => {
  expect(registrationMessage('valid-name.reown.id', 1_999)).toBe(
    '{"name":"valid-name.reown.id","attributes":{},"timestamp":1}',
  )
})

test.each([
  ['mira.orchard.example', 'mira'],
  ['mira.reown.id', 'mira'],
  ['mira', 'mira'],
])('in a zone of the host, the label of %s is %s', (typed, label) => {
  expect(nameLabel(typed, 'orchard.example')).toBe(label)
})

test.each([
  ['REQUEST_FAILED', undefined, true],
  ['REQUEST_TIMED_OUT', undefined, true],
  ['RESPONSE_INVALID', undefined, true],
  ['RESPONSE_TOO_LARGE', undefined, true],
  ['HTTP_FAILED', 500, true],
  ['HTTP_FAILED', 499, false],
  ['HTTP_FAILED', '500', false],
  ['NAME_REGISTER_FAILED', 500, false],
])('a request that fails with %s and the status %j may have succeeded: %s', (code, status, expected) => {
  expect(isOutcomeUnknown({ code, status })).toBe(expected)
})
