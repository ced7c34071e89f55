import { describe, expect, test } from 'vitest'
import { redact, withoutPaths, categoryOf, countReport, errorReport, trackReport } from './rules.ts'

const page = { eventId: '1', url: 'https://app.example/x', domain: 'app.example' }

describe('[S9.22] the limit of five failures per minute', () => {
  test('refuses the sixth failure, which does not count for the limit', () => {
    let reported: readonly number[] = []
    const at = (now: number): boolean => {
      const count = countReport(reported, now)
      reported = count.reported
      return count.isAllowed
    }
    expect([0, 10, 20, 30, 40, 50, 59_999].map(at)).toEqual([true, true, true, true, true, false, false])
    // The first of the five failures is a minute old, then the second one, and so on.
    expect([60_000, 60_001, 60_010, 60_011].map(at)).toEqual([true, false, true, false])
  })
})

test.each([
  [['HTTP_FAILED'], 'API_ERROR'],
  [['TOKENS_FAILED', 'REQUEST_FAILED'], 'API_ERROR'],
  [['REQUEST_TIMED_OUT'], 'API_ERROR'],
  [['RESPONSE_INVALID'], 'DATA_PARSING_ERROR'],
  [['RESPONSE_TOO_LARGE', 'HTTP_FAILED'], 'DATA_PARSING_ERROR'],
  [['FRAME_REQUEST_TIMEOUT'], 'SECURE_SITE_ERROR'],
  [['NO_FRAME_HERE'], 'INTERNAL_SDK_ERROR'],
  [['CONNECT_FAILED', undefined], 'INTERNAL_SDK_ERROR'],
  [[], 'INTERNAL_SDK_ERROR'],
] as const)('[S7.25] an error with the codes %j has the category %s', (codes, category) => {
  expect(categoryOf(codes)).toBe(category)
})

describe('[S7.25] the report of a failure', () => {
  const message = (error: unknown): unknown =>
    (errorReport({ page, error, codes: [], at: 0 }).props as { errorMessage?: string }).errorMessage

  test.each([
    ['x', 'x'],
    [{}, 'Unknown error'],
    [{ message: 'm' }, 'm'],
    [{ reason: 7 }, '{"reason":7}'],
    [undefined, 'undefined'],
    [null, 'null'],
    [404, '404'],
    [new TypeError('broken'), 'broken'],
  ])('has for %j the message %s', (error, text) => expect(message(error)).toBe(text))

  test('has the message "Unknown error" for an object that JSON cannot represent', () => {
    const circle: Record<string, unknown> = { code: 7 }
    circle['self'] = circle
    expect([message(circle), message({ gas: 7n })]).toEqual(['Unknown error', 'Unknown error'])
  })

  test('has the type, message, stack and time of the error', () => {
    const error = new TypeError('broken')
    expect(errorReport({ page, error, codes: [], at: Date.UTC(2030, 0, 2) })).toEqual({
      ...page,
      timestamp: '2030-01-02T00:00:00.000Z',
      props: {
        type: 'error',
        event: 'INTERNAL_SDK_ERROR',
        errorType: 'TypeError',
        errorMessage: 'broken',
        stackTrace: error.stack,
      },
    })
  })

  test('has no secrets, nor has the stack', () => {
    const key = 'ab'.repeat(32)
    const uri = `wc:${'c'.repeat(64)}@2?relay-protocol=irn&symKey=${key}`
    const secrets = [
      uri,
      `wallet://wc?uri=${encodeURIComponent(uri)}`,
      `wallet://wc?uri=${encodeURIComponent(encodeURIComponent(uri))}`,
      // A key of any length is redacted.
      'wc:1@2?symKey=secretive',
      encodeURIComponent('wc:1@2?symKey=secretive'),
      `0x${key}`,
      key,
      `0x${'1f'.repeat(65)}`,
      '5J'.repeat(44),
      `${'eyJhbGciOiJIUzI1NiJ9'.repeat(5)}`,
      'jane.doe+shop@mail.example.com',
      'https://user:word@node.example/v3/0123456789abcdef?token=t',
      'https://user:word@localhost:8545/',
      'HTTPS://user:word@node.example/v3/0123456789abcdef',
      'wss://relay.example/?auth=jwt',
    ]
    for (const secret of secrets) {
      const report = JSON.stringify(
        errorReport({ page, error: new Error(`It failed: ${secret}, sadly`), codes: [], at: 0 }),
      )
      expect(report, secret).not.toMatch(
        /abab|secretive|1f1f|5J5J|eyJh.*eyJh|jane|user:word|0123456789abcdef|auth=jwt|token=t/,
      )
      expect(report).toContain('It failed')
      expect(report).toContain('sadly')
    }
  })

  test('has no secrets of the stack outside the message, and none by a pattern of `replace` in the message', () => {
    const traceOf = (error: Error): unknown =>
      (errorReport({ page, error, codes: [], at: 0 }).props as { stackTrace?: string }).stackTrace
    const stack = 'Error: x\n  cause: jane@mail.example'
    expect(traceOf(Object.assign(new Error('x'), { stack }))).toBe('Error: x\n  cause: [redacted]')
    expect(traceOf(new Error('$& at https://node.example/v3/key'))).not.toContain('v3/key')
  })

  test('keeps addresses, network ids, file paths and origins of URLs', () => {
    const text = 'Invalid address: 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 on eip155:1'
    expect(message(new Error(text))).toBe(text)
    expect(redact('at node_modules/@tanstack/query-core/build/modern/query.js:1:2')).toContain('query.js:1:2')
    expect(withoutPaths('URL: https://node.example/v3/key failed')).toBe('URL: https://node.example failed')
  })
})

describe('[S7.23] [S7.24] the report of an event', () => {
  const track = (event: object, address?: string) =>
    trackReport({ page, event: event as never, at: 1751884800000, address, options: { debug: true } })

  test('has the current account', () => {
    expect(track({ event: 'SWITCH_NETWORK', properties: { network: 'eip155:1' } }, '0xa')).toEqual({
      ...page,
      timestamp: 1751884800000,
      props: {
        type: 'track',
        event: 'SWITCH_NETWORK',
        address: '0xa',
        properties: { network: 'eip155:1' },
      },
    })
  })

  test('has the options of the app for INITIALIZE', () => {
    expect(track({ event: 'INITIALIZE', properties: { networks: ['eip155:1'] } })?.props).toMatchObject({
      properties: { debug: true, networks: ['eip155:1'] },
    })
    expect(track({ event: 'INITIALIZE', properties: { debug: false } })?.props).toMatchObject({
      properties: { debug: false },
    })
  })

  test('has the address of the event in place of the current account', () => {
    expect(track({ event: 'X', address: '0xb' }, '0xa')).toMatchObject({ props: { address: '0xb' } })
  })

  test('does not exist for MODAL_CREATED', () => expect(track({ event: 'MODAL_CREATED' })).toBeUndefined())

  test('has no private values; public ones stay', () => {
    const hash = `0x${'12'.repeat(32)}`
    const report = track({
      event: 'CONNECT_ERROR',
      properties: {
        message: `signed 0x${'ab'.repeat(65)} for a@b.example`,
        hash,
        explorerId: '34'.repeat(32),
      },
    })
    expect(report?.props).toMatchObject({
      properties: { message: 'signed [redacted] for [redacted]', hash, explorerId: '34'.repeat(32) },
    })
  })
})
