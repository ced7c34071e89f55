import type { Config, ConfigOptions } from '@foyer/headless'
import { getModal, getModalRouter, getOnramp, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyOnramp, type StoryOnramp } from '../../test/storyOnramp.ts'

async function open(
  view: 'OnRampFiatSelect' | 'OnRampTokenSelect',
  answers: StoryOnramp = {},
  options: Partial<Pick<ConfigOptions, 'features' | 'termsConditionsUrl'>> = {},
): Promise<Config> {
  const config = await renderModal({ ...storyOnramp(answers), ...options })
  act(() => void openModal(config, { view }))
  return config
}

test('a selection in a view that was opened by name closes the modal', async () => {
  const config = await open('OnRampFiatSelect')
  fireEvent.click(await screen.findByRole('button', { name: /^Euro/ }))
  expect(getOnramp(config).paymentId).toBe('EUR')
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('the limits of a currency are rounded to amounts that are accepted', async () => {
  await open('OnRampFiatSelect')
  expect(await screen.findByText('€10.01 to €25,000.00')).toBeTruthy()
})

test('arrow keys and Home move the focus through the currencies', async () => {
  await open('OnRampFiatSelect')
  const dollar = await screen.findByRole('button', { name: /^US Dollar/ })
  dollar.focus()
  fireEvent.keyDown(dollar, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toMatch(/Euro/)
  fireEvent.keyDown(document.activeElement!, { key: 'Home' })
  expect(document.activeElement).toBe(dollar)
})

test('[S7.60] without options of the backend, default currencies are listed under a note', async () => {
  await open('OnRampFiatSelect', { options: 'fail' })
  expect(await screen.findByText(/Common choices/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^US Dollar/ })).toBeTruthy()
  expect(screen.getByText('€10 to €25,000')).toBeTruthy()
})

test('nothing can be selected before the terms are accepted', async () => {
  const features = { legalCheckbox: true }
  await open('OnRampFiatSelect', {}, { features, termsConditionsUrl: 'https://app.example/terms' })
  const row = await screen.findByRole('button', { name: /^Euro/ })
  expect(row.closest('[data-foyer-gate=closed]')).not.toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(row.closest('[data-foyer-gate=closed]')).toBeNull())
})

test('an app without a checkbox links its terms below the currencies', async () => {
  await open('OnRampFiatSelect', {}, { termsConditionsUrl: 'https://app.example/terms' })
  const link = await screen.findByRole('link', { name: /^terms of service/ })
  expect(link.getAttribute('href')).toBe('https://app.example/terms')
})

test('many tokens can be searched by name and symbol', async () => {
  const config = await open('OnRampTokenSelect', { tokens: 9 })
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'mOs' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ether/ })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /^Moss/ }))
  expect(getOnramp(config).purchaseId).toBe('token-2')
})

test.each([
  ['OnRampTokenSelect', 'Search tokens', 'No token with this name', { tokens: 9 }],
  ['OnRampFiatSelect', 'Search currencies', 'No currency with this name', { currencies: 9 }],
] as const)('the search of %s is named “%s”', async (view, name, noMatch, answers) => {
  await open(view, answers)
  fireEvent.change(await screen.findByRole('searchbox', { name }), { target: { value: 'doubloon' } })
  expect(await screen.findByText(noMatch)).toBeTruthy()
})

test('on a network without providers, another network can be chosen', async () => {
  const config = await open('OnRampTokenSelect', { supported: ['eip155:10'] })
  expect(await screen.findByText('Not available on Ethereum')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Choose a network' }))
  expect(getModalRouter(config).view).toBe('Networks')
})
