import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as testSetup from '../test/setup.ts'
import type * as FoyerMutation from './foyerMutation.ts'

let createMutation: typeof FoyerMutation.createMutation
let loadMutations: typeof FoyerMutation.loadMutations
let setup: typeof testSetup.setup
beforeEach(async () => {
  // As on a page that has not called an action yet.
  vi.resetModules()
  setup = (await import('../test/setup.ts')).setup
  ;({ createMutation, loadMutations } = await import('./foyerMutation.ts'))
})
afterEach(() => {
  vi.doUnmock('../core/queryClient.ts')
  vi.useRealTimers()
})

/** A mutation that a component has subscribed to, and the statuses that it rendered. */
function mounted(mutationFn: (name: string) => Promise<string>) {
  const { config } = setup({ queryClient: new QueryClient() })
  const onError = vi.fn<(error: Error) => void>()
  const mutation = createMutation<string, string>(config, { mutationFn, onError })
  const statuses: string[] = []
  const stop = mutation.subscribe(() => {
    const { status, data, variables } = mutation.getResult()
    statuses.push([status, variables, data].filter(Boolean).join(' '))
  })
  return { mutation, statuses, stop, onError }
}
const greet = async (name: string): Promise<string> => `Hello ${name}`

test('the first call is pending at once, and has its answer when the code has loaded', async () => {
  const { mutation, statuses } = mounted(greet)
  expect(mutation.getResult()).toMatchObject({ status: 'idle', isIdle: true, variables: undefined })
  const onSuccess = vi.fn<(data: string) => void>()
  const answer = mutation.mutate('Ada', { onSuccess: (data) => onSuccess(data) })
  expect(mutation.getResult()).toMatchObject({ status: 'pending', isPending: true, variables: 'Ada' })
  expect(await answer).toBe('Hello Ada')
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('success Ada Hello Ada'))
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('Hello Ada')
  expect(await mutation.mutate('Bob')).toBe('Hello Bob')
})

test('calls keep their order, and the result is that of the last call', async () => {
  const asked: string[] = []
  const { mutation } = mounted(async (name) => {
    asked.push(name)
    return greet(name)
  })
  await Promise.all([mutation.mutate('Ada'), mutation.mutate('Bob')])
  expect(asked).toEqual(['Ada', 'Bob'])
  expect(mutation.getResult()).toMatchObject({ variables: 'Bob', data: 'Hello Bob' })
})

test('a reset before the code has loaded resets the result, and the call still resolves', async () => {
  const { mutation } = mounted(greet)
  const answer = mutation.mutate('Ada')
  mutation.reset()
  expect(mutation.getResult().status).toBe('idle')
  expect(await answer).toBe('Hello Ada')
  expect(mutation.getResult()).toMatchObject({ status: 'idle', data: undefined })
})

test('callbacks of a call are not called after the component has unmounted', async () => {
  const { mutation, stop } = mounted(greet)
  const onSuccess = vi.fn<() => void>()
  const answer = mutation.mutate('Ada', { onSuccess })
  stop()
  expect(await answer).toBe('Hello Ada')
  expect(onSuccess).not.toHaveBeenCalled()
})

test('a component that was hidden while its call was pending has the answer', async () => {
  const { mutation, stop } = mounted(greet)
  await mutation.mutate('Bob')
  let answer: ((text: string) => void) | undefined
  mutation.setOptions({ mutationFn: () => new Promise((resolve) => (answer = resolve)) })
  const asked = mutation.mutate('Ada')
  await vi.waitUntil(() => answer !== undefined)
  stop()
  answer?.('Hello Ada')
  await asked
  const onChange = vi.fn<() => void>()
  mutation.subscribe(onChange)
  expect(mutation.getResult()).toMatchObject({ status: 'success', data: 'Hello Ada', isPending: false })
  mutation.reset()
  expect(mutation.getResult()).toMatchObject({ status: 'idle', data: undefined })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
})

test('a failed load of the code rejects the call, and a second call loads it again', async () => {
  vi.useFakeTimers()
  vi.doMock('../core/queryClient.ts', () => Promise.reject(new Error('gone')))
  const { mutation, onError } = mounted(greet)
  const onSettled = vi.fn<() => void>()
  const failed = mutation.mutate('Ada', { onSettled })
  failed.catch(() => {})
  await vi.waitFor(() =>
    expect(mutation.getResult()).toMatchObject({ status: 'error', error: { code: 'LOAD_FAILED' } }),
  )
  await expect(failed).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  expect(onError).toHaveBeenCalledOnce()
  expect(onSettled).toHaveBeenCalledOnce()
  vi.doUnmock('../core/queryClient.ts')
  expect(await mutation.mutate('Bob')).toBe('Hello Bob')
  expect(mutation.getResult()).toMatchObject({ status: 'success', error: null })
})

test('a failed load calls the callbacks as TanStack does: those of the hook for every call', async () => {
  vi.useFakeTimers()
  vi.doMock('../core/queryClient.ts', () => Promise.reject(new Error('gone')))
  const { mutation, onError, stop } = mounted(greet)
  const ended: string[] = []
  const call = (name: string) =>
    mutation.mutate(name, { onSettled: () => void ended.push(name) }).catch((error: unknown) => error)
  await vi.waitFor(() => Promise.all([call('Ada'), call('Bob')]))
  expect([onError.mock.calls.length, ended]).toEqual([2, ['Bob']])
  const forgotten = call('Cem')
  mutation.reset()
  await vi.waitFor(() => forgotten)
  expect([onError.mock.calls.length, ended, mutation.getResult().status]).toEqual([3, ['Bob'], 'idle'])
  const left = call('Dan')
  stop()
  await vi.waitFor(() => left)
  expect([onError.mock.calls.length, ended]).toEqual([4, ['Bob']])
})

test('code that loads before the first call leaves the result idle, and TanStack runs the call at once', async () => {
  const queryClient = new QueryClient()
  const { config } = setup({ queryClient })
  const mutation = createMutation<string, string>(config, { mutationFn: greet })
  mutation.prepare(await loadMutations())
  expect(mutation.getResult()).toMatchObject({ status: 'idle', isIdle: true, variables: undefined })
  const answer = mutation.mutate('Ada')
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1)
  expect(mutation.getResult()).toMatchObject({ status: 'pending', variables: 'Ada' })
  expect(await answer).toBe('Hello Ada')
})

test('code that loads while a call waits for it keeps that call pending', async () => {
  const { mutation } = mounted(greet)
  const code = await loadMutations()
  const answer = mutation.mutate('Ada')
  mutation.prepare(code)
  expect(mutation.getResult()).toMatchObject({ status: 'pending', variables: 'Ada' })
  expect(await answer).toBe('Hello Ada')
})
