import { expect, test } from 'vitest'
import { createFaults, matchesPattern } from './faults.ts'

const base = 'http://127.0.0.1:1'

test.each([
  ['/e', 'POST', '/e', true],
  ['/e', 'POST', '/e?projectId=1', true],
  ['/e', 'POST', '/events', false],
  ['POST /e', 'GET', '/e', false],
  ['GET /getWallets', 'GET', '/getWallets', true],
  ['/v1/identity/*', 'GET', '/v1/identity/0xAb', true],
  ['/v1/*', 'GET', '/v1/account/0xAb/balance', true],
  ['*', 'DELETE', '/anything/at/all', true],
  ['/v1/?chainId=eip155:137', 'POST', '/v1/?chainId=eip155%3A137&projectId=p', true],
  ['/v1/?chainId=eip155:137', 'POST', '/v1/?chainId=eip155%3A1', false],
  ['/a.b', 'GET', '/aXb', false],
  ['/a(b)', 'GET', '/a(b)', true],
])('"%s" and %s %s: %s', (pattern, method, path, expected) => {
  expect(matchesPattern(pattern, method, base + path)).toBe(expected)
})

test('a fault ends after its number of requests, counting only matching ones', () => {
  const faults = createFaults()
  faults.set('/a', { status: 500, times: 2 })
  expect(faults.take('GET', `${base}/b`)).toBeUndefined()
  expect(faults.take('GET', `${base}/a`)?.status).toBe(500)
  expect(faults.take('GET', `${base}/a`)?.status).toBe(500)
  expect(faults.take('GET', `${base}/a`)).toBeUndefined()
})

test('the newest matching pattern wins, the same pattern replaces its fault, clear removes all', () => {
  const faults = createFaults()
  faults.set('/a', { status: 500 })
  faults.set('/*', { status: 503 })
  expect(faults.take('GET', `${base}/a`)?.status).toBe(503)
  faults.set('/a', { status: 404 })
  expect(faults.take('GET', `${base}/a`)?.status).toBe(404)
  faults.clear()
  expect(faults.take('GET', `${base}/a`)).toBeUndefined()
})
