import { expect, test, vi } from 'vitest'
import { setup } from '../test/setup.ts'
import { inOrder, loadOnce, internalsOf } from './internals.ts'

test('calls made while a chunk loads run in call order after a single import', async () => {
  const internals = internalsOf(setup().config)
  const done: string[] = []
  let resolve!: (piece: string) => void
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  // Browsers may settle the second of two imports first.
  const loadPiece = vi.fn<() => Promise<string>>().mockReturnValueOnce(promise).mockResolvedValue('second')
  inOrder(internals, loadPiece, () => done.push('asking'))
  inOrder(internals, loadPiece, () => done.push('declined'))
  await Promise.resolve()
  resolve('first')
  await vi.waitFor(() => expect(done).toEqual(['asking', 'declined']))
  expect(loadPiece).toHaveBeenCalledTimes(1)
})

test('a failed import is reported, and the next call retries', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const internals = internalsOf(setup({ onError }).config)
  const error = new Error('gone')
  const run = vi.fn<(piece: string) => void>()
  const loadPiece = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('here')
  inOrder(internals, loadPiece, run)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(error))
  inOrder(internals, loadPiece, run)
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith('here'))
})

test('calls made after the import run before the next task', async () => {
  const internals = internalsOf(setup().config)
  const loadPiece = vi.fn(async () => 'here')
  await loadOnce(internals, loadPiece)
  const run = vi.fn<(piece: string) => void>()
  inOrder(internals, loadPiece, run)
  await Promise.resolve()
  expect(run).toHaveBeenCalledWith('here')
  expect(loadPiece).toHaveBeenCalledTimes(1)
})
