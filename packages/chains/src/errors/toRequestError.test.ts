import { expect, test } from 'vitest'
import { createError } from './catalogue.ts'
import { toRequestError } from './toRequestError.ts'

test.each([
  ['signMessage', new Error('request timed out'), 'SIGN_MESSAGE_FAILED'],
  ['signTypedData', { code: 4001 }, 'USER_REJECTED'],
  ['sendTransaction', new Error('request timed out'), 'SEND_UNCLEAR'],
  ['transferToken', new TypeError('broken'), 'SEND_UNCLEAR'],
  ['sendCalls', new Error('request timed out'), 'SEND_UNCLEAR'],
  ['sendCalls', { code: 5750, message: 'upgrade rejected' }, 'USER_REJECTED'],
  ['sendTransaction', new Error('insufficient funds'), 'SEND_TRANSACTION_FAILED'],
  ['sendTransaction', { code: -32_002, message: 'Already pending' }, 'REQUEST_PENDING'],
  ['grantPermissions', 'broken', 'GRANT_PERMISSIONS_FAILED'],
  ['revokeExecutionPermission', 'broken', 'REVOKE_PERMISSIONS_FAILED'],
] as const)('%s that throws %j rejects with %s', (operation, error, code) => {
  const failure = toRequestError(error, { namespace: 'cosmos', operation })
  expect(failure).toMatchObject({
    code,
    cause: error,
    message: expect.stringMatching(RegExp(`^cosmos:${operation} - `)),
  })
})

test('a FoyerError is kept', () => {
  const error = createError('NOT_CONNECTED', { namespace: 'cosmos' })
  expect(toRequestError(error, { namespace: 'cosmos', operation: 'sendTransaction' })).toBe(error)
})

test('after an abort the reason of the signal is returned', () => {
  const signal = AbortSignal.abort('left')
  const origin = { namespace: 'eip155', operation: 'sendTransaction', signal } as const
  expect(toRequestError(new Error('request timed out'), origin)).toBe('left')
})
