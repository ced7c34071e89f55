import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './Avatar.stories.tsx'
import { expect, test } from 'vitest'
import { Avatar, avatarHues } from './Avatar.tsx'
import { parts } from '../part/parts.ts'

describePrimitive('Avatar', {
  parts: parts.Avatar,
  part: 'avatar',
  element: <Avatar address="0x1" />,
  instance: HTMLSpanElement,
  states: statesOf(stories),
})

test('an address has one gradient: hexadecimal addresses ignore case, base58 addresses do not', () => {
  expect(avatarHues('0xABCDEF')).toEqual(avatarHues('0xabcdef'))
  expect(avatarHues('SoLaNa')).not.toEqual(avatarHues('solana'))
})

test('similar addresses have different gradients', () => {
  const hues = new Set(Array.from({ length: 50 }, (_, index) => avatarHues(`0x8ba1f1095${index}`).from))
  expect(hues.size).toBeGreaterThan(40)
})
