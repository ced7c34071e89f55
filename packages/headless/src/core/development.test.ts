import { afterEach, expect, test, vi } from 'vitest'
import { isDevelopment } from './options.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.each([
  ['production', 'app.example', false],
  ['production', 'localhost', true],
  ['production', '127.0.0.1', true],
  ['production', '[::1]', true],
  ['production', 'localhost.example', false],
  ['development', 'app.example', true],
  ['production', undefined, false],
  ['development', undefined, true],
])('R71: a %s build on the host %s counts as development: %s', (build, hostname, expected) => {
  vi.stubEnv('NODE_ENV', build)
  vi.stubGlobal('window', hostname && { location: { hostname } })
  expect(isDevelopment()).toBe(expected)
})

test('R71: a page without `process` does not count as development', () => {
  vi.stubGlobal('process', undefined)
  expect(isDevelopment()).toBe(false)
})
