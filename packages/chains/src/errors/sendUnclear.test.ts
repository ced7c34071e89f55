import { expect, test } from 'vitest'
import { createError as createEmbeddedError } from '../embedded/errors.ts'
import { createError as createWalletConnectError } from '../walletconnect/errors.ts'
import { createError } from './catalogue.ts'
import { FoyerError } from './FoyerError.ts'
import { awaitSend, isSendUnclear } from './sendUnclear.ts'
import { UserRejectedError } from './UserRejectedError.ts'

test.each([
  ['a rejection', { code: 4001, message: 'No' }, false],
  ['a UserRejectedError', new UserRejectedError({ cause: 'x' }), false],
  ['a pending request', { code: -32_002, message: 'Already pending' }, false],
  ['an unknown method', { code: -32_601, message: 'Method not found' }, false],
  ['insufficient funds', { code: -32_603, message: 'insufficient funds for gas * price + value' }, false],
  [
    'a refusal of a node inside another error',
    { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: -32_000, message: 'nonce too low' } },
    false,
  ],
  [
    'a node inside another error that had it already',
    { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: -32_000, message: 'already known' } },
    true,
  ],
  [
    'a refusal of a node whose text is the data of another error (Talisman)',
    {
      code: -32_603,
      message: 'Internal JSON-RPC error.',
      data: 'insufficient funds for gas * price + value',
    },
    false,
  ],
  [
    'a node whose text is the data of another error (Talisman) that had it already',
    { code: -32_603, message: 'Internal JSON-RPC error.', data: 'already known' },
    true,
  ],
  ['data that is no text', { code: -32_603, message: 'Internal JSON-RPC error.', data: ['reverted'] }, true],
  ['a revert', new Error('execution reverted: no'), false],
  ['no wallet', createError('PROVIDER_NOT_FOUND'), false],
  ['a code of a node without text', { code: -32_000 }, false],
  ['a wallet that lost its node', { code: -32_603, message: 'Failed to fetch' }, true],
  ['a node that already has the transaction', { code: -32_000, message: 'already known' }, true],
  ['a timeout', { code: -32_603, message: 'The request timed out.' }, true],
  [
    'a wallet that disconnected during the request',
    new Error('Attempting to use a disconnected port object'),
    true,
  ],
  ['a disconnected provider', { code: 4900, message: 'x' }, true],
  ['an internal error', { code: -32_603, message: 'Internal error' }, true],
  ['an unknown text without a code', new Error('boom'), true],
  ['undefined', undefined, true],
  ['a network error as cause', new Error('x', { cause: new TypeError('fetch failed') }), true],
  ['a timeout of the frame', new FoyerError('FRAME_REQUEST_TIMEOUT', { shortMessage: 'x' }), true],
  ['a fee that nodes do not relay', { code: -26, message: 'min relay fee not met, 0 < 110' }, false],
  ['a frame that was asked to abort, maybe too late', createEmbeddedError('REQUEST_ABORTED'), true],
  ['a frame that lost its node', createEmbeddedError('FRAME_REFUSED', { message: 'Failed to fetch' }), true],
  ['a frame that refuses', createEmbeddedError('FRAME_REFUSED', { message: 'Insufficient funds' }), false],
  ['a frame that is not in the page', createEmbeddedError('FRAME_NOT_SET'), false],
  ['web3.js without a response', { code: -32_603, message: 'Invalid JSON RPC response: ""' }, true],
  [
    'a truncated response',
    { code: -32_603, message: 'invalid json response body, reason: Unexpected end of JSON input' },
    true,
  ],
  [
    'ethers without a response',
    { code: 'SERVER_ERROR', message: 'missing response / invalid response' },
    true,
  ],
  ['an HTML page as response', { code: -32_603, message: 'Unexpected token <' }, true],
  ['an invalid parameter', { code: -32_603, message: 'invalid sender' }, false],
  ['the tab with the relay closed', createWalletConnectError('TAB_CLOSED'), true],
  ['a WalletConnect request that expired', createWalletConnectError('EXPIRED'), true],
  ['a WalletConnect session that ended', createWalletConnectError('USER_DISCONNECTED'), true],
  ['a relay that cannot be reached', createWalletConnectError('RELAY_UNREACHABLE'), true],
  ['a relay that failed', createWalletConnectError('SERVER_ERROR'), true],
  // The other tab drops calls that it has not accepted in time (messages.ts, ACCEPT_MS).
  ['another tab that never accepted', createWalletConnectError('TAB_SILENT'), false],
])('%s: whether it may have been sent', (_, error, expected) => {
  expect(isSendUnclear(error)).toBe(expected)
})

