import { expect, test, vi } from 'vitest'
import { internalsOf } from './internals.ts'
import { setup } from '../test/setup.ts'
import { runProcess, waitFor } from './tasks.ts'

const never = new Promise<never>(() => {})

test('runProcess aborts the running process of the same name', async () => {
  const internals = internalsOf(setup().config)
  const older = runProcess(internals, 'x', undefined, () => never)
  const other = runProcess(internals, 'y', undefined, async () => 'other')
  const newer = runProcess(internals, 'x', undefined, async () => 'newer')
  await expect(older).rejects.toMatchObject({ name: 'AbortError' })
  expect(await newer).toBe('newer')
  expect(await other).toBe('other')
  expect(internals.processes.size).toBe(0)
})

test("runProcess rejects with the reason of the caller's signal, and runs nothing if the signal was aborted before", async () => {
  const internals = internalsOf(setup().config)
  const controller = new AbortController()
  const run = runProcess(internals, 'x', controller.signal, () => never)
  const reason = new TypeError('left')
  controller.abort(reason)
  await expect(run).rejects.toBe(reason)
  let isAsked = false
  const late = runProcess(internals, 'x', controller.signal, async () => {
    isAsked = true
  })
  await expect(late).rejects.toBe(reason)
  expect(isAsked).toBe(false)
})

test('a call with an aborted signal does not abort the running process', async () => {
  const internals = internalsOf(setup().config)
  const running = runProcess(internals, 'x', undefined, async () => 'running')
  await expect(runProcess(internals, 'x', AbortSignal.abort(), () => never)).rejects.toThrow()
  expect(await running).toBe('running')
})

test('destroying the config aborts its running processes', async () => {
  const { config } = setup()
  const run = runProcess(internalsOf(config), 'x', undefined, () => never)
  config.destroy()
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
})

test('waitFor rejects with the reason of its signal, also if the signal was aborted before', async () => {
  const { config } = setup()
  const reason = new TypeError('left')
  const controller = new AbortController()
  const waiting = waitFor(config, 60_000, controller.signal)
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  await expect(waitFor(config, 60_000, controller.signal)).rejects.toBe(reason)
})

test('waitFor removes its listener from the signal', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  await waitFor(setup().config, 1, signal)
  const listeners = (calls: readonly (readonly unknown[])[]) => calls.map(([, listener]) => listener)
  expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls))
})
