import { getModalRouter, getToast, openModal, pushView } from '@foyer/headless/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

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
