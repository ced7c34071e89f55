import { expect, test } from 'vitest'
import { judgeName, readTyped } from './rules.ts'

test.each([
  ['Mira', 'mira', false],
  [' mira-7 ', 'mira-7', false],
  ['mira.reown.id', 'mira', false],
  ['mira!', 'mira', true],
  ['Mïra', 'mra', true],
  ['mira.example', 'miraexample', true],
  ['', '', false],
])('[S5.15] %j is read as %j, with characters removed: %s', (typed, label, hasOthers) => {
  expect(readTyped(typed, 'reown.id')).toEqual({ label, hasOthers })
})

const facts = {
  label: 'mira',
  hasOthers: false,
  problem: undefined,
  hasName: false,
  isSettled: true,
  isChecking: false,
  isInvalid: false,
  isTaken: false,
} as const

test.each([
  ['a valid name', {}, undefined, true],
  ['an empty name', { label: '', problem: 'tooShort' }, undefined, false],
  ['a short name while typing', { label: 'mir', problem: 'tooShort', isSettled: false }, undefined, false],
  ['a short name', { label: 'mir', problem: 'tooShort' }, 'tooShort', false],
  ['a name with removed characters', { hasOthers: true }, 'characters', true],
  ['a short name with removed characters', { hasOthers: true, problem: 'tooShort' }, 'characters', false],
  ['a name that is being checked', { isChecking: true }, undefined, false],
  ['a name that is invalid in ENSIP-15', { isInvalid: true }, 'invalid', false],
  ['a taken name', { isTaken: true }, 'taken', false],
  ['any name for an account with a name', { hasName: true, hasOthers: true }, 'named', false],
] as const)('status of %s', (_, given, issue, canRegister) => {
  expect(judgeName({ ...facts, ...given })).toEqual({ issue, canRegister })
})
