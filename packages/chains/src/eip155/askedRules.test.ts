import { describe, expect, test } from 'vitest'
import { TRANSFER_EVENT } from './abiWords.ts'
import { callsDone, type MinedTransaction } from './askedRules.ts'

const ME = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const RELAYER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const word = (value: string | bigint) => BigInt(value).toString(16).padStart(64, '0')
const addressWord = (address: string) => word(address)

const transferData = `0xa9059cbb${addressWord(BOB)}${word(5n)}` as const
const approveData = (amount: bigint, spender = BOB) =>
  `0x095ea7b3${addressWord(spender)}${word(amount)}` as const
const native = { to: BOB, value: 5n, effects: [] }
const token = { to: TOKEN, value: 0n, data: transferData, effects: [] }
/** A transfer by a Foyer operation: without calldata, which is derived from the effect. */
const tokenByEffect = {
  to: TOKEN,
  value: 0n,
  effects: [{ type: 'transfer', token: TOKEN, to: BOB, value: 5n }],
} as const
const approval = { to: TOKEN, value: 0n, data: approveData(5n), effects: [] }
const increase = (spender: string, amount: bigint) =>
  `0x39509351${addressWord(spender)}${word(amount)}` as const
const increased = { ...approval, data: increase(BOB, 5n) }
const permit = (spender: string, amount: bigint) =>
  `0x87517c45${addressWord(TOKEN)}${addressWord(spender)}${word(amount)}${word(1n)}` as const
const permitted = { ...approval, data: permit(BOB, 5n) }
/** `Approval(address,address,uint256)`, with the topics of a transfer. */
const APPROVAL_EVENT = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const UNLIMITED = 2n ** 256n - 1n
const deployment = { to: undefined, value: 0n, data: '0x6001', effects: [] } as const

const plain: MinedTransaction = {
  from: ME.toLowerCase(),
  to: BOB.toLowerCase(),
  value: 5n,
  input: '0x',
  isSuccess: true,
  logs: [],
}
const toToken = { ...plain, to: TOKEN.toLowerCase(), value: 0n, input: transferData }
const event = (from: string, to: string, amount: bigint, emitter = TOKEN) => ({
  emitter: emitter.toLowerCase(),
  topics: [TRANSFER_EVENT, `0x${addressWord(from)}`, `0x${addressWord(to)}`],
  data: `0x${word(amount)}`,
})
/** `execute(address,uint256,bytes)` in the calldata of a bundler. */
const execute = (to: string, value: bigint, data = '') =>
  `0xb61d27f6${addressWord(to)}${word(value)}${word(96n)}${word(BigInt(data.length / 2))}${data}`
const bundled = { ...plain, from: RELAYER, to: RELAYER, value: 0n, input: execute(BOB, 5n) }
const bundledTransfer = { ...bundled, input: execute(TOKEN, 0n, transferData.slice(2)) }

