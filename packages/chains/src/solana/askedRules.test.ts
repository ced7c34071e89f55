import { expect, test } from 'vitest'
import { isAsked } from './askedRules.ts'

const call = { to: 'bob', value: 5n, effects: [] }
const token = {
  to: 'mint',
  value: 0n,
  effects: [{ type: 'transfer', token: 'mint', to: 'bob', value: 5n }],
} as const
const balance = (owner: string, amount: string, mint = 'mint') => ({ owner, mint, uiTokenAmount: { amount } })

const transaction = ({ keys = ['alice', 'bob'], meta = {} } = {}) => ({
  transaction: { message: { accountKeys: keys, header: { numRequiredSignatures: 1 } } },
  meta: { err: null, preBalances: [20n, 1n], postBalances: [14n, 6n], ...meta },
})

test.each<[string, unknown, Parameters<typeof isAsked>[2], boolean]>([
  ['the transfer', transaction(), [call], true],
  ['one of which nothing is known but its time', transaction(), undefined, true],
  ['signed by another account', transaction({ keys: ['carol', 'bob'] }), undefined, false],
  ['that only names the account', transaction({ keys: ['bob', 'alice'] }), undefined, false],
  ['of a smaller amount', transaction({ meta: { postBalances: [14n, 5n] } }), [call], false],
  ['to another receiver', transaction({ keys: ['alice', 'carol'] }), [call], false],
  ['that failed', transaction({ meta: { err: 'AccountInUse', postBalances: [19n, 1n] } }), [call], true],
  ['without a message', {}, undefined, false],
  ['nothing', null, undefined, false],
  [
    'of tokens',
    transaction({
      meta: { preTokenBalances: [balance('bob', '1')], postTokenBalances: [balance('bob', '6')] },
    }),
    [token],
    true,
  ],
  [
    'of tokens to a new holder',
    transaction({ meta: { preTokenBalances: [], postTokenBalances: [balance('bob', '5')] } }),
    [token],
    true,
  ],
  [
    'of other tokens',
    transaction({ meta: { preTokenBalances: [], postTokenBalances: [balance('bob', '5', 'other')] } }),
    [token],
    false,
  ],
  [
    'of tokens to another holder',
    transaction({ meta: { preTokenBalances: [], postTokenBalances: [balance('carol', '5')] } }),
    [token],
    false,
  ],
  ['of tokens, by a node that reports none', transaction(), [token], true],
])('%s: %#', (_, found, calls, isIt) => expect(isAsked(found, 'alice', calls)).toBe(isIt))
