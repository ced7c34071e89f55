import { eip155 } from '@foyer/chains/eip155'
import type { Config } from '@foyer/headless'
import { connect, getModalRouter, getToast, goBack, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { AccountButton } from '../../buttons/AccountButton.tsx'
import { type RenderModalOptions, renderModal } from '../../test/renderModal.tsx'
import { storyRegistration, type StoryRegistrationOptions } from '../../test/storyRegistration.ts'

// Loads the large tables of ENSIP-15 before the tests.
beforeAll(async () => void (await eip155().operations.normalizeName!()), 60_000)

async function open(options?: StoryRegistrationOptions, more: RenderModalOptions = {}): Promise<Config> {
  const config = await renderModal({ ...storyRegistration(options), ...more })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'AccountSettings' })
    pushView(config, 'RegisterAccountName')
  })
  return config
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
const submit = () => screen.getByRole('button', { name: /^Register / })
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
/** Types a name, and waits until it can be registered. */
const choose = async (text: string) => {
  await type(text)
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
}

test('invalid characters are removed, with a message [S5.15]', async () => {
  await open()
  expect((await field()).value).toBe('')
  // Not “Register .reown.id”.
  expect(submit().getAttribute('aria-label')).toBe('Register Name')
  await type('Mïra!')
  expect(submit().getAttribute('aria-label')).toBe('Register mra.reown.id')
  expect((await field()).value).toBe('mra')
  await screen.findByRole('textbox', { description: 'Letters, numbers and hyphens only' })
  await type('mir')
  await screen.findByRole('textbox', { description: 'At least 4 characters' })
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  await type('MIRA.reown.id')
  expect((await field()).value).toBe('mira')
  expect((await field()).getAttribute('aria-invalid')).toBe('false')
})

test('suggestions are requested once, and a free name can be selected [S7.15] [S4.28] [S2.17]', async () => {
  const options = storyRegistration({ taken: ['mira1.reown.id'] })
  const getSuggestions = vi.fn(options.names!.getSuggestions!)
  const config = await open({}, { ...options, names: { ...options.names, getSuggestions } })
  await type('mi')
  await type('mir')
  await type('mira')
  await screen.findByRole('status', { name: 'Checking names' })
  const free = await screen.findByRole('button', { name: /^mira-wallet\.reown\.id, Available/ })
  expect(getSuggestions.mock.calls.map(([{ name }]) => name)).toEqual(['mira'])
  const taken = screen.getByRole('button', { name: /^mira1\.reown\.id, Taken/ })
  expect(taken.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(taken)
  fireEvent.click(free)
  await screen.findByRole('heading', { name: 'mira-wallet.reown.id is yours' })
  expect(getModalRouter(config)).toMatchObject({
    view: 'RegisterAccountNameSuccess',
    history: ['RegisterAccountNameSuccess'],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(getModalRouter(config).view).toBe('Account')
})

test('Enter registers the name, and the account shows it [S4.28] [S2.18]', async () => {
  await open({}, { children: <AccountButton /> })
  await choose('fern')
  fireEvent.submit((await field()).form!)
  await screen.findByRole('heading', { name: 'fern.reown.id is yours' })
  await screen.findByRole('button', { name: /fern\.reown\.id/ })
})

test('a name that is taken cannot be registered', async () => {
  const config = await open({ taken: ['mira.reown.id'] })
  await type('mira')
  await screen.findByRole('textbox', { description: 'This name is taken' })
  fireEvent.submit((await field()).form!)
  expect(getModalRouter(config).view).toBe('RegisterAccountName')
  expect(screen.queryByText(/^Continue in/)).toBeNull()
})

test('a name that is invalid in ENSIP-15 cannot be registered', async () => {
  await open()
  await type('te--st')
  await screen.findByRole('textbox', { description: 'This name can’t be used' })
  expect(submit().getAttribute('aria-disabled')).toBe('true')
})

test('failed suggestions can be retried, and do not block the typed name [S8.50]', async () => {
  const options = storyRegistration()
  let isBroken = true
  const getSuggestions = vi.fn(
    async (asked: Parameters<NonNullable<typeof options.names>['getSuggestions'] & {}>[0]) => {
      if (isBroken) throw new TypeError('broken')
      return options.names!.getSuggestions!(asked)
    },
  )
  await open({}, { ...options, names: { ...options.names, getSuggestions } })
  await choose('mira')
  await screen.findByText('Error fetching name suggestions')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: /^mira1\.reown\.id, Available/ })
})

test('without suggestions the view shows a text', async () => {
  await open({ suggestions: 'none' })
  await type('mira')
  await screen.findByText('No suggestions')
})

test('the form is disabled while the wallet signs; then the view shows the registration', async () => {
  const options = storyRegistration({ service: 'wait' })
  let sign: (signature: string) => void = () => {}
  const [adapter] = options.adapters!
  const operations = {
    ...adapter!.operations,
    signMessage: async () => () => new Promise<string>((resolve) => void (sign = resolve)),
  }
  await open({}, { ...options, adapters: [{ ...adapter!, operations }] })
  await choose('mira')
  fireEvent.click(submit())
  await screen.findByText('Sign to register mira.reown.id. It is free.')
  expect((await field()).readOnly).toBe(true)
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  await act(async () => sign('0x51'))
  await screen.findByRole('heading', { name: 'Registering mira.reown.id…' })
})

test.each([
  [
    'declines',
    { wallet: 'reject' },
    'You can try again. A request that is still open in the wallet may block a new one.',
    'Request declined',
  ],
  ['fails', { wallet: 'fail' }, 'Error registering name mira.reown.id', 'Something went wrong'],
] as const)(
  'a wallet that %s: the view shows a message without a toast, keeps the name, and can retry [S4.29] [S8.52]',
  async (_, how, message, title) => {
    const options = storyRegistration(how)
    const [adapter] = options.adapters ?? [eip155()]
    const signMessage = vi.fn(adapter!.operations.signMessage)
    const operations = { ...adapter!.operations, signMessage }
    const config = await open({}, { ...options, adapters: [{ ...adapter!, operations }] })
    await choose('mira')
    fireEvent.click(submit())
    await screen.findByRole('heading', { name: title })
    expect(screen.getByText(message)).toBeTruthy()
    expect(getToast(config).isOpen).toBe(false)
    expect(getModalRouter(config).view).toBe('RegisterAccountName')
    expect((await field()).value).toBe('mira')
    const { length: asked } = signMessage.mock.calls
    expect(asked).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(signMessage.mock.calls.length).toBeGreaterThan(asked))
    await screen.findByRole('heading', { name: title })
    await type('fern')
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
  },
)

