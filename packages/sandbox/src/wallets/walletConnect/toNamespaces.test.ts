import { expect, test } from 'vitest'
import type { NamespaceWallet } from './namespace.ts'
import { toNamespaces } from './toNamespaces.ts'

const namespaceWallet = (...addresses: string[]): NamespaceWallet => ({
  addresses: () => addresses,
  methods: ['usual'],
  request: () => Promise.resolve(),
})
const namespaces = { eip155: namespaceWallet('0xa', '0xb'), solana: namespaceWallet('So1') }
const asked = {
  eip155: { chains: ['eip155:1', 'eip155:137'], methods: ['personal_sign'], events: ['chainChanged'] },
  solana: { chains: ['solana:x'], methods: ['solana_signMessage'], events: [] },
  tron: { chains: ['tron:1'], methods: [], events: [] },
}
const chains = (settled: ReturnType<typeof toNamespaces>): unknown =>
  Object.fromEntries(Object.entries(settled).map(([key, namespace]) => [key, namespace.chains]))

test('by default all known chains of the proposal are approved, with every account on every chain', () => {
  expect(toNamespaces(asked, namespaces)).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:137'],
      accounts: ['eip155:1:0xa', 'eip155:1:0xb', 'eip155:137:0xa', 'eip155:137:0xb'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
    solana: {
      chains: ['solana:x'],
      accounts: ['solana:x:So1'],
      methods: ['solana_signMessage'],
      events: [],
    },
  })
})

test.each([
  [{ approves: ['eip155:137'] }, { eip155: ['eip155:137'] }],
  [{ approves: ['solana'] }, { solana: ['solana:x'] }],
  [{ approves: ['eip155:1', 'solana'] }, { eip155: ['eip155:1'], solana: ['solana:x'] }],
  [{ approves: [] }, {}],
  [
    { approves: ['solana'], adds: ['eip155:10'] },
    { solana: ['solana:x'], eip155: ['eip155:10'] },
  ],
  [{ adds: ['eip155:10'] }, { eip155: ['eip155:1', 'eip155:137', 'eip155:10'], solana: ['solana:x'] }],
])('the options %j approve %j', (approval, expected) => {
  expect(chains(toNamespaces(asked, namespaces, approval))).toEqual(expected)
})

test('a key of a proposal may be one chain; an added chain has the default methods', () => {
  const inline = { 'eip155:10': { methods: ['personal_sign'], events: [] } }
  expect(chains(toNamespaces(inline, namespaces))).toEqual({ eip155: ['eip155:10'] })
  expect(toNamespaces({}, namespaces, { adds: ['solana:x'] })['solana']?.methods).toEqual(['usual'])
})
