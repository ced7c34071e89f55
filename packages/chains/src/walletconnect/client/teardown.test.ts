import { EventEmitter } from 'node:events'
import type SignClient from '@walletconnect/sign-client'
import { expect, test, vi } from 'vitest'
import { prepareTeardown } from './teardown.ts'

/** A client whose relay answers no request, except with the id 1. */
function createClient() {
  const events = new EventEmitter()
  const subscriber = { events: new EventEmitter() }
  const request = ({ id }: { readonly id?: number; readonly params?: object }): Promise<unknown> =>
    id === 1 ? Promise.resolve('answer') : new Promise(() => undefined)
  const relayer = { request, events, subscriber }
  const ending = new AbortController()
  prepareTeardown({ core: { relayer } } as unknown as SignClient, 'foyer', ending)
  const [published, subscribed] = [vi.fn(), vi.fn()]
  events.on('relayer_publish', published)
  subscriber.events.on('subscription_created', subscribed)
  return { relayer, ending, published, subscribed }
}

test('the client does not repeat a request that ends with it: the request counts as published', async () => {
  const { relayer, ending, published, subscribed } = createClient()
  const asking = relayer.request({ id: 7, params: { topic: 'ab' } })
  ending.abort('ended')
  await expect(asking).rejects.toBe('ended')
  expect(published).toHaveBeenCalledExactlyOnceWith({ id: 7 })
  expect(subscribed).toHaveBeenCalledExactlyOnceWith({ topic: 'ab' })
})

test('a subscription, which has no id, counts as created alone', async () => {
  const { relayer, ending, published, subscribed } = createClient()
  const asking = relayer.request({ params: { topic: 'ab' } })
  ending.abort('ended')
  await expect(asking).rejects.toBe('ended')
  expect(published).not.toHaveBeenCalled()
  expect(subscribed).toHaveBeenCalledOnce()
})

test('an answered request emits nothing', async () => {
  const { relayer, published, subscribed } = createClient()
  expect(await relayer.request({ id: 1 })).toBe('answer')
  expect([published, subscribed].map(({ mock }) => mock.calls)).toEqual([[], []])
})
