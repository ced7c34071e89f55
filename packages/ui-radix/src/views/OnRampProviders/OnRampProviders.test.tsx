import type { Config, ConfigOptions } from '@foyer/headless'
import { connect, getModalRouter, getOnramp, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { enterAmount, STORY_PAGE, storyOnramp, type StoryOnramp } from '../../test/storyOnramp.ts'

afterEach(() => vi.restoreAllMocks())

async function open(
  {
    view = 'OnRampProviders',
    ...answers
  }: StoryOnramp & { readonly view?: 'OnRampProviders' | 'FundWallet' | 'Account' } = {},
  options: Partial<Pick<ConfigOptions, 'features' | 'restrictedTimeZones' | 'termsConditionsUrl'>> = {},
): Promise<Config> {
  const config = await renderModal({ ...storyOnramp(answers), ...options })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view })
  })
  return config
}
const card = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })
const ready = async (name: string): Promise<HTMLButtonElement> => {
  const found = await card(name)
  await waitFor(() => expect(found.getAttribute('aria-disabled')).toBeNull())
  return found
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const popup = { closed: false, opener: null } as unknown as Window

test('[S1.8] [S2.20] lists Meld and Coinbase with their fees', async () => {
  await open()
  const list = await screen.findByRole('list', { name: 'Providers' })
  await ready('Coinbase')
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/Meld\.io.*Fees 1–2%/), expect.stringMatching(/Coinbase.*Fees 1–2%/)])
})

test('a click opens the provider’s page at once, and then the view that waits for the purchase', async () => {
  const config = await open()
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup)
  const coinbase = await ready('Coinbase')
  fireEvent.click(coinbase)
  // At once, without an await: browsers would block the popup.
  expect(opened).toHaveBeenCalledExactlyOnceWith(STORY_PAGE, '_blank', expect.stringContaining('width=600'))
  expect(getModalRouter(config).view).toBe('BuyInProgress')
  expect(await screen.findByRole('heading', { name: 'Continue in Coinbase' })).toBeTruthy()
})

test('a button sets an amount, whose quote shows its fees', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '$250' }))
  await waitFor(async () => expect((await field('You get')).value).toBe('0.078'))
  expect(screen.getByText('After fees of $5').textContent).toBe('0.078 ETH. After fees of $5')
  expect(screen.getByText('After fees of $5').role).toBe('status')
  expect(screen.getByRole('button', { name: '$250' }).getAttribute('aria-pressed')).toBe('true')
})

/** A backend whose quotes wait until the test releases them. */
function held(answer: (quote: Response) => Response | Promise<Response>) {
  const story = storyOnramp()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const response = (await story.fetch?.(input, init)) ?? Response.error()
    if (!url.includes('/onramp/quote')) return response
    await released
    return answer(response)
  }
  return { options: { ...story, fetch }, release: () => act(async () => release()) }
}

test.each([
  ['arrives', (quote: Response) => quote, '0.078', 'After fees of $5'],
  ['fails', () => new Response('', { status: 503 }), '≈ $250', /Estimate, not a price/],
  [
    'arrives with a network fee in the native currency',
    async (quote: Response) =>
      Response.json({ ...(await quote.json()), networkFee: { amount: '0.0005', currency: 'ETH' } }),
    '0.078',
    'After fees of $3.75 + <0.001 ETH',
  ],
] as const)('[S4.31] [S3.60] the field is busy until the quote %s', async (_, answer, value, message) => {
  const { options, release } = held(answer)
  const config = await renderModal(options)
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'OnRampProviders' })
  })
  act(() => enterAmount(config, '250'))
  await screen.findByText('Getting a price…')
  const got = await field('You get')
  expect([got.getAttribute('aria-busy'), got.value]).toEqual(['true', ''])
  await release()
  await screen.findByText(message)
  expect([got.getAttribute('aria-busy'), got.value]).toEqual([null, value])
  expect(screen.queryByText('Getting a price…')).toBeNull()
})

test('[S7.59] without a quote the amount is marked as an estimate', async () => {
  const config = await open({ quote: 'fail' })
  act(() => enterAmount(config, '250'))
  await screen.findByText(/Estimate, not a price/)
  expect((await field('You get')).value).toBe('≈ $250')
})

test.each([
  ['5', 'At least $10.01'],
  ['90000', 'At most $25,000.00'],
])('the amount %s is outside the limits: %s', async (amount, message) => {
  const config = await open()
  fireEvent.change(await field('You pay'), { target: { value: amount } })
  expect(await screen.findByText(message)).toBeTruthy()
  expect((await field('You pay')).getAttribute('aria-invalid')).toBe('true')
  expect(getOnramp(config).paymentAmount).toBe(amount)
})

test('a provider that fails shows an error and a retry, the others stay', async () => {
  await open({ url: 'fail' })
  await ready('Meld')
  // Waits for the text, since the card is disabled while it loads too.
  expect(await screen.findByText('Not available right now')).toBeTruthy()
  expect((await card('Coinbase')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: /Try again.*Coinbase/ })).toBeTruthy()
})

test('[S5.12] without providers the view shows that, and links to the networks', async () => {
  const config = await open({}, { features: { onramp: ['nobody'] } })
  expect(await screen.findByText('No provider for Ethereum')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Choose a network' }))
  expect(getModalRouter(config).view).toBe('Networks')
})

test('in a restricted time zone the funding view has no button to buy', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await open({ view: 'FundWallet' }, { restrictedTimeZones: [timeZone] })
  expect(await screen.findByRole('button', { name: 'Receive funds' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy crypto' })).toBeNull()
})

test('in a restricted time zone the view shows the restriction', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await open({}, { restrictedTimeZones: [timeZone] })
  expect(await screen.findByText('Buying is not available in your region')).toBeTruthy()
})

test('the account and the funding view link to the providers', async () => {
  const config = await open({ view: 'FundWallet' })
  fireEvent.click(await screen.findByRole('button', { name: 'Buy crypto' }))
  await waitFor(() => expect(getModalRouter(config).view).toBe('OnRampProviders'))
  act(() => openModal(config, { view: 'Account' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Buy' }))
  await waitFor(() => expect(getModalRouter(config).view).toBe('OnRampProviders'))
})

test('if the app has terms, the view links to an explanation, which leads back', async () => {
  const config = await open({}, { termsConditionsUrl: 'https://app.example/terms' })
  fireEvent.click(await screen.findByRole('button', { name: 'How buying works' }))
  expect(await screen.findByText('Buy with card or bank')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Buy crypto' }))
  expect(getModalRouter(config).view).toBe('OnRampProviders')
})

test('while disconnected, the view links to Connect, with a redirect back', async () => {
  const config = await renderModal(storyOnramp())
  act(() => openModal(config, { view: 'OnRampProviders' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  expect(getModalRouter(config)).toMatchObject({ view: 'Connect', data: { redirectView: 'OnRampProviders' } })
})

test('the views that select token and currency go back after a selection [S3.54] [S3.55]', async () => {
  const config = await open()
  await ready('Coinbase')
  fireEvent.click(screen.getByRole('button', { name: /^USD.*Change currency/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Euro/ }))
  expect(getModalRouter(config).view).toBe('OnRampProviders')
  fireEvent.click(await screen.findByRole('button', { name: /^ETH.*Change token/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^USD Coin/ }))
  expect(await screen.findByRole('button', { name: /^EUR.*Change currency/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^USDC.*Change token/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: '€250' })).toBeTruthy()
})
