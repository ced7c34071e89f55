import { expect, test, vi } from 'vitest'
import { setup } from '../test/setup.ts'
import { inOrder } from './inOrder.ts'
import { internalsOf } from './internals.ts'

test('what is asked for while a piece is on its way is done in that order, and by one load', async () => {
  const internals = internalsOf(setup().config)
  const done: string[] = []
  let resolve!: (piece: string) => void
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  // Of two imports the second may come first.
  const loadPiece = vi.fn<() => Promise<string>>().mockReturnValueOnce(promise).mockResolvedValue('second')
  inOrder(internals, 'piece', loadPiece, () => done.push('asking'))
  inOrder(internals, 'piece', loadPiece, () => done.push('declined'))
  await Promise.resolve()
  resolve('first')
  await vi.waitFor(() => expect(done).toEqual(['asking', 'declined']))
  expect(loadPiece).toHaveBeenCalledTimes(1)
})

test('a load that failed is told, and the next call tries again', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const internals = internalsOf(setup({ onError }).config)
  const error = new Error('gone')
  const act = vi.fn<(piece: string) => void>()
  inOrder(internals, 'piece', () => Promise.reject(error), act)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(error))
  inOrder(internals, 'piece', async () => 'here', act)
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith('here'))
})