describe('whether a transaction carries out the requested call', () => {
  test.each<[string, MinedTransaction, Parameters<typeof callsDone>[2][number], boolean]>([
    ['the requested transfer', plain, native, true],
    ['the requested transfer with appended calldata', { ...plain, input: '0x8021' }, native, true],
    ['a transfer to another receiver', { ...plain, to: RELAYER }, native, false],
    ['a transfer of another amount', { ...plain, value: 4n }, native, false],
    ['a deployment instead of a transfer', { ...plain, to: undefined }, native, false],
    ['a deployment', { ...plain, to: undefined, value: 0n, input: '0x60016002' }, deployment, true],
    ['another deployment', { ...plain, to: undefined, value: 0n, input: '0x6002' }, deployment, false],
    ['a transfer of tokens', toToken, token, true],
    ['a transfer of tokens, requested without calldata', toToken, tokenByEffect, true],
    ['a transfer of another token', { ...toToken, to: RELAYER }, token, false],
    [
      'a transfer of tokens to another receiver',
      { ...toToken, input: transferData.replace('3c44', '3c45') },
      token,
      false,
    ],
    [
      'a transfer of fewer tokens',
      { ...toToken, input: `${transferData.slice(0, -1)}4` },
      tokenByEffect,
      false,
    ],
    ['an approval', { ...toToken, input: approveData(5n) }, approval, true],
    [
      'an approval with an amount changed in the wallet',
      { ...toToken, input: approveData(UNLIMITED) },
      approval,
      true,
    ],
    ['an approval of another spender', { ...toToken, input: approveData(5n, RELAYER) }, approval, false],
    [
      'an increase with an amount changed in the wallet',
      { ...toToken, input: increase(BOB, UNLIMITED) },
      increased,
      true,
    ],
    ['an increase for another spender', { ...toToken, input: increase(RELAYER, 5n) }, increased, false],
    [
      'an approval of Permit2 with an amount changed in the wallet',
      { ...toToken, input: permit(BOB, 9n) },
      permitted,
      true,
    ],
    [
      'an approval of Permit2 for another spender',
      { ...toToken, input: permit(RELAYER, 5n) },
      permitted,
      false,
    ],
    [
      'sent by the account to another contract, with the call in its calldata',
      { ...plain, to: RELAYER, input: execute(BOB, 5n) },
      native,
      false,
    ],
    [
      'sent by the account to itself, with the call in its calldata',
      { ...plain, to: ME, value: 0n, input: execute(BOB, 5n) },
      native,
      true,
    ],
    ['of a bundler, with the call in its calldata', bundled, native, true],
    ['of another sender, the call itself', { ...plain, from: RELAYER }, native, true],
    [
      'of a bundler, with another amount than the smallest',
      { ...bundled, input: execute(BOB, 5n) },
      { ...native, value: 1n },
      false,
    ],
    [
      'of a bundler, with a call without value, and no word for the value',
      { ...bundled, input: `0x${addressWord(TOKEN)}${approveData(5n).slice(2)}` },
      approval,
      true,
    ],
    ['of a bundler, with another amount', { ...bundled, input: execute(BOB, 4n) }, native, false],
    ['of a bundler, to another receiver', { ...bundled, input: execute(RELAYER, 5n) }, native, false],
    [
      'of a bundler, with the Transfer event of the token',
      { ...bundled, logs: [event(ME, BOB, 5n)] },
      token,
      true,
    ],
    [
      'of a bundler, with a Transfer event of another token',
      { ...bundled, logs: [event(ME, BOB, 5n, RELAYER)] },
      token,
      false,
    ],
    [
      'of a bundler, with a Transfer event of another account',
      { ...bundled, logs: [event(RELAYER, BOB, 5n)] },
      token,
      false,
    ],
    [
      'of a bundler, with a Transfer event of another receiver',
      { ...bundled, logs: [event(ME, RELAYER, 5n)] },
      token,
      false,
    ],
    [
      'of a bundler, with an Approval event of the token',
      {
        ...bundled,
        logs: [{ ...event(ME, BOB, 5n), topics: [APPROVAL_EVENT, ...event(ME, BOB, 5n).topics.slice(1)] }],
      },
      token,
      false,
    ],
    [
      'of a bundler, with the Transfer event after one of another amount',
      { ...bundled, logs: [event(ME, BOB, 4n), event(ME, BOB, 5n)] },
      token,
      true,
    ],
    ['of a bundler, with fewer tokens', { ...bundled, logs: [event(ME, BOB, 4n)] }, token, false],
    [
      'of a bundler, with the call and fewer tokens, as by a transfer fee',
      { ...bundledTransfer, logs: [event(ME, BOB, 4n)] },
      token,
      true,
    ],
    ['of a bundler, with the call but no Transfer event', bundledTransfer, token, false],
    ['of a bundler, with the call, failed', { ...bundledTransfer, isSuccess: false }, token, true],
  ])('%s: %#', (_, transaction, call, isDone) => {
    expect(callsDone(transaction, ME, [call])).toEqual(isDone ? [call] : [])
  })

  test('returns the calls of a batch that are in the transaction', () => {
    const both = {
      ...bundled,
      input: `${execute(BOB, 5n)}${execute(TOKEN, 0n, approveData(5n).slice(2)).slice(2)}`,
    }
    expect(callsDone(both, ME, [native, approval, deployment])).toEqual([native, approval])
  })
})
