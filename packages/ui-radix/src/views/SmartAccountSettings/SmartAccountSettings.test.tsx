import { getAccount, getPreferredAccountType, openModal } from '@foyer/headless/actions'
import { testFrameAccounts } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

const { eoa, smartAccount } = testFrameAccounts

test('one of two accounts is in use: by a click or an arrow, here and in the wallet [S5.5, S7.52]', async () => {
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

test('a wallet without a smart account says so', async () => {
  const config = await renderModal()
  await act(async () => openModal(config, { view: 'SmartAccountSettings' }))
  await screen.findByText('No smart account on Ethereum')
})
