import type { Config } from '@foyer/headless'
import { connect, getModalRouter, getToast, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyOnramp, type StoryOnramp, storyPurchase } from '../../test/storyOnramp.ts'

async function open(answers: StoryOnramp): Promise<Config> {
  const config = await renderModal(storyOnramp(answers))
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'OnRampActivity' })
  })
  return config
}

test('purchases are listed by month, with their status', async () => {
  await open({
    purchases: [
      storyPurchase(0, 'IN_PROGRESS'),
      storyPurchase(1),
      storyPurchase(2, 'FAILED'),
      // Unknown currency.
      { ...storyPurchase(3), transfers: [] },
    ],
  })
  const list = await screen.findByRole('list', { name: 'Your purchases' })
  expect([...list.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('March') as string,
    expect.stringContaining('February') as string,
  ])
  expect(list.textContent).toMatch(/On its way.*1\.25.*ETH.*Bought.*2\.25.*USDC.*Failed.*3\.25.*MOSS/)
  expect(list.textContent).not.toContain('LANT')
})

test('the list can be focused, so that the keyboard can scroll it', async () => {
  await open({ purchases: [storyPurchase(0)] })
  const list = await screen.findByRole('list', { name: 'Your purchases' })
  list.focus()
  expect(document.activeElement).toBe(list)
})

test('pending purchases are polled until they arrive', async () => {
  const now = new Date().toISOString()
  const purchases = [storyPurchase(0, 'IN_PROGRESS', now)]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await open({ purchases })
  await screen.findByText('On its way')
  purchases[0] = storyPurchase(0, 'SUCCESS', now)
  act(() => void vi.runOnlyPendingTimers())
  expect(await screen.findByText('Bought')).toBeTruthy()
})

test('without purchases the view links to the onramp', async () => {
  const config = await open({})
  expect(await screen.findByText('No purchases yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Buy crypto' }))
  expect(getModalRouter(config).view).toBe('OnRampProviders')
})

test('a failure is shown with a retry button', async () => {
  await open({ history: 'fail' })
  expect(await screen.findByText('Couldn’t load your purchases')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy())
})

test('a failed further page is requested once, and again by the retry button', async () => {
  // jsdom has no layout: the end of each list is reported as visible at once.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly run: (entries: readonly object[]) => void) {}
      observe() {
        queueMicrotask(() => this.run([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  let [isDown, asked] = [true, 0]
  const answer = (body: object, status = 200) => Response.json(body, { status })
  const options = storyOnramp()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.pathname.endsWith('/history')) return options.fetch!(input, init)
    if (!url.searchParams.get('cursor')) return answer({ data: [storyPurchase(0)], next: 'two' })
    asked++
    return isDown ? answer({}, 400) : answer({ data: [storyPurchase(1)], next: null })
  }
  const config = await renderModal({ ...options, fetch })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'OnRampActivity' })
  })
  const failure = await screen.findByText('Couldn’t load your purchases', { exact: false })
  // The toast is announced.
  expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Failed to fetch transactions' })
  expect(failure.closest('[role=alert]')).toBeNull()
  // A request that the shown failure causes would begin in one of the next tasks.
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(asked).toBe(1)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Your purchases' }).textContent).toContain('USDC'),
  )
  expect(screen.queryByText('Couldn’t load your purchases', { exact: false })).toBeNull()
  expect(getToast(config).isOpen).toBe(false)
  vi.unstubAllGlobals()
})
