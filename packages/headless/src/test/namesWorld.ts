import { eip155 } from '@foyer/chains/eip155'
import type { ConfigOptions } from '../core/types.ts'
import { type Answer, createTestBackend } from './backend.ts'
import { createTestAdapter, setup } from './setup.ts'

/** Config with a name backend for the networks 1 and 137. `asked` returns its requests for names. */
export function namesWorld(answer: Answer, options: Partial<ConfigOptions> = {}) {
  const backend = createTestBackend((request) =>
    request.url.includes('/supported-chains')
      ? Response.json({ http: ['eip155:1', 'eip155:137'], ws: [] })
      : answer(request),
  )
  const made = setup({
    id: crypto.randomUUID(),
    projectId: 'p',
    fetch: backend.fetch,
    adapters: [
      createTestAdapter({ normalizeName: eip155().operations.normalizeName! }),
      createTestAdapter({}, 'solana'),
    ],
    ...options,
  })
  const asked = (): readonly string[] =>
    backend.asked().filter((path) => /^\/v1\/(identity|profile)/.test(path))
  return { ...made, ...backend, asked }
}
