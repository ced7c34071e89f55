import { expect, test } from 'vitest'
import { ambientCheck } from './ambient.ts'
import { complaintsOf } from './sample.ts'

const inSlice = 'packages/headless/src/swap/actions/swap.ts'

test.each([
  ['a bare call', 'export const a = () => fetch("/x")'],
  ['a property', 'export const a = () => window.ethereum'],
  ['a member of globalThis', 'export const a = () => globalThis.localStorage'],
  ['a computed member', 'export const a = () => globalThis["document"]'],
  ['typeof', 'export const a = typeof window'],
  ['a timer', 'export const a = () => { setTimeout(() => {}, 1) }'],
  ['the clock', 'export const a = () => Date.now()'],
  ['today', 'export const a = () => new Date()'],
  ['as a shorthand value', 'export const a = { fetch }'],
  ['behind a cast', 'export const a = (window as unknown as { x: 1 }).x'],
  [
    'when only another function declares it',
    'const a = ({ fetch }: B) => fetch; export const b = () => fetch("/")',
  ],
  ['as a default', 'export const a = ({ f = fetch }) => f'],
])('complains of %s', (_, code) => {
  expect(complaintsOf(ambientCheck, { [inSlice]: code })).toHaveLength(1)
})

test.each([
  ['a parameter', 'export const a = (fetch: () => void) => fetch()'],
  ['a destructured parameter', 'export const a = ({ fetch }: { fetch: () => void }) => fetch()'],
  ['a local', 'export function a(c: C) { const { window } = c; return window }'],
  ['an imported name', 'import { navigator } from "./x.ts"; export const a = navigator'],
  ['a property of something else', 'export const a = (c: C) => c.fetch("/x") + c.document'],
  ['a key', 'export const a = { fetch: 1, window() {} }'],
  ['a type', 'export type A = typeof fetch; export const a = (b: Window) => b'],
  ['a given time', 'export const a = (ms: number) => new Date(ms)'],
])('allows %s', (_, code) => {
  expect(complaintsOf(ambientCheck, { [inSlice]: code })).toEqual([])
})

test.each([
  'packages/headless/src/config/device.ts',
  'packages/headless/src/backend/http.ts',
  'packages/chains/src/load.ts',
  'packages/chains/src/eip155/discovery.ts',
  'packages/chains/src/timing.ts',
  'packages/ui-radix/src/modal/Panel.tsx',
  'packages/headless/src/swap/swap.test.ts',
])('lets the world in at %s', (path) => {
  expect(complaintsOf(ambientCheck, { [path]: 'export const a = () => fetch("/")' })).toEqual([])
})
