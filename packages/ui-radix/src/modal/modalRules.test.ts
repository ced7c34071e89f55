import type { RouteName } from '@foyer/headless'
import { expect, test } from 'vitest'
import { headerStart, isAlert, titleValues, type HeaderStartKind } from './modalRules.ts'

type Row = {
  history: readonly RouteName[]
  inline?: boolean
  locked?: boolean
  expected: HeaderStartKind
}

test.each<Row>([
  { history: ['Account'], expected: 'network' },
  { history: ['Connect', 'Account'], expected: 'network' },
  { history: ['Account'], locked: true, expected: 'none' },
  { history: ['Connect', 'Account'], locked: true, expected: 'back' },
  { history: ['Connect'], expected: 'help' },
  { history: ['Connect', 'Networks'], expected: 'back' },
  { history: ['Account', 'Connect'], expected: 'back' },
  { history: ['Account', 'Connect'], inline: true, expected: 'help' },
  { history: ['Account', 'ApproveTransaction'], expected: 'none' },
  { history: ['Connect', 'ConnectingSiwe'], expected: 'none' },
  { history: ['Connect', 'SIWXSignMessage'], expected: 'none' },
  { history: ['Networks'], expected: 'none' },
])('$history inline=$inline locked=$locked → $expected', ({ history, inline, locked, expected }) => {
  const view = history.at(-1) ?? 'Connect'
  expect(
    headerStart({ router: { view, history }, isInline: inline ?? false, isNetworkSwitchEnabled: !locked }),
  ).toBe(expected)
})

test('a title is filled with data of the view', () => {
  expect(titleValues(undefined)).toEqual({ wallet: '', network: '' })
  expect(titleValues({ connector: { name: 'Iris' } })).toEqual({ wallet: 'Iris', network: '' })
  expect(titleValues({ connector: { name: 'Iris' }, wallet: { name: 'Lake' } }).wallet).toBe('Lake')
  expect(titleValues({ network: { name: 'Base' } }).network).toBe('Base')
})

test.each([
  ['SIWXSignMessage', true, 'signed-out', true],
  ['SIWXSignMessage', true, 'checking', true],
  ['SIWXSignMessage', true, 'signing', true],
  ['SIWXSignMessage', true, 'cancelling', true],
  ['ConnectingSiwe', true, 'signed-out', true],
  ['SIWXSignMessage', true, 'signed-in', false],
  ['SIWXSignMessage', true, 'idle', false],
  ['SIWXSignMessage', false, 'signed-out', false],
  ['Connect', true, 'signed-out', false],
] as const)('view %s, required %s, status %s: alert dialog %s [S2.30]', (view, isRequired, status, is) => {
  expect(isAlert({ view, isRequired, status })).toBe(is)
})
