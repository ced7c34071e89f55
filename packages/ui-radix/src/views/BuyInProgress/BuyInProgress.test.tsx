import type { Config } from '@foyer/headless'
import { connect, getModalRouter, getOnramp, getToast, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allViews } from '../../test/allViews.ts'
import { renderModal } from '../../test/renderModal.tsx'
import {
  beginPurchase,
  STORY_PAGE,
  storyOnramp,
  type StoryOnramp,
  storyPurchase,
} from '../../test/storyOnramp.ts'

afterEach(() => vi.restoreAllMocks())

async function open(how: 'open' | 'blocked' | 'closed', answers: StoryOnramp = {}): Promise<Config> {
  const config = await renderModal(storyOnramp(answers))
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    beginPurchase(config, { how })
    openModal(config, { view: 'BuyInProgress' })
  })
  return config
}
/** A purchase that the provider creates after the start of the visitor's purchase. */
const startedPurchase = (): object =>
  storyPurchase(1, 'IN_PROGRESS', new Date(Date.now() + 60_000).toISOString())
const title = (name: string) => screen.findByRole('heading', { name })
const again = () => screen.findByRole('button', { name: 'Try again' })

test('the view shows that the purchase continues at the provider', async () => {
  await open('open')
  expect(await title('Continue in Coinbase')).toBeTruthy()
  expect(screen.getByText('We’ll update your balance when it arrives.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('for a blocked window the view shows a link, and a retry opens the window', async () => {
  const config = await open('blocked')
  expect(await title('Continue in Coinbase')).toBeTruthy()
  expect(screen.getByText('Your browser blocked the Coinbase window.')).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the window' })
  await waitFor(() => expect(link.href).toBe(STORY_PAGE))
  const opened = vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window)
  fireEvent.click(await again())
  expect(opened).toHaveBeenCalledOnce()
  expect(getOnramp(config).purchase?.status).toBe('waiting')
  await waitFor(() => expect(screen.queryByText(/blocked/)).toBeNull())
})

test('closing the provider’s window does not end the purchase, and the window can be opened again', async () => {
  const config = await open('closed')
  expect(await screen.findByText(/The Coinbase window is closed/)).toBeTruthy()
  vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window)
  fireEvent.click(await again())
  expect(getOnramp(config).purchase).toMatchObject({ status: 'waiting', isWindowClosed: false })
})

test('a purchase in progress shows a toast and the list of purchases', async () => {
  const config = await open('open', { purchases: [startedPurchase()] })
  await waitFor(() => expect(getModalRouter(config).view).toBe('OnRampActivity'))
  expect(getToast(config)).toMatchObject({ message: 'Your purchase was detected', variant: 'success' })
  expect(await screen.findByText('On its way')).toBeTruthy()
})

test('without a purchase the view links to the onramp', async () => {
  const config = await renderModal(storyOnramp())
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'BuyInProgress' })
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Buy crypto' }))
  expect(getModalRouter(config).view).toBe('OnRampProviders')
})

test('in an app without the list of purchases, a purchase in progress goes back', async () => {
  const { OnRampActivity: _, ...views } = allViews
  const config = await renderModal({
    ...storyOnramp({ purchases: [startedPurchase()] }),
    shell: { views },
  })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    beginPurchase(config, { how: 'open' })
    openModal(config, { view: 'Account' })
    pushView(config, 'BuyInProgress')
  })
  await waitFor(() => expect(getToast(config).message).toBe('Your purchase was detected'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
})
