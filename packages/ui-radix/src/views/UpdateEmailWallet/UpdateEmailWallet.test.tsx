import { connect, getModal, getModalRouter, getToast, openModal, pushView } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

const data = { email: 'mira@example.com', redirectView: 'Account' } as const
const updates = (names: readonly string[]) => names.filter((name) => name === 'UPDATE_EMAIL')
const submitForm = (): void => void fireEvent.submit(saveButton().closest('form') ?? saveButton())

test('Enter saves no unchanged address, and asks once while the first request waits', async () => {
  const { frame, wallets, endpoints } = storyEmail(({ silent }) => silent.add('UPDATE_EMAIL'))
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('UpdateEmailWallet', data)(config))
  await screen.findByRole('textbox', { name: 'New email' })
  submitForm()
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(updates(frame.names())).toEqual([])
  await type('New email', 'mira@example.org')
  submitForm()
  await waitFor(() => expect(updates(frame.names())).toHaveLength(1))
  expect(saveButton().getAttribute('aria-busy')).toBe('true')
  submitForm()
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(updates(frame.names())).toHaveLength(1)
})

test('a refused change shows a toast, and keeps the typed address; “Cancel” goes back', async () => {
  const { wallets, endpoints } = storyEmail(({ answers }) => {
    answers['UPDATE_EMAIL'] = () => {
      throw { message: 'The address is taken' }
    }
  })
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('Account')(config))
  act(() => pushView(config, 'UpdateEmailWallet', data))
  await type('New email', 'mira@example.org')
  fireEvent.click(saveButton())
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: 'The address is taken', variant: 'error' }),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New email' }).value).toBe('mira@example.org')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(getModalRouter(config).view).toBe('Account')
})

test('a change that needs the code of the new address only closes the modal, if no view is to follow', async () => {
  const { wallets, endpoints } = storyEmail(({ answers }) => {
    const { UPDATE_EMAIL: start } = answers
    answers['UPDATE_EMAIL'] = (payload) => {
      start?.(payload)
      return { action: 'VERIFY_SECONDARY_OTP' }
    }
  })
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('UpdateEmailWallet', { email: data.email })(config))
  await type('New email', 'mira@example.org')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  fireEvent.click(saveButton())
  await waitFor(() => expect(getModalRouter(config).view).toBe('UpdateEmailSecondaryOtp'))
  await screen.findByText('mira@example.org')
  await type('6-digit code', '123456')
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  expect(getToast(config)).toMatchObject({ message: 'Email updated', variant: 'success' })
})

test('“Start over” leads to the current address, and to the view that is to follow', async () => {
  const { wallets, endpoints } = storyEmail()
  const config = await renderModal({ wallets, endpoints })
  await act(async () =>
    signedInAt('UpdateEmailPrimaryOtp', { ...data, newEmail: 'mira@example.org' })(config),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Start over' }))
  expect(getModalRouter(config)).toMatchObject({ view: 'UpdateEmailWallet', data })
})

test('a code that may have been accepted before the network failed is shown as unclear, not as wrong', async () => {
  const { frame, wallets, endpoints } = storyEmail()
  const config = await renderModal({ wallets, endpoints })
  await act(async () =>
    signedInAt('UpdateEmailPrimaryOtp', { ...data, newEmail: 'mira@example.org' })(config),
  )
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
