import { describe, expect, test } from 'vitest'
import { createError } from './catalogue.ts'
import { read } from './foreign.ts'
import { defineErrors, causesOf, FoyerError, isFoyerError, messageOf, isAbort } from './FoyerError.ts'
import { isRejection, toFoyerError } from './toFoyerError.ts'
import { isUserRejected, UserRejectedError } from './UserRejectedError.ts'

const hostile = new Proxy(
  {},
  {
    get: () => {
      throw new Error('hostile')
    },
  },
)
const origin = { prefix: 'eip155:connect', code: 'CONNECT_FAILED', shortMessage: 'Failed to connect' }

describe('an error', () => {
  const cause = new Error('the wallet is tired')
  const error = new FoyerError('X_FAILED', {
    shortMessage: 'X failed',
    prefix: 'eip155:x',
    value: '1',
    cause,
    context: { a: 1 },
  })

  test('has text, prefix and rejected value', () => {
    expect(error).toMatchObject({
      name: 'FoyerError',
      code: 'X_FAILED',
      shortMessage: 'X failed',
      message: 'eip155:x - X failed: 1',
      details: 'the wallet is tired',
      context: { a: 1 },
      isRetryable: false,
      cause,
    })
    expect(error).toBeInstanceOf(Error)
  })

  test('is recognized by another copy of this package', () => {
    const foreign = Object.assign(new Error('x'), { code: 'X_FAILED', [Symbol.for('foyer.error')]: true })
    expect(isFoyerError(foreign, 'X_FAILED' as string)).toBe(true)
    expect(isFoyerError(foreign, 'CONNECT_FAILED')).toBe(false)
  })

  test.each([[undefined], [null], ['x'], [1], [{ code: 'X_FAILED' }], [new Error('x')]])(
    'a foreign value is not one (%#)',
    (value) => {
      expect(isFoyerError(value)).toBe(false)
    },
  )

  test('walk finds a cause', () => {
    const innermost = { code: 4902 }
    const chain = new FoyerError('A', { shortMessage: 'a', cause: new Error('b', { cause: innermost }) })
    expect(chain.walk()).toBe(innermost)
    expect(chain.walk((each) => read(each, 'code') === 4902)).toBe(innermost)
    expect(chain.walk(() => false)).toBeUndefined()
  })

  test('causesOf ends on cycles', () => {
    const loop: { cause?: unknown } = {}
    loop.cause = { cause: loop }
    expect([...causesOf(loop)]).toHaveLength(2)
    expect([...causesOf(hostile)]).toHaveLength(1)
  })
})

test('a catalogue fills the placeholders of its texts', () => {
  const make = defineErrors({
    NAME_TAKEN: ({ name }: { name: string }) => `${name} is taken`,
    PLAIN: () => 'plain',
  })
  expect(make('NAME_TAKEN', { name: 'alice' }, { prefix: 'names', isRetryable: true })).toMatchObject({
    code: 'NAME_TAKEN',
    message: 'names - alice is taken',
    context: { name: 'alice' },
    isRetryable: true,
  })
  expect(make('PLAIN').shortMessage).toBe('plain')
})

test.each([
  ['CHAIN_NOT_SUPPORTED', 'Chain is not supported'],
  ['CONNECT_FAILED', 'Failed to connect'],
  ['SIGN_MESSAGE_FAILED', 'Sign message failed'],
  ['ESTIMATE_GAS_FAILED', 'error estimating gas'],
  ['INVALID_CHAIN_ID', 'Invalid chainId'],
  ['PROVIDER_NOT_FOUND', 'Provider not found'],
  ['SWITCH_NOT_SUPPORTED', 'connector does not support programmatic chain switching'],
] as const)('[S8.9] [S8.30] [S8.56] %s has the text: %s', (code, text) => {
  expect(createError(code).shortMessage).toBe(text)
})

