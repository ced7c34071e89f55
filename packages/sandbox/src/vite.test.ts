import { afterEach, expect, test, vi } from 'vitest'
import { foyerSandbox } from './vite.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['the development server', { command: 'serve', isPreview: false }, undefined, true],
  ['a build', { command: 'build' }, undefined, false],
  ['the preview of a build', { command: 'serve', isPreview: true }, undefined, false],
  ['Vitest, whose server has the config of the app', { command: 'serve' }, 'true', false],
] as const)('whether the plugin applies in %s', (_title, env, vitest, isApplied) => {
  vi.stubEnv('VITEST', vitest)
  expect(foyerSandbox().apply({}, env)).toBe(isApplied)
})
