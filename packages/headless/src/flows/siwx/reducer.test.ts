import type { SiwxSession } from '@foyer/chains/siwx'
import { describe, expect, test } from 'vitest'
import type { SiwxState } from '../../core/contracts/siwx.ts'
import { reduceSiwx, type SiwxEvent } from './reducer.ts'

describe('state of signing in', () => {
  const key = 'eip155:1:0xA'
  const session = { data: { chainId: 'eip155:1' }, message: '', signature: '' } as unknown as SiwxSession
  const at = (status: SiwxState['status']): SiwxState => ({
    status,
    key,
    session: status === 'signed-in' ? session : undefined,
    error: undefined,
    isRequired: true,
    lastNetworkIds: {},
  })
  const found = { type: 'found', key, session: undefined } as const
  const later = { ...session, message: 'later' }

  test.each<[status: SiwxState['status'], event: SiwxEvent, next: SiwxState['status']]>([
    ['checking', found, 'signed-out'],
    ['checking', { ...found, session }, 'signed-in'],
    ['signed-in', found, 'signed-out'],
    ['signed-out', { type: 'signing', key }, 'signing'],
    ['signing', { type: 'signed', key, session }, 'signed-in'],
    ['signing', { type: 'failed', key }, 'signed-out'],
    ['signing', { type: 'cancelling', key }, 'cancelling'],
    ['cancelling', { type: 'failed', key }, 'signed-out'],
    ['signed-in', { type: 'revoked', key }, 'signed-out'],
    ['signed-in', { type: 'expired', key }, 'checking'],
    ['signed-in', { type: 'subject', key: undefined, isRequired: true }, 'idle'],
    ['signed-in', { type: 'subject', key: 'eip155:1:0xB', isRequired: true }, 'checking'],
  ])('%s, then %j: %s', (status, event, next) => {
    const state = reduceSiwx(at(status), event)
    expect([state.status, state.session]).toEqual([next, next === 'signed-in' ? session : undefined])
  })

  test.each<[event: SiwxEvent, isKept: boolean]>([
    [found, true],
    [{ ...found, session }, false],
    [{ type: 'signing', key }, false],
    [{ type: 'signed', key, session }, false],
    [{ type: 'failed', key }, false],
    [{ type: 'subject', key, isRequired: false }, true],
    [{ type: 'subject', key: 'eip155:1:0xB', isRequired: true }, false],
  ])('the error of a failed sign-in, then %j: kept %s', (event, isKept) => {
    const error = new Error('declined')
    const failed = reduceSiwx(at('signing'), { type: 'failed', key, error })
    expect(failed.error).toBe(error)
    expect(reduceSiwx(failed, event).error).toBe(isKept ? error : undefined)
  })

  test('an account for which signing in is no longer required keeps its session', () => {
    const event = { type: 'subject', key, isRequired: false } as const
    expect(reduceSiwx(at('signed-in'), event)).toEqual({ ...at('signed-in'), isRequired: false })
  })

  test.each<[what: string, status: SiwxState['status'], event: SiwxEvent]>([
    ['a read of sessions does not end a signature', 'signing', found],
    ['a read of sessions does not end a signature', 'signing', { ...found, session }],
    ['a read of sessions does not end a cancel', 'cancelling', { ...found, session }],
    ['a second signature does not end a session', 'signed-in', { type: 'signing', key }],
    ['a cancelled second signature does not end a session', 'signed-in', { type: 'cancelling', key }],
    ['a failed second signature does not end a session', 'signed-in', { type: 'failed', key }],
    ['an expiry does not end a signature', 'signing', { type: 'expired', key }],
    ['the same account starts no new check', 'signed-in', { type: 'subject', key, isRequired: true }],
  ])('%s: %s, %j', (_, status, event) => {
    const before = at(status)
    expect(reduceSiwx(before, event)).toBe(before)
  })

  test.each(['found', 'signing', 'failed', 'cancelling', 'signed', 'revoked', 'expired'] as const)(
    'an event %s of another account or network changes nothing',
    (type) => {
      for (const other of ['eip155:1:0xB', 'eip155:137:0xA'] as const)
        for (const status of ['checking', 'signing', 'signed-in'] as const) {
          const before = at(status)
          expect(reduceSiwx(before, { type, key: other, session: later })).toBe(before)
        }
    },
  )
})
