import type SignClient from '@walletconnect/sign-client'
import { expect, test, vi } from 'vitest'
import { awaitAnswer } from './pairing.ts'

const TOPIC = 'ab'.repeat(32)
const uri = `wc:${TOPIC}@2?relay-protocol=irn`

/** A client with one pairing; withdrawing its proposal calls `disconnect`. */
function createClient() {
  const disconnect = vi.fn(() => Promise.resolve())
  const core = { pairing: { pairings: { keys: [TOPIC] }, disconnect } }
  return { client: { proposal: { getAll: () => [] }, core } as unknown as SignClient, disconnect }
}

test('an abort during the request withdraws the proposal', async () => {
  const { client, disconnect } = createClient()
  const controller = new AbortController()
  const onUri = vi.fn()
  let answer: (text: string) => void = () => {}
  const receive = () => new Promise<string>((resolve) => (answer = resolve))
  const asked = awaitAnswer(client, { uri, onUri, signal: controller.signal }, receive)
  expect(onUri).toHaveBeenCalledExactlyOnceWith(uri)
  controller.abort()
  expect(disconnect).toHaveBeenCalledExactlyOnceWith({ topic: TOPIC })
  answer('late')
  expect(await asked).toBe('late')
})

test('an already aborted signal withdraws the proposal, and shows no URI', async () => {
  const { client, disconnect } = createClient()
  const onUri = vi.fn()
  const signal = AbortSignal.abort()
  const receive = vi.fn(() => Promise.resolve('answer'))
  await expect(awaitAnswer(client, { uri, onUri, signal }, receive)).rejects.toBe(signal.reason)
  expect(disconnect).toHaveBeenCalledOnce()
  expect(onUri).not.toHaveBeenCalled()
  expect(receive).not.toHaveBeenCalled()
})

test.each([
  ['an approval', () => Promise.resolve('approved')],
  ['a rejection', () => Promise.reject(new Error('rejected'))],
])('an abort after %s withdraws nothing', async (_, receive) => {
  const { client, disconnect } = createClient()
  const controller = new AbortController()
  await awaitAnswer(client, { uri, onUri: () => {}, signal: controller.signal }, receive).catch(() => {})
  controller.abort()
  expect(disconnect).not.toHaveBeenCalled()
})
