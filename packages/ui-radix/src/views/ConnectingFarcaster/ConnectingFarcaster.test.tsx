import { getAccount, getModalRouter, getToast, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { setOnline } from '../../test/setOnline.ts'
import { storyEmail } from '../../test/storyEmail.ts'
import { iphone } from '../../test/storyPairing.tsx'

async function approved() {
  const { frame, popup: _, ...email } = storyEmail(({ silent }) => silent.add('GET_USER'))
  const config = await renderModal(email)
  act(() => openModal(config, { view: 'WhatIsAWallet' }))
  act(() => pushView(config, 'ConnectingFarcaster'))
  await screen.findByText('Loading your account')
  await waitFor(() => expect(frame.last('GET_USER')).toBeDefined())
  const fail = (): void =>
    frame.say('GET_USER_ERROR', { message: 'No such user' }, frame.last('GET_USER')?.id)
  return { config, fail }
}

test('a login that fails after its approval shows an error and goes back', async () => {
  const { config, fail } = await approved()
  act(fail)
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' }))
  expect(getModalRouter(config).view).toBe('WhatIsAWallet')
})

test('a login that fails after the visitor left the view shows an error without navigation', async () => {
  const { config, fail } = await approved()
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'GetWallet'))
  act(fail)
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' }))
  expect(getModalRouter(config).view).toBe('GetWallet')
})

afterEach(() => void vi.restoreAllMocks())

const URI = 'https://farcaster.example/~/sign-in?channel=abc'
const onPhone = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
const spoken = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

/** The view while the login waits for its address, or for its approval. */
async function waiting(request: 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER') {
  const {
    frame,
    popup: _,
    ...email
  } = storyEmail(({ silent }) => silent.add(request).add('CONNECT_FARCASTER'))
  const Code = ({ uri, status }: { readonly uri: string | undefined; readonly status: string }) => (
    <p>{`code ${status} ${uri}`}</p>
  )
  const config = await renderModal({ ...email, shell: { slots: { qr: Code } } })
  act(() => openModal(config, { view: 'WhatIsAWallet' }))
  act(() => pushView(config, 'ConnectingFarcaster'))
  await waitFor(() => expect(frame.last(request)).toBeDefined())
  return { config, frame }
}

test('on a computer the code is pending until its address is known, which can be copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const { frame } = await waiting('GET_FARCASTER_URI')
  await screen.findByText('code pending undefined')
  expect(screen.getByText('Scan with your phone')).toBeTruthy()
  const copy = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy link' })
  expect(copy.disabled).toBe(true)
  act(() => frame.say('GET_FARCASTER_URI_SUCCESS', { url: URI }, frame.last('GET_FARCASTER_URI')?.id))
  await screen.findByText(`code ready ${URI}`)
  fireEvent.click(copy)
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(URI))
})

test('on a phone a link opens the app, and the state is announced; while offline a note is shown', async () => {
  onPhone()
  const { frame } = await waiting('GET_FARCASTER_URI')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open Farcaster' })
  expect(button.disabled).toBe(true)
  await waitFor(() => expect(spoken()).toContain('Continue in Farcaster. Approve in the app'))
  act(() => frame.say('GET_FARCASTER_URI_SUCCESS', { url: URI }, frame.last('GET_FARCASTER_URI')?.id))
  const link = await screen.findByRole('link', { name: 'Open Farcaster' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([URI, 'noreferrer'])
  setOnline(false)
  expect(screen.getByText('You are offline').getAttribute('role')).toBe('alert')
})

test('while offline a note is shown below the code', async () => {
  await waiting('CONNECT_FARCASTER')
  expect(screen.queryByText('You are offline')).toBeNull()
  setOnline(false)
  expect(screen.getByText('You are offline').getAttribute('role')).toBe('alert')
})

test('after the approval the state is announced', async () => {
  await approved()
  await waitFor(() => expect(spoken()).toContain('Continue with Farcaster. Loading your account'))
})

test('leaving the view before the approval ends the login, without a message', async () => {
  const { config, frame } = await waiting('CONNECT_FARCASTER')
  act(() => openModal(config, { view: 'GetWallet' }))
  const { id } = frame.last('CONNECT_FARCASTER') ?? expect.unreachable()
  act(() => frame.say('CONNECT_FARCASTER_SUCCESS', { userName: 'mira' }, id))
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(frame.names()).not.toContain('GET_USER')
  expect(getAccount(config).isConnected).toBe(false)
  expect(getToast(config).isOpen).toBe(false)
})

test('an app without Farcaster logins shows that', async () => {
  const config = await renderModal()
  act(() => openModal(config, { view: 'WhatIsAWallet' }))
  act(() => pushView(config, 'ConnectingFarcaster'))
  await screen.findByText('Social login is not available')
})
