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
  ['a good name', {}, undefined, true],
  ['nothing', { label: '', problem: 'tooShort' }, undefined, false],
  ['too little, still typing', { label: 'mir', problem: 'tooShort', isSettled: false }, undefined, false],
  ['too little', { label: 'mir', problem: 'tooShort' }, 'tooShort', false],
  ['what had other letters', { hasOthers: true }, 'characters', true],
  ['other letters, and too little left', { hasOthers: true, problem: 'tooShort' }, 'characters', false],
  ['what is being checked', { isChecking: true }, undefined, false],
  ['what nobody could find again', { isInvalid: true }, 'invalid', false],
  ['a registered name', { isTaken: true }, 'taken', false],
  ['anything, for an account with a name', { hasName: true, hasOthers: true }, 'named', false],
] as const)('status of %s', (_, given, issue, canRegister) => {
  expect(judgeName({ ...facts, ...given })).toEqual({ issue, canRegister })
})
