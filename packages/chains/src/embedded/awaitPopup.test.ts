import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPopup } from '../testing/createTestPopup.ts'
import { awaitPopup } from './awaitPopup.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each second it looks whether the visitor has closed the popup [S9.5]', async () => {
  const window = createTestPopup()
  const popup = window.createPopup({ src: 'https://secure.example/loading' }) ?? expect.unreachable()
  const isClosed = vi.spyOn(popup, 'isClosed')
  const { signal } = new AbortController()
  const done = awaitPopup({ popup, signal, getUri: async () => 'https://login.example/' })
  done.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1999)
  expect(isClosed).toHaveBeenCalledTimes(1)
  window.closeByHand()
  await vi.advanceTimersByTimeAsync(1)
  await expect(done).rejects.toMatchObject({ code: 'POPUP_CLOSED' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isClosed).toHaveBeenCalledTimes(2)
})