test.each([
  'already known',
  'already processed',
  'transaction already imported',
  'timed out',
  'timeout of 30000ms exceeded',
  'time-out',
  'Failed to fetch',
  'fetch failed',
  'Network Error',
  'NetworkError when attempting to fetch resource',
  'network request failed',
  'socket hang up',
  'connection refused',
  'disconnected',
  'Bad Gateway',
  'Service Unavailable',
  'invalid json response body',
  'Invalid JSON-RPC response received',
  'invalid response',
  'missing response',
  'Unexpected end of JSON input',
  'Unexpected token < in JSON',
])('a transaction may have been sent if the wallet says "%s" with a code of a refusal', (message) => {
  expect(isSendUnclear({ code: -32_000, message })).toBe(true)
})

test.each([
  'insufficient funds',
  'transfer amount exceeds balance',
  'execution reverted',
  'nonce too low',
  'replacement transaction underpriced',
  'intrinsic gas too low',
  'gas required exceeds allowance (0)',
  'Transaction simulation failed',
  'invalid sender',
  'method not supported',
  'the method eth_sendTransaction does not exist/is not available',
  'Unsupported transaction type',
  'Unauthorized',
  'unauthorised',
  'dust',
  'fee too low',
  'min relay fee not met',
])('no transaction was sent if the wallet says "%s", with any code', (message) => {
  expect(isSendUnclear({ code: -32_603, message })).toBe(false)
})

test.each([
  4100, 4200, 4901, 4902, 5700, 5710, 5720, 5740, 5750, 5760, -32_000, -32_001, -32_002, -32_003, -32_004,
  -32_005, -32_006, -32_600, -32_601, -32_602,
])('no transaction was sent if the wallet refuses with code %i, in any words', (code) => {
  expect(isSendUnclear({ code, message: 'Nein' })).toBe(false)
  expect(isSendUnclear({ code: `${code}`, message: 'Nein' })).toBe(false)
})

test.each([
  'EXPIRED',
  'FRAME_REPLY_INVALID',
  'FRAME_REQUEST_ABORTED',
  'FRAME_REQUEST_TIMEOUT',
  'RATE_LIMITED',
  'RELAY_UNREACHABLE',
  'REQUEST_ABORTED',
  'SERVER_ERROR',
  'TAB_CLOSED',
  'USER_DISCONNECTED',
])('a transaction may have been sent if a request ends with %s', (code) => {
  expect(isSendUnclear(new FoyerError(code, { shortMessage: 'x' }))).toBe(true)
})

test('an abort rejects with its reason, and clear errors stay as they are', async () => {
  const controller = new AbortController()
  const cut = new TypeError('fetch failed')
  const no = { code: 4001 }
  const prefix = 'eip155:sendTransaction'
  const { signal } = controller
  await expect(awaitSend(Promise.reject(no), { prefix, signal })).rejects.toBe(no)
  await expect(awaitSend(Promise.reject(cut), { prefix, signal })).rejects.toMatchObject({
    code: 'SEND_UNCLEAR',
    message: 'eip155:sendTransaction - This may have been sent. Check your account before you send again',
    isRetryable: false,
    cause: cut,
  })
  controller.abort('left')
  await expect(awaitSend(Promise.reject(cut), { prefix, signal })).rejects.toBe(cut)
})
