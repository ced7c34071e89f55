import { expect, test } from 'vitest'
import { awaitSend, isSendUnclear } from './sendUnclear.ts'
import { createError } from './catalogue.ts'
import { createError as createFrameError } from '../embedded/errors.ts'
import { FoyerError } from './FoyerError.ts'
import { createError as createWalletConnectError } from '../walletconnect/errors.ts'
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
  ['a frame that was asked to abort, maybe too late', createFrameError('REQUEST_ABORTED'), true],
  ['a frame that lost its node', createFrameError('FRAME_REFUSED', { message: 'Failed to fetch' }), true],
  ['a frame that refuses', createFrameError('FRAME_REFUSED', { message: 'Insufficient funds' }), false],
  ['a frame that is not in the page', createFrameError('FRAME_NOT_SET'), false],
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
