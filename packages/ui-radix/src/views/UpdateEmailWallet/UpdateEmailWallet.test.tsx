import { connect, getModalRouter, getToast, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

const type = async (name: string, value: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name })
  await act(async () => fireEvent.change(field, { target: { value } }))
}
const saveButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' })

test('a new address is confirmed by one-time codes of the old and the new one [S7.54, S2.10]', async () => {
  const { frame, wallets, endpoints } = storyEmail()
  const config = await renderModal({ wallets, endpoints })
  await act(async () =>
    signedInAt('UpdateEmailWallet', { email: 'mira@example.com', redirectView: 'Account' })(config),
  )
  await screen.findByRole('textbox', { name: 'New email' })
  // The field has the current address: there is nothing to save.
  expect(saveButton().disabled).toBe(true)
  await type('New email', 'mira@example')
  await act(async () => fireEvent.click(saveButton()))
  await screen.findByText('Enter a valid email')
  expect(frame.names()).not.toContain('UPDATE_EMAIL')
  await type('New email', 'mira@example.org')
  await act(async () => fireEvent.click(saveButton()))
  await waitFor(() => expect(getModalRouter(config).view).toBe('UpdateEmailPrimaryOtp'))
  await screen.findByText('mira@example.com')
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: /^Start over in \d+s$/ })).disabled,
  ).toBe(true)
  await type('6-digit code', '123456')
  await waitFor(() => expect(getModalRouter(config).view).toBe('UpdateEmailSecondaryOtp'))
  await screen.findByText('mira@example.org')
  await type('6-digit code', '000000')
  await screen.findByText('The code is wrong. Try again.')
  await type('6-digit code', '123456')
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
  expect(getToast(config)).toMatchObject({ message: 'Email updated', variant: 'success' })
})

test('a code that may have been accepted before the network failed is shown as unclear, not as wrong', async () => {
  const { frame, wallets, endpoints } = storyEmail()
  const config = await renderModal({ wallets, endpoints })
  const data = { email: 'mira@example.com', newEmail: 'mira@example.org', redirectView: 'Account' } as const
  await act(async () => signedInAt('UpdateEmailPrimaryOtp', data)(config))
  const name = 'UPDATE_EMAIL_PRIMARY_OTP'
  frame.silent.add(name)
  await type('6-digit code', '123456')
  await waitFor(() => expect(frame.names()).toContain(name), { timeout: 10_000 })
  frame.silent.delete(name)
  frame.answers[name] = () => {
    throw new Error('The code was used')
  }
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await act(async () => void window.dispatchEvent(new Event('online')))
  await screen.findByText('The code may have been accepted before the network failed. Start over')
  await screen.findByRole('button', { name: /^Start over/ })
})

test.each(['UpdateEmailWallet', 'UpgradeEmailWallet'] as const)(
  '%s shows that a wallet other than the embedded one has no email',
  async (view) => {
    const config = await renderModal()
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    await act(async () => openModal(config, { view, data: { email: '' } } as { view: 'UpgradeEmailWallet' }))
    await screen.findByText('This wallet has no email')
  },
)
