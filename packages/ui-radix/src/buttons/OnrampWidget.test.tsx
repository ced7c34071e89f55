import { FoyerProvider, useModalCode } from '@foyer/headless'
import { connect, getModalRouter } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../test/render.ts'
import { renderModal } from '../test/renderModal.tsx'
import { createStoryConfig } from '../test/storyConfig.tsx'
import { storyOnramp } from '../test/storyOnramp.ts'
import { OnrampWidget, type OnrampWidgetState } from './OnrampWidget.tsx'

const widget = () => document.querySelector<HTMLElement>('[data-foyer-part="button-root"]')

test('the widget sends no request before pointer or focus reaches it', async () => {
  const options = storyOnramp()
  const fetch = vi.fn(options.fetch)
  await renderModal({ ...options, fetch, children: <OnrampWidget /> })
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.focus(await screen.findByRole('textbox', { name: 'You pay' }))
  await waitFor(() => expect(fetch).toHaveBeenCalled())
})

test('the button opens Connect while disconnected, and the providers while connected', async () => {
  const config = await renderModal({ ...storyOnramp(), children: <OnrampWidget /> })
  expect(screen.getByRole('region', { name: 'Buy crypto' })).toBeTruthy()
  // A visitor without an account may connect although the amount is above the limit.
  const pay = screen.getByRole('textbox', { name: 'You pay' })
  fireEvent.focus(pay)
  fireEvent.change(pay, { target: { value: '9999999' } })
  fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  await waitFor(() =>
    expect(getModalRouter(config)).toMatchObject({
      view: 'Connect',
      data: { redirectView: 'OnRampProviders' },
    }),
  )
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  const quotes = await screen.findByRole<HTMLButtonElement>('button', { name: 'Get quotes' })
  await waitFor(() => expect(quotes.disabled).toBe(true))
  fireEvent.change(pay, { target: { value: '320' } })
  fireEvent.click(quotes)
  await waitFor(() => expect(getModalRouter(config).view).toBe('OnRampProviders'))
})

test('an amount gets a quote after a delay; only digits can be typed', async () => {
  await renderModal({ ...storyOnramp(), children: <OnrampWidget /> })
  const pay = screen.getByRole<HTMLInputElement>('textbox', { name: 'You pay' })
  fireEvent.change(pay, { target: { value: 'much' } })
  expect(pay.value).toBe('')
  fireEvent.change(pay, { target: { value: '320' } })
  expect(await screen.findByText('Getting a price…')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'You get' }).value).toBe('0.1'),
  )
})

test('the widget renders nothing where the onramp is off', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await renderModal({ ...storyOnramp(), restrictedTimeZones: [timeZone], children: <OnrampWidget /> })
  expect(widget()).toBeNull()
})

test('a custom form gets state and functions', async () => {
  const config = await renderModal({
    ...storyOnramp(),
    children: (
      <OnrampWidget>
        {({ open, isConnected, props }) => (
          <button type="button" onClick={open} {...props}>
            {isConnected ? 'buy' : 'first connect'}
          </button>
        )}
      </OnrampWidget>
    ),
  })
  fireEvent.click(screen.getByText('first connect'))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
})

function OfflineModal() {
  useModalCode(() => Promise.reject(new Error('no network')))
  return null
}

test.each([
  ['button', undefined],
  [
    'custom form',
    ({ open, props }: OnrampWidgetState) => (
      <button type="button" onClick={open} {...props}>
        Connect wallet
      </button>
    ),
  ],
])('a failed load of the modal is reported below the %s', async (_, children) => {
  render(
    <FoyerProvider config={createStoryConfig({ ...storyOnramp(), debug: false })}>
      <OnrampWidget>{children}</OnrampWidget>
      <OfflineModal />
    </FoyerProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('This screen couldn’t be loaded. Try again, or reload the page.')
  expect(widget()?.contains(alert)).toBe(true)
})
