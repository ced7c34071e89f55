import { expect, test, vi } from 'vitest'
import { createEmitter } from './emitter.ts'

test('calls all listeners, in order, until they unsubscribe', () => {
  const emitter = createEmitter<number>()
  const received: string[] = []
  const stopA = emitter.subscribe((event) => received.push(`a${event}`))
  const stopB = emitter.subscribe((event) => received.push(`b${event}`))
  emitter.emit(1)
  stopA()
  stopA()
  emitter.emit(2)
  stopB()
  emitter.emit(3)
  expect(received).toEqual(['a1', 'b1', 'b2'])
  expect(emitter.size).toBe(0)
})

test('a listener that subscribes twice is counted and called twice', () => {
  const emitter = createEmitter<void>()
  const listener = vi.fn<() => void>()
  const stops = [emitter.subscribe(listener), emitter.subscribe(listener)]
  emitter.emit()
  expect(listener).toHaveBeenCalledTimes(2)
  stops[0]?.()
  expect(emitter.size).toBe(1)
})

test('calls the other listeners if one throws, and reports its error', () => {
  const report = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined)
  const emitter = createEmitter<void>()
  const error = new Error('mine')
  const listener = vi.fn<() => void>()
  emitter.subscribe(() => {
    throw error
  })
  emitter.subscribe(listener)
  emitter.emit()
  expect(listener).toHaveBeenCalledOnce()
  expect(() => report.mock.calls[0]?.[0]()).toThrow(error)
  report.mockRestore()
})

test('does not call a listener added while an event is emitted', () => {
  const emitter = createEmitter<void>()
  const late = vi.fn<() => void>()
  emitter.subscribe(() => void emitter.subscribe(late))
  emitter.emit()
  expect(late).not.toHaveBeenCalled()
})
