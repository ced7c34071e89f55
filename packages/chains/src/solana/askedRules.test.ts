import { expect, test } from 'vitest'
import { isAsked } from './askedRules.ts'

const call = { to: 'bob', value: 5n, effects: [] }
const token = {
  to: 'mint',
  value: 0n,
  effects: [{ type: 'transfer', token: 'mint', to: 'bob', value: 5n }],
} as const
const approval = { type: 'approval', token: 'mint', spender: 'carol', value: 5n } as const
const balance = (owner: string, amount: string, mint = 'mint') => ({ owner, mint, uiTokenAmount: { amount } })

const transaction = ({ keys = ['alice', 'bob'], meta = {} } = {}) => ({
  transaction: { message: { accountKeys: keys, header: { numRequiredSignatures: 1 } } },
  meta: { err: null, preBalances: [20n, 1n], postBalances: [14n, 6n], ...meta },
})

test.each<[string, unknown, Parameters<typeof isAsked>[2], boolean]>([
  ['the requested transfer', transaction(), [call], true],
  ['any transaction, for a request without calls', transaction(), undefined, true],
  ['signed by another account', transaction({ keys: ['carol', 'bob'] }), undefined, false],
  ['with the account, but not as a signer', transaction({ keys: ['bob', 'alice'] }), undefined, false],
  ['of a smaller amount', transaction({ meta: { postBalances: [14n, 5n] } }), [call], false],
  ['to another receiver', transaction({ keys: ['alice', 'carol'] }), [call], false],
  [
    'of the smallest amount, to another receiver',
    transaction({ keys: ['alice', 'carol'] }),
    [{ ...call, value: 1n }],
    false,
  ],
  ['with balances of other accounts only', transaction({ meta: { postBalances: [14n] } }), [call], false],
  [
    'with balances that are no amounts',
    transaction({ meta: { preBalances: ['none', 1.5], postBalances: ['6 SOL', 6.5] } }),
    [call],
    false,
  ],
  [
    'that approves a spender',
    transaction({ meta: { postTokenBalances: [] } }),
    [{ ...call, value: 0n, effects: [approval] }],
    true,
  ],
  [
    'a failed transfer',
    transaction({ meta: { err: 'AccountInUse', postBalances: [19n, 1n] } }),
    [call],
    true,
  ],
  ['without a message', {}, undefined, false],
  ['null', null, undefined, false],
  [
    'the requested token transfer',
    transaction({
      meta: {
        preTokenBalances: [balance('alice', '9'), balance('bob', '1')],
        postTokenBalances: [balance('alice', '4'), balance('bob', '6')],
      },
    }),
    [token],
    true,
  ],
  [
    'the requested token transfer, minus the transfer fee of the token',
    transaction({
      meta: {
        preTokenBalances: [balance('alice', '9'), balance('bob', '1')],
        postTokenBalances: [balance('alice', '4'), balance('bob', '5')],
      },
    }),
    [token],
    true,
  ],
  [
    'a token transfer of a smaller amount',
    transaction({
      meta: {
        preTokenBalances: [balance('alice', '9'), balance('bob', '1')],
        postTokenBalances: [balance('alice', '5'), balance('bob', '5')],
      },
    }),
    [token],
    false,
  ],
  [
    'no token transfer',
    transaction({ meta: { preTokenBalances: [], postTokenBalances: [] } }),
    [token],
    false,
  ],
  [
    'the requested token transfer, to a new token account',
    transaction({
      meta: {
        preTokenBalances: [balance('alice', '5')],
        postTokenBalances: [balance('alice', '0'), balance('bob', '5')],
      },
    }),
    [token],
    true,
  ],
  [
    'a token transfer of one base unit',
    transaction({
      meta: {
        preTokenBalances: [balance('alice', '9')],
        postTokenBalances: [balance('alice', '8'), balance('bob', '1')],
      },
    }),
    [{ ...token, effects: [{ ...token.effects[0], value: 1n }] }],
    true,
  ],
  [
    'a transfer of all tokens',
    transaction({
      meta: { preTokenBalances: [balance('alice', '9')], postTokenBalances: [balance('bob', '9')] },
    }),
    [{ ...token, effects: [{ ...token.effects[0], value: 'all' }] }],
    true,
  ],
  [
    'a transfer of another token',
    transaction({
      meta: {
        preTokenBalances: [balance('alice', '5', 'other')],
        postTokenBalances: [balance('bob', '5', 'other')],
      },
    }),
    [token],
    false,
  ],
  [
    'a token transfer to another receiver',
    transaction({
      meta: { preTokenBalances: [balance('alice', '5')], postTokenBalances: [balance('carol', '5')] },
    }),
    [token],
    false,
  ],
  [
    'a transfer to the own account, which only pays the fee',
    transaction({ meta: { postBalances: [19n, 1n] } }),
    [{ ...call, to: 'alice' }],
    true,
  ],
  [
    'a token transfer to the own account',
    transaction({
      meta: { preTokenBalances: [balance('alice', '5')], postTokenBalances: [balance('alice', '5')] },
    }),
    [{ ...token, effects: [{ ...token.effects[0], to: 'alice' }] }],
    true,
  ],
  ['a token transfer, from a node without token balances', transaction(), [token], true],
])('whether a transaction answers the request: %s (%#)', (_, found, calls, isIt) =>
  expect(isAsked(found, 'alice', calls)).toBe(isIt),
)
