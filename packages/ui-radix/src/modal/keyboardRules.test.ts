import { expect, test } from 'vitest'
import { windowSpace } from './keyboardRules.ts'

const still = { offsetTop: 0, scale: 1 }

test.each([
  ['no keyboard', { height: 664, visual: { height: 664, ...still } }, undefined],
  ['a bar of the browser', { height: 664, visual: { height: 565, ...still } }, undefined],
  [
    'a keyboard',
    { height: 664, visual: { height: 364, ...still } },
    { visible: 364, moved: 0, covered: 300 },
  ],
  [
    'a keyboard, with the window moved up by a part of it',
    { height: 664, visual: { height: 364, offsetTop: 120, scale: 1 } },
    { visible: 364, moved: 120, covered: 180 },
  ],
  [
    'a keyboard, with the window moved up to its end and beyond',
    { height: 664, visual: { height: 364, offsetTop: 310, scale: 1 } },
    { visible: 364, moved: 310, covered: 0 },
  ],
  ['zoom', { height: 664, visual: { height: 332, offsetTop: 50, scale: 2 } }, undefined],
  [
    'a keyboard over a zoom of rounding',
    { height: 664, visual: { height: 364, offsetTop: 0, scale: 1.001 } },
    { visible: 364, moved: 0, covered: 300 },
  ],
])('the space of the window with %s', (_, facts, space) => {
  expect(windowSpace(facts)).toEqual(space)
})
