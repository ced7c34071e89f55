import { afterEach, expect, test, vi } from 'vitest'
import { checkProps } from './checkProps.ts'

afterEach(() => vi.restoreAllMocks())

test('an unknown prop, theme option and slot are each warned about once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const props = {
    theem: {},
    theme: { acent: 'red', accent: 'red' },
    slots: { qr: () => null, qrcode: () => null },
  }
  checkProps(props)
  checkProps({ ...props })
  expect(warn.mock.calls.map(([line]: unknown[]) => line)).toEqual([
    expect.stringMatching(/no prop `theem`.*theme/),
    expect.stringMatching(/`theme` of FoyerModal has no `acent`.*accent/),
    expect.stringMatching(/`slots` of FoyerModal has no `qrcode`.*walletRow/),
  ])
})
