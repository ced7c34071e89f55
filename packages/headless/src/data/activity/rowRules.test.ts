import { describe, expect, test } from 'vitest'
import { describeTransaction, tidyTransfers } from './rowRules.ts'
import type { Transaction, TransactionTransfer } from './types.ts'

const coin = (
  direction: 'in' | 'out' | 'self',
  symbol: string,
  quantity?: string,
  value?: number,
): TransactionTransfer => ({ direction, quantity, value, token: { name: `${symbol} coin`, symbol } })
const nft = (name?: string, more: object = {}): TransactionTransfer => ({
  direction: 'in',
  quantity: '1',
  nft: { name, isSpam: false, ...more },
})
const transaction = (
  operationType: string,
  transfers: Transaction['transfers'],
  more: Partial<Transaction> = {},
): Transaction => ({
  id: 'a',
  hash: '0x1',
  caipNetworkId: 'eip155:1',
  operationType,
  status: 'confirmed',
  minedAt: '2024-01-10T12:00:00Z',
  sentFrom: '',
  sentTo: '',
  transfers,
  ...more,
})

const texts = (transfers: readonly TransactionTransfer[]) =>
  tidyTransfers(transfers).map(
    ({ direction, quantity, token }) => `${direction} ${quantity} ${token?.symbol}`,
  )

describe('[S1.6] relevant transfers of a transaction', () => {
  test('omit returned change, and have sent transfers first', () => {
    expect(
      texts([coin('in', 'USDC', '0.224784'), coin('out', 'USDC', '0.00583'), coin('out', 'POL', '1')]),
    ).toEqual(['out 1 POL', 'in 0.224784 USDC'])
  })

  test('include a tenth that is returned, since it is too much for change', () => {
    expect(texts([coin('out', 'ETH', '1'), coin('in', 'ETH', '0.1')])).toEqual(['out 1 ETH', 'in 0.1 ETH'])
  })

  test('omit transfers below a hundredth of the largest one of the same token', () => {
    expect(texts([coin('in', 'TOK', '100'), coin('in', 'TOK', '0.99'), coin('out', 'TOK', '50')])).toEqual([
      'out 50 TOK',
      'in 100 TOK',
    ])
    expect(texts([coin('in', 'TOK', '100'), coin('in', 'TOK', '1'), coin('out', 'TOK', '50')])).toEqual([
      'out 50 TOK',
      'in 101 TOK',
    ])
  })

  test('merge transfers of the same token and direction', () => {
    expect(texts([coin('in', 'TOK', '100'), coin('in', 'TOK', '50')])).toEqual(['in 150 TOK'])
    expect(tidyTransfers([coin('in', 'TOK', '0.1', 3), coin('in', 'TOK', '0.2', 4)])[0]).toMatchObject({
      quantity: '0.3',
      value: 7,
    })
  })

  test('are the two with the highest value', () => {
    expect(
      texts([
        coin('in', 'A', '1', 5),
        coin('out', 'B', '1', 50),
        coin('in', 'C', '1'),
        coin('in', 'D', '1', 9),
      ]),
    ).toEqual(['out 1 B', 'in 1 D'])
  })

  test('without a value are sorted as worth less than any value', () => {
    expect(texts([coin('in', 'A', '1'), coin('in', 'B', '1', 0.5), coin('in', 'C', '1', 0.7)])).toEqual([
      'in 1 B',
      'in 1 C',
    ])
    expect(texts([coin('in', 'B', '1', 0.5), coin('in', 'C', '1', 0.7), coin('in', 'A', '1')])).toEqual([
      'in 1 B',
      'in 1 C',
    ])
  })

  test('omit change and dust in any order', () => {
    expect(texts([coin('in', 'ETH', '0.05'), coin('out', 'ETH', '1')])).toEqual(['out 1 ETH'])
    expect(texts([coin('in', 'TOK', '0.5'), coin('in', 'TOK', '100')])).toEqual(['in 100 TOK'])
    expect(texts([coin('in', 'TOK', '1'), coin('in', 'TOK', '100')])).toEqual(['in 101 TOK'])
  })

  test('include each NFT, and omit spam', () => {
    expect(tidyTransfers([nft('One'), nft('One')])).toHaveLength(2)
    expect(tidyTransfers([nft('Win a prize', { isSpam: true }), coin('in', 'ETH', '1')])).toHaveLength(1)
  })

  test('include unknown amounts, which are neither change nor dust', () => {
    expect(texts([coin('out', 'ETH', '1'), coin('in', 'ETH')])).toEqual(['out 1 ETH', 'in undefined ETH'])
    expect(texts([coin('in', 'ETH', '1'), coin('in', 'ETH')])).toEqual(['in 1 ETH'])
    expect(texts([coin('in', 'ETH'), coin('in', 'ETH', '1')])).toEqual(['in 1 ETH'])
    // The unknown amount may be as small.
    expect(texts([coin('out', 'ETH', '100'), coin('in', 'ETH'), coin('out', 'ETH', '0.5')])).toEqual([
      'out 100.5 ETH',
      'in undefined ETH',
    ])
  })

  test('include the smaller of two transfers in one direction, since change has the other direction', () => {
    for (const direction of ['in', 'out'] as const)
      expect(texts([coin(direction, 'TOK', '100'), coin(direction, 'TOK', '5')])).toEqual([
        `${direction} 105 TOK`,
      ])
  })

  test('merge tokens without a name by symbol, and never NFTs of one token', () => {
    const plain = (quantity: string): TransactionTransfer => ({
      direction: 'in',
      quantity,
      token: { symbol: 'TOK' },
    })
    expect(texts([plain('1'), plain('2')])).toEqual(['in 3 TOK'])
    const token = { name: 'Iris', symbol: 'IRS' }
    expect(tidyTransfers([nft('One'), nft('Two')].map((each) => ({ ...each, token })))).toHaveLength(2)
  })

  test('have the value of the transfer whose value is known', () => {
    expect(tidyTransfers([coin('in', 'TOK', '1'), coin('in', 'TOK', '2', 7)])[0]?.value).toBe(7)
  })
})

