import { expect, test, vi } from 'vitest'
import { setup } from '../test/setup.ts'
import { createChannel } from './channel.ts'
import { internalsOf } from './internals.ts'

test('listeners receive each value until they unsubscribe', () => {
  const { config } = setup()
  const channel = createChannel<number>()
  const listener = vi.fn()
  const stop = channel.subscribe(config, listener)
  channel.emit(config, 1)
  stop()
  channel.emit(config, 2)
  expect(listener.mock.calls).toEqual([[1]])
})

test('the first subscriber receives the last eight earlier values, the second one none', () => {
  const { config } = setup()
  const channel = createChannel<number>()
  for (let value = 1; value <= 10; value++) channel.emit(config, value)
  const [first, second] = [vi.fn(), vi.fn()]
  channel.subscribe(config, first)
  channel.subscribe(config, second)
  expect(first.mock.calls.flat()).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(second).not.toHaveBeenCalled()
})

test('a value with a listener is not kept for later subscribers; one without is announced', () => {
  const { config } = setup()
  const channel = createChannel<number>()
  const onMissingListener = vi.fn()
  internalsOf(config).ports.onMissingListener = onMissingListener
  const stop = channel.subscribe(config, () => undefined)
  channel.emit(config, 1)
  expect(onMissingListener).not.toHaveBeenCalled()
  stop()
  channel.emit(config, 2)
  expect(onMissingListener).toHaveBeenCalledOnce()
  const later = vi.fn()
  channel.subscribe(config, later)
  expect(later.mock.calls).toEqual([[2]])
})

test('two configs and two channels share no values', () => {
  const [{ config }, { config: other }] = [setup(), setup({ id: 'other' })]
  const channel = createChannel<string>()
  const listener = vi.fn()
  channel.subscribe(other, listener)
  createChannel<string>().emit(other, 'another channel')
  channel.emit(config, 'another config')
  expect(listener).not.toHaveBeenCalled()
})
