import type { ChainNamespace } from '@foyer/chains'
import { expect, test } from 'vitest'
import { mergeConnectors } from './connectorLists.ts'
import type { ConnectorInfo } from './types.ts'

const all: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']
const connector = (
  name: string,
  namespaces: ChainNamespace | readonly ChainNamespace[],
  more: Partial<ConnectorInfo> = {},
): ConnectorInfo => {
  const list = typeof namespaces === 'string' ? [namespaces] : namespaces
  const uid = `${name}:${list.join()}`
  return { id: uid, uid, name, type: 'ANNOUNCED', interaction: 'extension', namespaces: list, ...more }
}
const shape = (
  list: readonly ConnectorInfo[],
  facts: Parameters<typeof mergeConnectors>[1] = { enabled: all },
) =>
  mergeConnectors(list, facts).map(({ uid, type, connectors }) =>
    connectors ? `${type} ${connectors.map((child) => child.uid).join(' + ')}` : uid,
  )

test('a wallet with two namespaces is one entry, at the index of its first connector [S1.3] [S3.33]', () => {
  const list = [connector('X', 'eip155'), connector('Y', 'solana'), connector('X', 'solana')]
  expect(shape(list)).toEqual(['MULTI_CHAIN X:eip155 + X:solana', 'Y:solana'])
})

test('a merged entry has the data of its first connector, and all namespaces and connectors [S3.31, S3.32]', () => {
  const list = [
    connector('X', 'eip155', { icon: 'https://a.example/x.png', rdns: 'a.x' }),
    connector('X', 'bip122', { icon: 'https://b.example/x.png' }),
    connector('X', 'solana'),
  ]
  expect(mergeConnectors(list, { enabled: all })).toEqual([
    { ...list[0], type: 'MULTI_CHAIN', namespaces: ['eip155', 'bip122', 'solana'], connectors: list },
  ])
  const [entry] = mergeConnectors(list, { enabled: all })
  expect(entry?.connectors?.map(({ namespaces }) => namespaces)).toEqual([['eip155'], ['bip122'], ['solana']])
})

test.each([
  {
    rule: 'two names of one wallet are one wallet',
    list: [connector('Trust Wallet', 'eip155'), connector('Trust', 'solana')],
    expected: ['MULTI_CHAIN Trust Wallet:eip155 + Trust:solana'],
  },
  {
    rule: 'two names that differ in case are two wallets',
    list: [connector('X', 'eip155'), connector('x', 'solana')],
    expected: ['X:eip155', 'x:solana'],
  },
  {
    rule: 'a merged embedded wallet keeps the type AUTH',
    list: [connector('Auth', 'eip155', { type: 'AUTH' }), connector('Auth', 'solana', { type: 'AUTH' })],
    expected: ['AUTH Auth:eip155 + Auth:solana'],
  },
  {
    rule: 'a connector of several namespaces is not merged',
    list: [connector('X', ['eip155', 'solana']), connector('X', 'bip122')],
    expected: ['X:eip155,solana', 'X:bip122'],
  },
  {
    rule: 'a second connector of the same name and namespace is listed separately',
    list: [connector('X', 'eip155'), connector('X', 'eip155', { uid: 'impostor' }), connector('X', 'solana')],
    expected: ['MULTI_CHAIN X:eip155 + X:solana', 'impostor'],
  },
  { rule: 'a connector without a name is not listed', list: [connector('', 'eip155')], expected: [] },
])('$rule', ({ list, expected }) => expect(shape(list)).toEqual(expected))

const two = [connector('X', 'eip155'), connector('X', 'solana'), connector('Q', ['eip155', 'solana'])]
test.each([
  { enabled: all, namespace: 'solana', expected: ['X:solana', 'Q:eip155,solana'] },
  { enabled: ['eip155'], namespace: undefined, expected: ['X:eip155', 'Q:eip155,solana'] },
  { enabled: ['eip155'], namespace: 'solana', expected: [] },
  { enabled: [], namespace: undefined, expected: [] },
] as const)(
  'connectors with networks on $enabled, for the namespace $namespace: $expected [S4.26]',
  ({ enabled, namespace, expected }) => {
    expect(shape(two, { enabled, namespace })).toEqual(expected)
  },
)