const partTexts = (subject: Transaction) =>
  describeTransaction(subject).parts.map((part) => `${'prefix' in part ? part.prefix : ''}${part.text}`)

test.each([
  ['receive', [coin('in', 'TOK', '123.456789')], ['+123.457 TOK']],
  ['deposit', [coin('out', 'TOK', '1')], ['+1 TOK']],
  ['borrow', [coin('in', 'TOK', '1')], ['+1 TOK']],
  ['claim', [coin('in', 'TOK', '1')], ['+1 TOK']],
  ['withdraw', [coin('in', 'TOK', '1')], ['-1 TOK']],
  ['repay', [coin('out', 'TOK', '1')], ['-1 TOK']],
  ['burn', [coin('out', 'TOK', '1')], ['-1 TOK']],
  ['send', [coin('out', 'TOK', '1')], ['1 TOK']],
  ['receive', [coin('in', 'TOK', '0.00000042')], ['+<0.001 TOK']],
  ['receive', [coin('in', 'TOK', '0')], ['+0 TOK']],
  ['receive', [coin('in', 'TOK', '123456789012345678901.5')], ['+123456789012345678901.5 TOK']],
  ['receive', [coin('in', 'TOK')], ['+TOK']],
  ['receive', [{ direction: 'in', token: {}, quantity: '7' }], ['+7']],
  ['receive', [{ direction: 'in', token: {} }], ['-']],
  ['receive', [{ direction: 'in' }], ['confirmed']],
  ['mint', [nft('Iris #7')], ['Iris #7']],
  ['mint', [nft()], ['-']],
  ['trade', [coin('in', 'USDC', '897.1'), coin('out', 'ETH', '0.5')], ['0.5 ETH', '897.1 USDC']],
  ['receive', [coin('in', 'A', '1'), coin('in', 'B', '2')], ['1 A', '2 B']],
  ['burn', [], ['failed'], { status: 'failed' }],
  ['approve', null, ['confirmed']],
  ['send', null, ['confirmed']],
  [
    'send',
    null,
    ['0x70…dc79C8', '0x3C…4293BC'],
    {
      sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    },
  ],
  ['receive', null, ['0xa', '0xb'], { sentFrom: '0xa', sentTo: '0xb' }],
  ['send', null, ['confirmed'], { sentTo: '0xb' }],
  ['send', null, ['confirmed'], { sentFrom: '0xa' }],
  ['send', [{ direction: 'out' }], ['confirmed'], { sentFrom: '0xa', sentTo: '0xb' }],
  ['execute', null, ['confirmed'], { sentFrom: '0xa', sentTo: '0xb' }],
] as const)('[S1.6] the text of %s, %#', (type, transfers, expected, more: Partial<Transaction> = {}) => {
  expect(partTexts(transaction(type, transfers, more))).toEqual(expected)
})

test.each([
  ['123.456789', '123.457'],
  ['0.00000042', '0.00000042'],
])('[S1.6] the amount of a part of %s is %s', (quantity, amount) => {
  expect(describeTransaction(transaction('send', [coin('out', 'TOK', quantity)])).parts).toMatchObject([
    { kind: 'amount', amount },
  ])
})

test.each([
  ['send', [coin('out', 'A', '1')], 'out'],
  ['receive', [coin('in', 'A', '1')], 'in'],
  ['mint', [nft('One'), nft('Two')], 'in'],
  ['trade', [coin('out', 'A', '1'), coin('in', 'B', '1')], 'trade'],
  ['approve', null, 'approve'],
  ['approve', [coin('out', 'A', '1')], 'approve'],
  ['cancel', [], 'cancel'],
  ['send', null, 'out'],
  ['receive', null, 'in'],
  ['execute', null, undefined],
  ['execute', [coin('out', 'A', '1'), coin('in', 'B', '1')], undefined],
  ['send', [coin('self', 'A', '1')], undefined],
] as const)('[S1.6] the icon of %s, %#', (type, transfers, expected) => {
  expect(describeTransaction(transaction(type, transfers)).icon).toBe(expected)
})

test('[S1.6] NFT images are square, token images round, at most two', () => {
  const { images } = describeTransaction(
    transaction('trade', [
      { direction: 'out', token: { symbol: 'ETH', iconUrl: 'https://i.example/eth.png' } },
      nft('Iris', { imageUrl: 'https://i.example/iris.png' }),
    ]),
  )
  expect(images).toEqual([
    { src: 'https://i.example/eth.png', name: 'ETH', shape: 'round' },
    { src: 'https://i.example/iris.png', name: 'Iris', shape: 'square' },
  ])
  expect(describeTransaction(transaction('approve', null)).images).toEqual([])
  const named = transaction('send', [{ direction: 'out', token: { name: 'Tok coin' } }])
  expect(describeTransaction(named).images).toMatchObject([{ name: 'Tok coin' }])
})