test('a refusal of the service is shown in the view, without a toast [S8.52]', async () => {
  const config = await open({ service: 'refuse' })
  await choose('mira')
  fireEvent.click(submit())
  await screen.findByText('Error registering name mira.reown.id', {
    selector: '[data-foyer-part=status-hero-body]',
  })
  expect(getToast(config).isOpen).toBe(false)
})

test('a visitor in another view sees a toast of the success, without navigation', async () => {
  const options = storyRegistration()
  let take: () => void = () => {}
  const registerName = () => new Promise<void>((resolve) => void (take = resolve))
  const config = await open({}, { ...options, names: { ...options.names, registerName } })
  await choose('mira')
  fireEvent.click(submit())
  await screen.findByRole('heading', { name: 'Registering mira.reown.id…' })
  act(() => goBack(config))
  await screen.findByText('Disconnect')
  await act(async () => take())
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ variant: 'success', message: 'mira.reown.id is yours' }),
  )
  expect(getModalRouter(config).view).toBe('AccountSettings')
})

test('a visitor in another view sees a toast of the failure, without navigation', async () => {
  const options = storyRegistration()
  let refuse: () => void = () => {}
  const registerName = () =>
    new Promise<void>((_, reject) => void (refuse = () => reject(new Error('Service is down'))))
  const config = await open({}, { ...options, names: { ...options.names, registerName } })
  await choose('mira')
  fireEvent.click(submit())
  await screen.findByRole('heading', { name: 'Registering mira.reown.id…' })
  act(() => goBack(config))
  await screen.findByText('Disconnect')
  await act(async () => refuse())
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' }))
  expect(getModalRouter(config).view).toBe('AccountSettings')
})

test('an account with a name cannot register another name', async () => {
  await open({ name: 'mira.example' })
  await screen.findByRole('textbox', { description: 'This account already has a name' })
  await type('fern')
  const free = await screen.findByRole('button', { name: /^fern1\.reown\.id/ })
  expect(free.getAttribute('aria-disabled')).toBe('true')
  expect(submit().getAttribute('aria-disabled')).toBe('true')
})

test('a wallet that may not register names shows the reason', async () => {
  await open({ type: 'ANNOUNCED' })
  await screen.findByText('Only wallets with email or social login can register names.')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a service of the host may allow any wallet, in its own zone', async () => {
  await open({ type: 'ANNOUNCED', registrants: 'any', zone: 'orchard.example' })
  await choose('mira')
  fireEvent.click(screen.getByRole('button', { name: 'Register mira.orchard.example' }))
  await screen.findByRole('heading', { name: 'mira.orchard.example is yours' })
})

test('the settings lead to the registration through the explanation of names [S2.17]', async () => {
  const config = await renderModal(storyRegistration())
  const events: string[] = []
  const { watchEvents } = await import('@foyer/headless/actions')
  watchEvents(config, { onEvent: ({ event }) => events.push(event) })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'AccountSettings' })
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Choose account name' }))
  await screen.findByRole('heading', { name: 'Choose an account name' })
  expect(events).toContain('OPEN_ENS_FLOW')
  fireEvent.click(screen.getByRole('button', { name: 'About names' }))
  expect(screen.getByText(/^A name stands for your address/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Choose name' }))
  await field()
  expect(getModalRouter(config).history).toEqual([
    'AccountSettings',
    'ChooseAccountName',
    'RegisterAccountName',
  ])
})
