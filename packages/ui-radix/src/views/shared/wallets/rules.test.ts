import type { ConnectListItem } from '@foyer/headless'
import { expect, test } from 'vitest'
import { likelyView } from './rules.ts'

const connector = (fields: object) => fields as ConnectListItem['connector']

test.each([
  ['an installed wallet', connector({ type: 'ANNOUNCED' }), false, 'ConnectingExternal'],
  [
    'a wallet of several namespaces',
    connector({ type: 'MULTI_CHAIN', connectors: [] }),
    true,
    'ConnectingMultiChain',
  ],
  ['WalletConnect', connector({ type: 'WALLET_CONNECT' }), true, 'ConnectingWalletConnect'],
  ['a listed wallet, with WalletConnect', undefined, true, 'ConnectingWalletConnect'],
  ['a listed wallet, without WalletConnect', undefined, false, 'Downloads'],
])('the likely view of a row: %s', (_, item, canPair, view) => {
  expect(likelyView({ connector: item }, { canPair })).toBe(view)
})
