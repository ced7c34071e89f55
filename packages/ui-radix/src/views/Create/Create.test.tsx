import { getAccount, getModal, getModalRouter, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyWallet } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

async function open(
  options: Parameters<typeof renderModal>[0] = {},
  data?: { readonly redirectView: 'Transactions' },
) {
  const { wallets = [], endpoints } = storyEmail()
  const config = await renderModal({ wallets: [...wallets, storyWallet('Marigold')], endpoints, ...options })
  await act(async () => openModal(config, { view: 'Create', data }))
  return config
}
const type = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

test('offers the logins that create a wallet, and no wallets', async () => {
  await open()
  await screen.findByRole('heading', { name: 'Create a wallet' })
  await screen.findByRole('textbox', { name: 'Email' })
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(screen.queryByRole('button', { name: /Marigold/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Get a wallet' })).toBeNull()
})

test('a login opens the requested view, or closes the modal', async () => {
  const config = await open({}, { redirectView: 'Transactions' })
  await screen.findByRole('textbox', { name: 'Email' })
  type('Email', 'mira@example.com')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with email' }))
  await screen.findByRole('textbox', { name: '6-digit code' })
  type('6-digit code', '123456')
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
  await waitFor(() => expect(getModalRouter(config).view).toBe('Transactions'))
})

test('a login known to the wallet closes the modal', async () => {
  const { wallets, endpoints } = storyEmail(({ answers }) => {
    answers['CONNECT_EMAIL'] = () => {
      void answers['CONNECT_OTP']?.({ otp: '123456' })
      return { action: 'CONNECT' }
    }
  })
  const config = await open({ wallets, endpoints })
  await screen.findByRole('textbox', { name: 'Email' })
  type('Email', 'mira@example.com')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with email' }))
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('a visitor with a wallet goes to the wallets, with the requested view', async () => {
  const config = await open({}, { redirectView: 'Transactions' })
  fireEvent.click(await screen.findByRole('button', { name: 'I already have a wallet' }))
  expect(getModalRouter(config)).toMatchObject({
    view: 'Connect',
    data: { redirectView: 'Transactions' },
    history: ['Create', 'Connect'],
  })
})

test('opened from Connect, a visitor with a wallet goes back', async () => {
  const config = await open()
  await act(async () => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'Create'))
  fireEvent.click(await screen.findByRole('button', { name: 'I already have a wallet' }))
  expect(getModalRouter(config).history).toEqual(['Connect'])
})

test('without logins it leads to wallets to install', async () => {
  const config = await open({ wallets: [storyWallet('Marigold')] })
  fireEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
  expect(getModalRouter(config).view).toBe('GetWallet')
})
