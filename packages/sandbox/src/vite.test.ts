import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

test('a sandbox that could not start is started by the next server', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const plugin = foyerSandbox({ evm: false, solana: false, relay: false, port })
  await expect(plugin.config()).rejects.toMatchObject({ code: 'PORT_TAKEN' })
  other.close()
  await once(other, 'close')
  const httpServer = new EventEmitter()
  expect((await plugin.config()).define).toHaveProperty(['import.meta.env.FOYER_SANDBOX'])
  plugin.configureServer({ httpServer })
  httpServer.emit('close')
})
