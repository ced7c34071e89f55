import type { RouteName } from '@foyer/headless'
import { expect, test } from 'vitest'
import {
  hasDescription,
  headerStart,
  isAlert,
  isRepeated,
  isTitleUnread,
  titleValues,
  type HeaderStartKind,
} from './modalRules.ts'

type Row = {
  history: readonly RouteName[]
  inline?: boolean
  locked?: boolean
  hasHelp?: boolean
  expected: HeaderStartKind
}

test.each<Row>([
  { history: ['Account'], expected: 'network' },
  { history: ['Connect', 'Account'], expected: 'network' },
  { history: ['Account'], locked: true, expected: 'none' },
  { history: ['Connect', 'Account'], locked: true, expected: 'back' },
  { history: ['Connect'], expected: 'help' },
  { history: ['Connect'], hasHelp: false, expected: 'none' },
  { history: ['Connect', 'Networks'], expected: 'back' },
  { history: ['Account', 'Connect'], expected: 'back' },
  { history: ['Account', 'Connect'], inline: true, expected: 'help' },
  { history: ['Account', 'ApproveTransaction'], expected: 'none' },
  { history: ['Connect', 'ConnectingSiwe'], expected: 'none' },
  { history: ['Connect', 'SIWXSignMessage'], expected: 'none' },
  { history: ['Networks'], expected: 'none' },
])('$history inline=$inline locked=$locked help=$hasHelp → $expected', (row) => {
  const { history, inline: isInline = false, locked, hasHelp = true } = row
  const router = { view: history.at(-1) ?? 'Connect', history }
  expect(headerStart({ router, isInline, isNetworkSwitchEnabled: !locked, hasHelp })).toBe(row.expected)
})

test.each<[RouteName, boolean, boolean]>([
  ['ReviewRequest', false, true],
  ['SIWXSignMessage', true, true],
  ['SIWXSignMessage', false, false],
  ['Connect', false, false],
])('%s, an alert: %s, has a description: %s', (view, isAlertDialog, has) => {
  expect(hasDescription({ view, isAlert: isAlertDialog })).toBe(has)
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

const first = { isFirst: true, wasPending: false, hasFocus: true, isRead: true }
const next = { ...first, isFirst: false }

test.each([
  ['the first view', first, false],
  [
    'the first view of an inline modal without the focus',
    { ...first, hasFocus: false, isRead: false },
    false,
  ],
  ['a first view that was loading', { ...first, wasPending: true }, true],
  ['one without the focus', { ...first, wasPending: true, hasFocus: false }, false],
  ['a further view whose title has the focus', next, false],
  ['a further view whose field has the focus', { ...next, isRead: false }, true],
  ['a further view that was loading', { ...next, wasPending: true }, true],
])('the title of %s is unread: %j → %s', (_, facts, expected) => {
  expect(isTitleUnread(facts)).toBe(expected)
})

const double = { isSecond: true, isOfModal: true, isSameControl: true, isSameView: false, elapsed: 120 }

test.each([
  ['a double click on Back', {}, true],
  ['the slowest double click', { elapsed: 249 }, true],
  ['a further step back', { elapsed: 250 }, false],
  ['three steps back in a second', { elapsed: 333 }, false],
  ['a click that the browser counts as a first one', { isSecond: false }, false],
  ['clicks on the page', { isOfModal: false }, false],
  ['quick clicks on a control whose view stays', { isSameView: true }, false],
  ['another control', { isSameControl: false }, true],
  ['another control, also of this view', { isSameControl: false, isSameView: true }, true],
  ['another control after a slow double click', { isSameControl: false, elapsed: 900 }, true],
] as const)('%s is ignored: %s', (_, facts, is) => {
  expect(isRepeated({ ...double, ...facts })).toBe(is)
})