describe('recognized rejections', () => {
  test.each([
    ['EIP-1193', { code: 4001 }],
    ['EIP-1193, code as text', { code: '4001' }],
    ['Mobile Wallet Adapter, connecting', { name: 'SolanaMobileWalletAdapterProtocolError', code: -1 }],
    ['Mobile Wallet Adapter, signing', { name: 'SolanaMobileWalletAdapterProtocolError', code: -3 }],
    ['WalletConnect, user rejected (5000)', { code: 5000 }],
    ['WalletConnect, user rejected methods (5002)', { code: 5002 }],
    ['ethers', { code: 'ACTION_REJECTED' }],
    ['MetaMask', new Error('MetaMask Tx Signature: User denied account authorization')],
    ['MetaMask, sending', new Error('MetaMask Tx Signature: User denied transaction signature.')],
    ['Coinbase, signing', { code: -32_603, message: 'User denied message signature' }],
    ['the text "User declined"', { message: 'User declined the request' }],
    ['the text "User rejected"', new Error('User rejected the request.')],
    ['the text "user canceled"', { message: 'user canceled' }],
    ['the text "User Cancelled"', 'User Cancelled'],
    ['Coinbase, closed', { message: 'User closed modal' }],
    ['Coinbase, empty accounts', { message: 'accounts received is empty' }],
    ['Coinbase, declined', { message: 'Request rejected' }],
    ['Backpack (its `TransportResponder`)', { message: 'Approval Denied', name: 'Error' }],
    ['Backpack, window closed', { message: 'Approval Denied: Popup Closed.', name: 'Error' }],
    ['Leap, connecting', new Error('Chain approval rejected')],
    ['Leap, signing', new Error('Transaction declined')],
    ['Leap, closed', new Error('Transaction cancelled by the user.')],
    ['Leap, suggesting a chain', new Error('Rejected by the user.')],
    ['Leap, Solana', new Error('Connection rejected by user')],
    ['SubWallet', Object.assign(new Error('Rejected by user'), { errorType: 'INTERNAL_ERROR' })],
    ['SubWallet, connecting to Ethereum', new Error('Rejected')],
    ['SubWallet, window closed', new Error('Cancelled')],
    ['TokenPocket', 'user cancel'],
    ['Frame, with a Ledger', { code: -1, message: 'Sign request rejected by user' }],
    ['Zerion, with a Ledger', new Error('Signature denied by user')],
    ['a Ledger', new Error('Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)')],
    ['Enkrypt', { code: 4001, message: 'User Rejected Request: The user rejected the request.' }],
    ['Enkrypt, without an account', 'User Rejected Request: The user rejected the request.'],
    ['a WalletConnect relay', new Error('Connection request reset. Please try again.')],
    ['a cause of a cause', new Error('failed', { cause: new Error('x', { cause: { code: 4001 } }) })],
    ['a JSON-RPC error', { code: -32_603, message: 'Error', data: { cause: { code: '4001' } } }],
    ['an older JSON-RPC error', { code: -32_603, data: { originalError: { code: 'ACTION_REJECTED' } } }],
    ['a JSON-RPC error with a code in `data`', { code: -32_603, message: 'Error', data: { code: 4001 } }],
    ['an error with `originalError`', { code: -32_603, originalError: { message: 'User rejected' } }],
    ['a wallet adapter', Object.assign(new Error('Abgelehnt'), { error: { code: 4001 } })],
    ['a UserRejectedError', new UserRejectedError()],
  ])('[S8.57] %s', (_, error) => {
    expect(isRejection(error)).toBe(true)
    const made = toFoyerError(error, origin)
    expect(isUserRejected(made)).toBe(true)
    expect(made).toMatchObject({
      name: 'UserRejectedError',
      code: 'USER_REJECTED',
      shortMessage: 'User rejected the request',
    })
  })

  test('[S8.59] code 5000 is not a rejection where it means an unknown chain', () => {
    expect(isRejection({ code: 5000 }, 5000)).toBe(false)
    expect(isRejection({ code: '5000' }, 5000)).toBe(false)
    expect(isRejection({ code: 5002 }, 5000)).toBe(true)
  })

  test.each([
    ['an unknown chain', { code: 4902 }],
    [
      'Enkrypt, unknown chain',
      { code: 4001, message: '8546: wallet_switchEthereumChain: provided network 0xa4b1 not supported' },
    ],
    [
      'Enkrypt, unknown method',
      { code: 4001, message: 'the method wallet_sendCalls does not exist/is not available' },
    ],
    ['Enkrypt, without a network', { code: 4001, message: 'Failed to fetch' }],
    ['Enkrypt, missing funds', { code: 4001, message: 'insufficient funds for gas * price + value' }],
    [
      'Cosmostation, with a Ledger',
      { code: 5000, message: 'The method is not supported by the ledger account.' },
    ],
    ['a pending request', { code: -32002 }],
    [
      'Mobile Wallet Adapter, not submitted',
      { name: 'SolanaMobileWalletAdapterProtocolError', code: -4, message: 'not submitted' },
    ],
    ['another error with code -1', { code: -1 }],
    ['a failure', new Error('insufficient funds')],
    ['a text', 'broken'],
    ['another use of a word', new Error('Transaction rejected by the node')],
    ['data of a revert', { code: -32_603, message: 'x', data: '0x08c379a0' }],
    ['undefined', undefined],
  ])('[S8.57] %s is not a rejection', (_, error) => {
    expect(isRejection(error)).toBe(false)
    expect(toFoyerError(error, origin)).toMatchObject({
      code: 'CONNECT_FAILED',
      message: 'eip155:connect - Failed to connect',
    })
  })

  test('[S8.57] a UserRejectedError is found anywhere in the cause chain', () => {
    expect(isUserRejected(new FoyerError('A', { shortMessage: 'a', cause: new UserRejectedError() }))).toBe(
      true,
    )
    expect(isUserRejected({ code: 4001 })).toBe(false)
  })
})

test('toFoyerError returns FoyerErrors and aborts unchanged', () => {
  for (const error of [createError('CONNECT_FAILED'), new DOMException('x', 'AbortError')]) {
    expect(toFoyerError(error, origin)).toBe(error)
  }
  expect(isAbort(AbortSignal.abort().reason)).toBe(true)
  expect(isAbort(new Error('x'))).toBe(false)
})

test.each([
  ['text', 'text'],
  [new Error('text'), 'text'],
  [{ message: 1 }, undefined],
  [undefined, undefined],
  [{ message: 'x'.repeat(5001) }, 'x'.repeat(5000)],
  ['x'.repeat(5001), 'x'.repeat(5000)],
])('messageOf (%#): %.20s', (error, words) => {
  expect(messageOf(error)).toBe(words)
})

test('[S8.57] an error whose properties throw is a failure', () => {
  expect([isFoyerError(hostile), isRejection(hostile), isAbort(hostile), messageOf(hostile)]).toEqual([
    false,
    false,
    false,
    undefined,
  ])
  expect(read(toFoyerError(hostile, origin), 'code')).toBe('CONNECT_FAILED')
})
