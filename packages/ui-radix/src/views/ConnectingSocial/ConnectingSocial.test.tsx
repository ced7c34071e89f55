import { bitcoin } from '@foyer/chains/networks'
import {
  getAccount,
  getModal,
  getModalRouter,
  getNetwork,
  getToast,
  openModal,
  pushView,
  watchModalRouter,
} from '@foyer/headless/actions'
import { testFrameAccounts } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyNetworks } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

const click = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

/** Connect view of an app with social logins, with its test doubles. */
async function connectScreen(setUp?: Parameters<typeof storyEmail>[0]) {
  const { frame, popup, ...email } = storyEmail(setUp)
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'Connect' }))
  return { frame, popup, config }
}
const spoken = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
const viewOf = ({ config }: Awaited<ReturnType<typeof connectScreen>>): string => getModalRouter(config).view

test('a click opens the popup at once; its result connects [S4.12, S4.13]', async () => {
  const page = await connectScreen()
  await click('Continue with Google')
  expect(page.popup.isOpen()).toBe(true)
  await screen.findByText('Finish in the window that opened')
  await waitFor(() => expect(page.popup.urls.at(-1)).toContain('provider=google'))
  act(() => page.popup.say({ resultUri: '?auth=token' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getAccount(page.config).address).toBe(testFrameAccounts.smartAccount)
})

test.each([
  ['in the first view', ['Continue with Google']],
  ['in the list of all logins', ['More social logins', 'Google']],
])('after a social login %s the requested view opens [S2.7]', async (_, clicks) => {
  const page = await connectScreen()
  await act(async () => openModal(page.config, { view: 'Transactions' }))
  for (const name of clicks) await click(name)
  await waitFor(() => expect(page.popup.urls.at(-1)).toContain('provider=google'))
  act(() => page.popup.say({ resultUri: '?auth=token' }))
  await waitFor(() => expect(getAccount(page.config).isConnected).toBe(true))
  await waitFor(() => expect(getModalRouter(page.config).view).toBe('Transactions'))
})

test('a social login on a network that the embedded wallet does not support leads to a network switch, and back', async () => {
  const { frame: _, popup, ...email } = storyEmail()
  const config = await renderModal({ ...email, networks: [bitcoin, ...storyNetworks] })
  const seen: string[] = []
  watchModalRouter(config, { onChange: ({ view }) => seen.push(view) })
  await act(async () => openModal(config, { view: 'Connect' }))
  await click('Continue with Google')
  await waitFor(() => expect(getNetwork(config).id).toBe(1))
  await waitFor(() => expect(seen).toEqual(['SwitchNetwork', 'Connect']))
  await click('Continue with Google')
  expect(popup.isOpen()).toBe(true)
})

test('the email of a social login cannot be changed', async () => {
  const page = await connectScreen()
  await click('Continue with Google')
  await waitFor(() => expect(page.popup.urls.at(-1)).toContain('provider=google'))
  act(() => page.popup.say({ resultUri: '?auth=token' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => openModal(page.config, { view: 'UpdateEmailWallet', data: { email: '' } }))
  await screen.findByText('The email of this login can’t be changed')
})

test('an error of the provider is shown and can be retried', async () => {
  const page = await connectScreen()
  await click('Continue with X')
  await waitFor(() => expect(page.popup.urls).toHaveLength(2))
  act(() => page.popup.say({ resultUri: '?error=access_denied' }))
  await screen.findByText('access_denied')
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  await waitFor(() => expect(spoken()).toContain('Something went wrong. access_denied'))
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await click('Copy details')
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('access_denied'))
  await click('Try again')
  expect(page.popup.isOpen()).toBe(true)
  await screen.findByText('Finish in the window that opened')
})

test('a blocked popup can be opened with a link', async () => {
  const page = await connectScreen()
  page.popup.block(true)
  await click('Continue with Google')
  await screen.findByText('Your browser blocked the window')
  expect(screen.getByText('Allow pop-ups for this page, or open it yourself.')).toBeTruthy()
  page.popup.block(false)
  await click('Open the window')
  expect(page.popup.isOpen()).toBe(true)
})

test('a message of an untrusted origin goes back with an error; going back closes the popup', async () => {
  const page = await connectScreen()
  await click('Continue with Google')
  await waitFor(() => expect(page.popup.urls).toHaveLength(2))
  act(() => page.popup.say({ resultUri: '?auth=evil' }, { isFromSite: false }))
  await waitFor(() => expect(viewOf(page)).toBe('Connect'))
  expect(getToast(page.config)).toMatchObject({ variant: 'error' })
  expect(getModal(page.config).isOpen).toBe(true)
  await click('Continue with Google')
  expect(page.popup.isOpen()).toBe(true)
  await click('Back')
  await waitFor(() => expect(page.popup.isOpen()).toBe(false))
  expect(page.frame.names()).not.toContain('CONNECT_SOCIAL')
})

test('logins that do not fit are in the next view; Farcaster has a QR code [S2.4]', async () => {
  const page = await connectScreen(({ silent }) => silent.add('CONNECT_FARCASTER'))
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull()
  await click('More social logins')
  await screen.findByRole('button', { name: 'Facebook' })
  await click('Farcaster')
  await screen.findByRole('img', { name: 'QR code to sign in with Farcaster' })
  expect(viewOf(page)).toBe('ConnectingFarcaster')
})

test('a failed Farcaster login goes back with an error [S8.11]', async () => {
  const page = await connectScreen(({ answers }) => {
    answers['GET_FARCASTER_URI'] = () => {
      throw { message: 'No' }
    }
  })
  await click('Continue with Farcaster')
  await waitFor(() => expect(viewOf(page)).toBe('Connect'))
  expect(getToast(page.config)).toMatchObject({ isOpen: true, variant: 'error' })
})

test('a login whose account is loading completes after the visitor left the view', async () => {
  const page = await connectScreen(({ silent }) => silent.add('CONNECT_SOCIAL'))
  await click('Continue with Google')
  await waitFor(() => expect(page.popup.urls.at(-1)).toContain('provider=google'))
  act(() => page.popup.say({ resultUri: '?auth=token' }))
  await screen.findByText('Loading your account')
  await waitFor(() => expect(page.frame.last('CONNECT_SOCIAL')).toBeDefined())
  await click('Back')
  await waitFor(() => expect(viewOf(page)).toBe('Connect'))
  await act(async () => void (await vi.dynamicImportSettled()))
  const { id, payload } = page.frame.last('CONNECT_SOCIAL') ?? {}
  act(() =>
    page.frame.say(
      'CONNECT_SOCIAL_SUCCESS',
      page.frame.answers['CONNECT_SOCIAL']?.({ ...(payload as object) }),
      id,
    ),
  )
  await waitFor(() => expect(getAccount(page.config).address).toBe(testFrameAccounts.smartAccount))
})

test('opened without a running login, the view has a button that opens the window', async () => {
  const page = await connectScreen()
  act(() => openModal(page.config, { view: 'ConnectingSocial', data: { provider: 'google' } }))
  await screen.findByText('Sign in with Google in the window that opens.')
  expect(page.popup.isOpen()).toBe(false)
  const button = screen.getByRole('button', { name: 'Open the window' })
  expect(button.hasAttribute('data-foyer-autofocus')).toBe(true)
  await click('Open the window')
  expect(page.popup.isOpen()).toBe(true)
  await waitFor(() => expect(page.popup.urls.at(-1)).toContain('provider=google'))
})

test('closing the window goes back once, without a message', async () => {
  const page = await connectScreen()
  act(() => openModal(page.config, { view: 'WhatIsAWallet' }))
  act(() => pushView(page.config, 'Connect'))
  await click('Continue with Google')
  await waitFor(() => expect(page.popup.urls.at(-1)).toContain('provider=google'))
  act(() => page.popup.closeByHand())
  await waitFor(() => expect(viewOf(page)).toBe('Connect'))
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(getModalRouter(page.config).history).toEqual(['WhatIsAWallet', 'Connect'])
  expect(getToast(page.config).isOpen).toBe(false)
})

test('opened without a login, the view leads to the list of logins', async () => {
  const page = await connectScreen()
  act(() => openModal(page.config, { view: 'WhatIsAWallet' }))
  act(() => pushView(page.config, 'ConnectingSocial', {} as never))
  const list = await screen.findByRole('list', { name: 'Social logins' })
  expect(within(list).getAllByRole('button', { name: /^(Google|Farcaster)$/ })).toHaveLength(2)
})

test('a running login is shown with its own provider', async () => {
  const page = await connectScreen()
  await click('Continue with X')
  await screen.findByText('Finish in the window that opened')
  expect(screen.getByRole('heading', { name: 'Continue with X' })).toBeTruthy()
  act(() => pushView(page.config, 'ConnectingSocial', { provider: 'google' }))
  expect(await screen.findByRole('heading', { name: 'Continue with X' })).toBeTruthy()
})

test.each(['Continue with Google', 'Continue with Farcaster'])(
  '“%s” keeps the view that is to follow, also after a network switch',
  async (name) => {
    const { frame: _, popup: __, ...email } = storyEmail(({ silent }) => silent.add('CONNECT_FARCASTER'))
    const config = await renderModal({ ...email, networks: [bitcoin, ...storyNetworks] })
    await act(async () => openModal(config, { view: 'Connect', data: { redirectView: 'Transactions' } }))
    await click(name)
    await waitFor(() => expect(getNetwork(config).id).toBe(1))
    await waitFor(() => expect(getModalRouter(config).view).toBe('Connect'))
    await click(name)
    expect(getModalRouter(config).data).toMatchObject({ redirectView: 'Transactions' })
  },
)

test('the logins are a group, disabled while one is in use; an app without them shows that', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal(email)
  await act(() => signedInAt('ConnectSocials')(config))
  const list = await screen.findByRole('list', { name: 'Social logins' })
  for (const button of within(list).getAllByRole('button'))
    expect(button.getAttribute('aria-disabled')).toBe('true')
  act(() => openModal(config, { view: 'Connect' }))
  await screen.findByRole('group', { name: 'Social logins' })
  const other = await renderModal()
  act(() => openModal(other, { view: 'WhatIsAWallet' }))
  act(() => pushView(other, 'ConnectSocials'))
  await screen.findByText('Social login is not available')
})

test.each([
  ['below the email field', 'Connect', {}, 'textbox', 'Email'],
  [
    'below the social logins of an app without email login',
    'Connect',
    { email: false },
    'group',
    'Social logins',
  ],
  ['above all social logins', 'ConnectSocials', {}, 'list', 'Social logins'],
] as const)(
  'an app with an embedded account shows why logins are off: %s',
  async (_, view, features, role, name) => {
    const { frame: __, popup: ___, ...email } = storyEmail()
    const config = await renderModal({ ...email, features: { multiWallet: true, ...features } })
    await act(async () => signedInAt(view)(config))
    const reason = 'Already connected by email or social login'
    await screen.findByRole(role, { name, description: reason })
    expect(screen.getAllByText(reason)).toHaveLength(1)
    if (view === 'Connect')
      expect(screen.getByRole('button', { name: 'Continue with Google' }).title).toBe(reason)
  },
)
