import {
  connect,
  getAccount,
  getModalRouter,
  getPreferredAccountType,
  getToast,
  openModal,
} from '@foyer/headless/actions'
import { testFrameAccounts } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

const { eoa, smartAccount } = testFrameAccounts

test('a click or an arrow key selects the account type, in the app and in the wallet [S5.5, S7.52]', async () => {
  const { frame, wallets, endpoints } = storyEmail()
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('SmartAccountSettings')(config))
  const smart = await screen.findByRole('radio', { name: 'Smart account' })
  const standard = screen.getByRole('radio', { name: 'Standard account' })
  expect([smart.getAttribute('aria-checked'), smart.tabIndex, standard.tabIndex]).toEqual(['true', 0, -1])
  await act(async () => fireEvent.click(standard))
  await waitFor(() => expect(getAccount(config).address).toBe(eoa))
  await waitFor(() => expect(frame.last('SET_PREFERRED_ACCOUNT')?.payload).toEqual({ type: 'eoa' }))
  expect(getPreferredAccountType(config, { namespace: 'eip155' })).toBe('eoa')
  await act(async () => fireEvent.keyDown(standard, { key: 'ArrowDown' }))
  await waitFor(() => expect(getAccount(config).address).toBe(smartAccount))
  expect(document.activeElement).toBe(smart)
})

test('the current type stays marked until the wallet confirms, and after a rejection, with a message [S5.5]', async () => {
  const { frame, wallets, endpoints } = storyEmail(({ silent }) => silent.add('SET_PREFERRED_ACCOUNT'))
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('SmartAccountSettings')(config))
  const standard = await screen.findByRole('radio', { name: 'Standard account' })
  const smart = screen.getByRole('radio', { name: 'Smart account' })
  const isChecked = (): string | null => standard.getAttribute('aria-checked')
  const stops = (): readonly number[] => [smart.tabIndex, standard.tabIndex]
  act(() => standard.focus())
  fireEvent.click(standard)
  await waitFor(() => expect(standard.getAttribute('aria-busy')).toBe('true'))
  await waitFor(() => expect(frame.last('SET_PREFERRED_ACCOUNT')).toBeDefined())
  expect([isChecked(), getAccount(config).address]).toEqual(['false', smartAccount])
  const { id } = frame.last('SET_PREFERRED_ACCOUNT') ?? {}
  act(() => frame.say('SET_PREFERRED_ACCOUNT_ERROR', { message: 'Not today' }, id))
  await waitFor(() => expect(getToast(config)).toMatchObject({ variant: 'error', message: 'Not today' }))
  await waitFor(() => expect(standard.getAttribute('aria-busy')).not.toBe('true'))
  expect([isChecked(), getAccount(config).address]).toEqual(['false', smartAccount])
  // Tab moves on from the focused radio.
  expect(stops()).toEqual([-1, 0])
  act(() => standard.blur())
  expect(stops()).toEqual([0, -1])
  frame.silent.clear()
  await act(async () => fireEvent.click(standard))
  await waitFor(() => expect(isChecked()).toBe('true'))
})

test('a wallet without smart accounts shows that, and suggests no other network', async () => {
  const config = await renderModal()
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  await act(async () => openModal(config, { view: 'SmartAccountSettings' }))
  await screen.findByText('No smart account on Ethereum')
  expect(screen.queryByText('Switch to another network to use one.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose a network' })).toBeNull()
})

test('the embedded wallet without a smart account on this network links to the networks', async () => {
  const { wallets, endpoints } = storyEmail(({ answers }) => {
    answers['GET_SMART_ACCOUNT_ENABLED_NETWORKS'] = () => ({ smartAccountEnabledNetworks: [] })
    answers['GET_USER'] = () => ({ address: eoa, chainId: 1, accounts: [{ address: eoa, type: 'eoa' }] })
  })
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('SmartAccountSettings')(config))
  await screen.findByText('Switch to another network to use one.')
  fireEvent.click(screen.getByRole('button', { name: 'Choose a network' }))
  expect(getModalRouter(config).view).toBe('Networks')
})
