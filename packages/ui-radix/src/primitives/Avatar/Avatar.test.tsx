import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Avatar.stories.tsx'
import { Avatar, avatarHues } from './Avatar.tsx'

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

test('a picture that fails to load is removed, its host does not learn the page, and another one is tried', () => {
  const { container, rerender } = render(<Avatar address="0x1" src="https://example.com/a.png" />)
  const picture = () => container.querySelector('img')
  expect(picture()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(picture()?.closest('[aria-hidden=true]')).not.toBeNull()
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  rerender(<Avatar address="0x1" src="https://example.com/b.png" />)
  expect(picture()?.getAttribute('src')).toBe('https://example.com/b.png')
})
