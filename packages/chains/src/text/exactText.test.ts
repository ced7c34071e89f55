import { expect, test } from 'vitest'
import { exactText } from './exactText.ts'

test.each(['', 'Foyer <&> ✓', '\uFEFFtext after a byte order mark'])(
  '%j round-trips through its bytes',
  (text) => {
    expect(exactText(new TextEncoder().encode(text))).toBe(text)
  },
)

test.each([[[0xff]], [[0xc3, 0x28]], [[0xed, 0xa0, 0x80]]])('throws for the bytes %j', (bytes) => {
  expect(() => exactText(Uint8Array.from(bytes))).toThrow(TypeError)
})
