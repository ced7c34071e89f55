import { isNetworkSupported } from './supportedChains.ts'
import { createTestBackend } from '../../test/backend.ts'
import { setup } from '../../test/setup.ts'
import { expect, test } from 'vitest'

const lists = (...answers: (() => Response)[]) => {
  let count = 0
  const backend = createTestBackend(() => answers[Math.min(count++, answers.length - 1)]!())
  const { config } = setup({ id: crypto.randomUUID(), projectId: 'p', fetch: backend.fetch })
  return { config, ...backend }
}
const known = (): Response => Response.json({ http: ['eip155:1'], ws: [] })

test('supported networks are requested once per page load [S7.2]', async () => {
  const { config, asked } = lists(known)
  expect(
    await Promise.all([isNetworkSupported(config, 'eip155:1'), isNetworkSupported(config, 'eip155:5')]),
  ).toEqual([true, false])
  expect(await isNetworkSupported(config, 'eip155:1')).toBe(true)
  expect(asked()).toEqual(['/v1/supported-chains'])
})

test.each([
  ['a failure', () => Response.json({}, { status: 503 })],
  ['an empty list', () => Response.json({ http: [], ws: [] })],
  ['nonsense', () => Response.json({ http: 7 })],
])('after %s no network is supported, and the next call retries', async (_, bad) => {
  const { config, asked } = lists(bad, known)
  expect(await isNetworkSupported(config, 'eip155:1')).toBe(false)
  expect(await isNetworkSupported(config, 'eip155:1')).toBe(true)
  expect(asked()).toHaveLength(2)
})
