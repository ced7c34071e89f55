import { eip155 } from '@foyer/chains/eip155'
import type { Config } from '@foyer/headless'
import {
  confirmOtp,
  connectEmail,
  getModalRouter,
  getToast,
  goBack,
  openModal,
  pushView,
} from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyEmail } from '../../test/storyEmail.ts'
import { storyRegistration } from '../../test/storyRegistration.ts'

// Loads the large tables of ENSIP-15 before the tests.
beforeAll(async () => void (await eip155().operations.normalizeName!()), 60_000)

const SIGNATURE = `0x${'51'.repeat(65)}`

/** Signed in by email, at the view. */
async function signedIn(
  { wallets, endpoints }: ReturnType<typeof storyEmail>,
  names: ReturnType<typeof storyRegistration>['names'],
): Promise<Config> {
  const config = await renderModal({
    wallets,
    endpoints,
    adapters: [eip155({ isAnnouncedEnabled: false })],
    names,
  })
  await act(async () => {
    await connectEmail(config, { email: 'mira@example.com' })
    await confirmOtp(config, { otp: '123456' })
    openModal(config, { view: 'AccountSettings' })
    pushView(config, 'RegisterAccountName')
  })
  return config
}

async function submitName(): Promise<void> {
  fireEvent.change(await field(), { target: { value: 'mira' } })
  const submit = screen.getByRole('button', { name: /^Register / })
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(submit)
}

/** Signed in by email, with a typed name and a pending approval in the iframe. */
async function asked() {
  let take: () => void = () => {}
  let refuse: () => void = () => {}
  const { names } = storyRegistration()
  const registerName = () =>
    new Promise<void>((resolve, reject) => {
      take = resolve
      refuse = () => reject(new TypeError('broken'))
    })
  const email = storyEmail(({ silent }) => silent.add('RPC_REQUEST'))
  const { frame } = email
  const config = await signedIn(email, { ...names, registerName } as typeof names)
  await submitName()
  await waitFor(() => expect(getModalRouter(config).view).toBe('ApproveTransaction'))
  await waitFor(() => expect(frame.names()).toContain('RPC_REQUEST'))
  const answer = (outcome: 'SUCCESS' | 'ERROR', payload: unknown): Promise<void> =>
    act(async () => frame.say(`RPC_REQUEST_${outcome}`, payload, frame.last('RPC_REQUEST')?.id))
  return { config, frame, answer, take: () => take(), refuse: () => refuse() }
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
const history = ['AccountSettings', 'RegisterAccountName']

test('a rejection goes back to the name, whose registration can be retried [S4.29]', async () => {
  const { config, frame, answer } = await asked()
  await answer('ERROR', { message: 'User rejected the request' })
  await screen.findByRole('heading', { name: 'Request declined' })
  expect(getToast(config).isOpen).toBe(false)
  expect(getModalRouter(config).history).toEqual(history)
  expect((await field()).value).toBe('mira')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(frame.names().filter((name) => name === 'RPC_REQUEST')).toHaveLength(2))
})

test('going back shows a registration that failed while another view was open, with its name [S4.29]', async () => {
  const { config, answer } = await asked()
  act(() => pushView(config, 'WhatIsANetwork'))
  await screen.findByRole('heading', { name: 'What is a network?' })
  await answer('ERROR', { message: 'User rejected the request' })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  act(() => goBack(config))
  act(() => goBack(config))
  await screen.findByRole('button', { name: 'Try again' })
  expect((await field()).value).toBe('mira')
})

test('leaving the approval goes back to the name; a new opening starts empty [S4.29, S8.60]', async () => {
  const { config } = await asked()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect((await field()).value).toBe('mira')
  expect(getModalRouter(config).history).toEqual(history)
  await screen.findByRole('button', { name: 'Try again' })
  act(() => goBack(config))
  await screen.findByText('Disconnect')
  act(() => pushView(config, 'RegisterAccountName'))
  expect((await field()).value).toBe('')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the signed name stays while the service registers it, and after a refusal [S8.52]', async () => {
  const { config, answer, refuse } = await asked()
  await answer('SUCCESS', SIGNATURE)
  await screen.findByRole('heading', { name: 'Registering mira.reown.id…' })
  expect(await field()).toMatchObject({ value: 'mira', readOnly: true })
  await act(async () => refuse())
  await screen.findByRole('button', { name: 'Try again' })
  expect((await field()).value).toBe('mira')
  expect(getToast(config).isOpen).toBe(false)
})

test('a registered name opens the success view [S4.28]', async () => {
  const { config, answer, take } = await asked()
  await answer('SUCCESS', SIGNATURE)
  await screen.findByRole('heading', { name: 'Registering mira.reown.id…' })
  await act(async () => take())
  await screen.findByRole('heading', { name: 'mira.reown.id is yours' })
  expect(getToast(config).isOpen).toBe(false)
})

test('a visitor who left after signing sees a toast, without navigation', async () => {
  const { config, answer, take } = await asked()
  await answer('SUCCESS', SIGNATURE)
  await screen.findByRole('heading', { name: 'Registering mira.reown.id…' })
  act(() => goBack(config))
  await screen.findByText('Disconnect')
  await act(async () => take())
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ variant: 'success', message: 'mira.reown.id is yours' }),
  )
  expect(getModalRouter(config).view).toBe('AccountSettings')
})

test.each([
  ['at once', 0],
  ['after a moment', 30],
])(
  'a name that the iframe signs without a prompt, registered %s, opens the success view [S4.28]',
  async (_, milliseconds) => {
    const { names } = storyRegistration()
    const registerName = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))
    const config = await signedIn(storyEmail(), { ...names, registerName } as typeof names)
    await submitName()
    await screen.findByRole('heading', { name: 'mira.reown.id is yours' })
    expect(getModalRouter(config).history).toEqual(['RegisterAccountNameSuccess'])
  },
)
