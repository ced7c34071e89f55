import { bitcoin } from '@foyer/chains/networks'
import type { Config } from '@foyer/headless'
import {
  getAccount,
  getModal,
  getModalRouter,
  getNetwork,
  getToast,
  goBack,
  openModal,
  pushView,
  watchEvents,
  watchModalRouter,
} from '@foyer/headless/actions'
import { type CreateFrame, embeddedWallet } from '@foyer/headless/embedded'
import { testFrameAccounts } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { setOnline } from '../../test/setOnline.ts'
import { storyNetworks } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

const typeInto = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const submit = (): void => {
  const form = screen.getByRole('textbox', { name: 'Email' }).closest('form')
  if (form) fireEvent.submit(form)
}
/** Opens the email login, and submits an address. */
async function submitEmail(config: Config): Promise<void> {
  await act(async () => openModal(config, { view: 'EmailLogin' }))
  await screen.findByRole('textbox', { name: 'Email' })
  typeInto('Email', 'mira@example.com')
  submit()
}

afterEach(() => void vi.restoreAllMocks())

test('selecting a suggested domain completes the email address and keeps the focus', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'Connect' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(screen.queryByRole('group', { name: 'Email domains' })).toBeNull()
  typeInto('Email', 'mira@out')
  fireEvent.click(await screen.findByRole('button', { name: '@outlook.com' }))
  expect(field.value).toBe('mira@outlook.com')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('group', { name: 'Email domains' })).toBeNull()
})

test('an email login with a wrong and then the right one-time code closes the modal [S1.3, S7.42]', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'Connect' }))
  await screen.findByRole('textbox', { name: 'Email' })
  typeInto('Email', 'mir')
  expect(screen.queryByRole('button', { name: 'Continue with email' })).toBeNull()
  typeInto('Email', 'mira@example')
  submit()
  await screen.findByText('Enter a valid email')
  typeInto('Email', 'mira@example.com')
  submit()

  await screen.findByRole('textbox', { name: '6-digit code' })
  screen.getByText('mira@example.com')
  // The name stays while the seconds count down.
  const resend = screen.getByRole('button', { name: 'Resend' })
  expect(resend.firstElementChild?.textContent).toMatch(/^Resend in \d+s$/)
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  const sent = frame.names().length
  fireEvent.click(resend)
  expect(frame.names()).toHaveLength(sent)
  typeInto('6-digit code', '111111')
  await screen.findByText('The code is wrong. Try again.')
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
  expect([code.value, document.activeElement === code]).toEqual(['', true])
  typeInto('6-digit code', '123456')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getAccount(config).address).toBe(testFrameAccounts.smartAccount)
  expect(frame.names().filter((name) => name === 'CONNECT_OTP')).toHaveLength(2)
})

test('a second submit while the email is being sent requests no second code', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  frame.silent.add('CONNECT_EMAIL')
  const config = await renderModal(email)
  await submitEmail(config)
  const asked = () => frame.names().filter((name) => name === 'CONNECT_EMAIL')
  await waitFor(() => expect(asked()).toHaveLength(1))
  submit()
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(asked()).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Continue with email', busy: true })).toBeTruthy()
  expect(screen.queryByText('You are offline')).toBeNull()
  setOnline(false)
  await screen.findByText('You are offline')
  setOnline(true)
})

test('Enter sends no text of three characters, and shows an error until the visitor types', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'EmailLogin' }))
  await screen.findByRole('textbox', { name: 'Email' })
  submit()
  expect(screen.queryByText('Enter a valid email')).toBeNull()
  typeInto('Email', 'mir')
  submit()
  await screen.findByText('Enter a valid email')
  typeInto('Email', 'mi')
  expect(screen.queryByText('Enter a valid email')).toBeNull()
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(frame.names()).not.toContain('CONNECT_EMAIL')
})

test('a focus of the email field is an event', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'Connect' }))
  const field = await screen.findByRole('textbox', { name: 'Email' })
  const onEvent = vi.fn()
  watchEvents(config, { onEvent })
  fireEvent.focus(field)
  expect(onEvent.mock.calls).toEqual([[{ event: 'EMAIL_LOGIN_SELECTED' }]])
})

test.each([
  [1200, 'Code valid for 20 min'],
  [undefined, undefined],
])('the lifetime of the code is shown if the frame reports it: %s s', async (expiresIn, text) => {
  const {
    frame: _,
    popup: __,
    ...email
  } = storyEmail(({ answers }) => {
    answers['CONNECT_EMAIL'] = () => ({ action: 'VERIFY_OTP', expiresIn })
  })
  const config = await renderModal(email)
  await submitEmail(config)
  await screen.findByRole('textbox', { name: '6-digit code' })
  expect(screen.queryByText(/^Code valid for/)?.textContent).toBe(text)
})

test('after a wrong code its field has the focus again; the next digit removes the message', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal(email)
  await submitEmail(config)
  const code = await screen.findByRole('textbox', { name: '6-digit code' })
  typeInto('6-digit code', '111111')
  act(() => code.blur())
  await screen.findByText('The code is wrong. Try again.')
  expect(document.activeElement).toBe(code)
  typeInto('6-digit code', '1')
  await waitFor(() => expect(screen.queryByText('The code is wrong. Try again.')).toBeNull())
})

test('the text of the embedded wallet, which is English, is not shown in another language', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal({ ...email, shell: { locale: 'de' } })
  await act(async () => openModal(config, { view: 'EmailVerifyOtp', data: { email: 'mira@example.com' } }))
  await screen.findByRole('textbox', { name: '6-stelliger Code' })
  typeInto('6-stelliger Code', '111111')
  const alert = await screen.findByText('Der Code wurde nicht angenommen. Versuchen Sie es erneut.')
  expect(alert.getAttribute('role')).toBe('alert')
})

test('a code refused after the network failed stays in its field, is not called wrong, and is sent again online', async () => {
  const { frame, popup: _, ...email } = storyEmail(({ silent }) => silent.add('CONNECT_OTP'))
  const config = await renderModal(email)
  await submitEmail(config)
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
  const sent = () => frame.names().filter((name) => name === 'CONNECT_OTP')
  typeInto('6-digit code', '123456')
  await waitFor(() => expect(sent()).toHaveLength(1))
  setOnline(false)
  act(() => frame.say('CONNECT_OTP_ERROR', { message: 'No answer' }, frame.last('CONNECT_OTP')?.id))
  await waitFor(() => expect(code.readOnly).toBe(false))
  expect(code.value).toBe('123456')
  expect(screen.queryByText('No answer. Try again.')).toBeNull()
  frame.silent.delete('CONNECT_OTP')
  setOnline(true)
  await waitFor(() => expect(getAccount(config).address).toBe(testFrameAccounts.smartAccount))
  expect(sent()).toHaveLength(2)
})

test('a code that is being checked when the network fails is sent again once', async () => {
  const { frame, popup: _, ...email } = storyEmail(({ silent }) => silent.add('CONNECT_OTP'))
  const config = await renderModal(email)
  await submitEmail(config)
  await screen.findByRole('textbox', { name: '6-digit code' })
  const sent = () => frame.names().filter((name) => name === 'CONNECT_OTP')
  typeInto('6-digit code', '123456')
  await waitFor(() => expect(sent()).toHaveLength(1))
  setOnline(false)
  setOnline(true)
  await waitFor(() => expect(sent()).toHaveLength(2))
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(sent()).toHaveLength(2)
})

test('an email submitted offline is not sent, and the field shows why', async () => {
  setOnline(false)
  const { frame, popup: _, ...email } = storyEmail()
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'EmailLogin' }))
  await screen.findByRole('textbox', { name: 'Email' })
  typeInto('Email', 'mira@example.com')
  expect(screen.queryByText('You are offline')).toBeNull()
  submit()
  await screen.findByText('You are offline')
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(screen.getByRole('button', { name: 'Continue with email' }).getAttribute('aria-busy')).toBeNull()
  expect(frame.names()).not.toContain('CONNECT_EMAIL')
})

test('an email on a network that the embedded wallet does not support leads to a network switch, and back to the field with the email', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  const config = await renderModal({ ...email, networks: [bitcoin, ...storyNetworks] })
  const seen: string[] = []
  watchModalRouter(config, { onChange: ({ view }) => seen.push(view) })
  await act(async () => openModal(config, { view: 'Connect', data: { redirectView: 'Transactions' } }))
  await screen.findByRole('textbox', { name: 'Email' })
  typeInto('Email', 'mira@example.com')
  submit()
  await waitFor(() => expect(getNetwork(config).id).toBe(1))
  await waitFor(() => expect(seen).toEqual(['Connect', 'SwitchNetwork', 'Connect']))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(field.value).toBe('mira@example.com')
  expect(frame.names()).not.toContain('CONNECT_EMAIL')
  submit()
  await waitFor(() =>
    expect(getModalRouter(config)).toMatchObject({
      view: 'EmailVerifyOtp',
      data: { email: 'mira@example.com', redirectView: 'Transactions' },
    }),
  )
})

test.each(['VERIFY_OTP', 'VERIFY_DEVICE'])(
  'after a login by email (%s) the requested view opens [S2.7]',
  async (action) => {
    const {
      frame: _,
      popup: __,
      ...email
    } = storyEmail(({ answers }) => {
      answers['CONNECT_EMAIL'] = () => ({ action })
    })
    const config = await renderModal(email)
    await act(async () => openModal(config, { view: 'Transactions' }))
    await screen.findByRole('textbox', { name: 'Email' })
    typeInto('Email', 'mira@example.com')
    submit()
    await screen.findByRole('textbox', { name: '6-digit code' })
    typeInto('6-digit code', '123456')
    await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
    await waitFor(() => expect(getModalRouter(config).view).toBe('Transactions'))
  },
)

test('going back from the code, the field has the email, to be corrected', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal(email)
  await submitEmail(config)
  await screen.findByRole('textbox', { name: '6-digit code' })
  act(() => goBack(config))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(field.value).toBe('mira@example.com')
})

test('an invalid email is marked until the visitor types; another failure is a toast', async () => {
  const {
    frame: _,
    popup: __,
    ...email
  } = storyEmail(({ answers }) => {
    answers['CONNECT_EMAIL'] = () => {
      throw { message: 'Not now' }
    }
  })
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'EmailLogin' }))
  await screen.findByRole('textbox', { name: 'Email' })
  typeInto('Email', 'mira@example')
  submit()
  await screen.findByText('Enter a valid email')
  expect(getToast(config).isOpen).toBe(false)
  typeInto('Email', 'mira@example.com')
  await waitFor(() => expect(screen.queryByText('Enter a valid email')).toBeNull())
  submit()
  await waitFor(() => expect(getToast(config)).toMatchObject({ message: 'Not now', variant: 'error' }))
})

test('a login whose page cannot be loaded shows that below the field until the visitor types', async () => {
  let onError: (() => void) | undefined
  const { frame, popup, ...email } = storyEmail(({ silent }) => silent.add('CONNECT_EMAIL'))
  const createFrame: CreateFrame = (options) => {
    onError = options.onError
    return frame.createFrame(options)
  }
  const wallets = [embeddedWallet({ createFrame, createPopup: popup.createPopup })]
  const config = await renderModal({ ...email, wallets })
  await submitEmail(config)
  await waitFor(() => expect(frame.names()).toContain('CONNECT_EMAIL'))
  act(() => onError?.())
  const text = await screen.findByText('Unable to load email login dependency')
  expect(text.role).toBe('alert')
  expect(getToast(config).isOpen).toBe(false)
  typeInto('Email', 'mira@example.org')
  await waitFor(() => expect(screen.queryByText('Unable to load email login dependency')).toBeNull())
})

test('a second code within 30 s is refused below the field, with the seconds to wait', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  const config = await renderModal(email)
  await submitEmail(config)
  await screen.findByRole('textbox', { name: '6-digit code' })
  act(() => goBack(config))
  await screen.findByRole('textbox', { name: 'Email' })
  typeInto('Email', 'mira@example.com')
  submit()
  const wait = await screen.findByText(/^Please try again after \d+ seconds$/)
  // An alert is read when it appears, and this one changes each second.
  expect(wait.parentElement?.role).toBe('alert')
  expect(wait.getAttribute('aria-live')).toBe('off')
  expect(getToast(config).isOpen).toBe(false)
  expect(frame.names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(1)
})

test('while the embedded wallet is connected, its logins are disabled', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal({ ...email, features: { multiWallet: true } })
  await act(async () => signedInAt('Connect')(config))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(field.disabled).toBe(true)
  expect(screen.queryByRole('list', { name: 'Used before' })).toBeNull()
  const google = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue with Google' })
  expect(google.disabled).toBe(true)
})

test('a one-time code typed offline is submitted once, when the browser is online', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  const config = await renderModal(email)
  await submitEmail(config)
  await screen.findByRole('textbox', { name: '6-digit code' })
  setOnline(false)
  typeInto('6-digit code', '123456')
  await screen.findByText('You are offline')
  expect(frame.names()).not.toContain('CONNECT_OTP')
  setOnline(true)
  await waitFor(() => expect(getAccount(config).address).toBe(testFrameAccounts.smartAccount))
  expect(frame.names().filter((name) => name === 'CONNECT_OTP')).toHaveLength(1)
})

test('the field of a one-time code is described by the address the code was sent to', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal(email)
  await submitEmail(config)
  const code = await screen.findByRole('textbox', { name: '6-digit code' })
  const description = document.getElementById(code.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain('Enter the 6-digit code sent tomira@example.com')
})

test('the field keeps the focus while a one-time code is checked, and is read-only', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  frame.silent.add('CONNECT_OTP')
  const config = await renderModal(email)
  await submitEmail(config)
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
  typeInto('6-digit code', '123456')
  await screen.findByText('Checking the code')
  expect([document.activeElement, code.readOnly, code.disabled]).toEqual([code, true, false])
})

test('on an unknown device the view waits for its confirmation, and then asks for a one-time code [S2.3]', async () => {
  const {
    frame,
    popup: _,
    ...email
  } = storyEmail(({ answers }) => {
    answers['CONNECT_EMAIL'] = () => ({ action: 'VERIFY_DEVICE' })
  })
  frame.silent.add('CONNECT_DEVICE')
  const config = await renderModal(email)
  await submitEmail(config)
  await screen.findByRole('button', { name: 'Resend email' })
  const spoken = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(spoken()).toContain('Open the sign-in link emailed to mira@example.com. Waiting for approval'),
  )
  // The title has the focus: an Enter that is held sends no second email.
  expect(document.querySelector('[data-foyer-autofocus]')).toBeNull()
  setOnline(false)
  expect(screen.getByText('You are offline').getAttribute('role')).toBe('alert')
  setOnline(true)
  expect(screen.queryByText('You are offline')).toBeNull()
  await waitFor(() => expect(frame.last('CONNECT_DEVICE')).toBeDefined())
  act(() => frame.say('CONNECT_DEVICE_SUCCESS', undefined, frame.last('CONNECT_DEVICE')?.id))
  await screen.findByRole('textbox', { name: '6-digit code' })
})

test('a confirmation of the device after the visitor has left the view opens no other view', async () => {
  const { frame, popup: _, ...email } = storyEmail(({ silent }) => silent.add('CONNECT_DEVICE'))
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'EmailLogin' }))
  act(() => pushView(config, 'EmailVerifyDevice', { email: 'mira@example.com' }))
  await waitFor(() => expect(frame.last('CONNECT_DEVICE')).toBeDefined())
  const { id } = frame.last('CONNECT_DEVICE') ?? expect.unreachable()
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await screen.findByRole('textbox', { name: 'Email' })
  act(() => frame.say('CONNECT_DEVICE_SUCCESS', undefined, id))
  await act(async () => void (await vi.dynamicImportSettled()))
  expect(getModalRouter(config).view).toBe('EmailLogin')
  expect(getToast(config).isOpen).toBe(false)
})

test('while an email is resent, another click sends none', async () => {
  const {
    frame,
    popup: _,
    ...email
  } = storyEmail(({ silent }) => silent.add('CONNECT_DEVICE').add('CONNECT_EMAIL'))
  const config = await renderModal(email)
  const data = { email: 'mira@example.com' }
  await act(async () => openModal(config, { view: 'EmailVerifyDevice', data }))
  const resend = await screen.findByRole('button', { name: 'Resend email' })
  fireEvent.click(resend)
  await waitFor(() => expect(resend.getAttribute('aria-disabled')).toBe('true'))
  fireEvent.click(resend)
  await waitFor(() => expect(frame.last('CONNECT_EMAIL')).toBeDefined())
  expect(frame.names().filter((each) => each === 'CONNECT_EMAIL')).toHaveLength(1)
})

test('spaces around an email of the app are not shown with its code', async () => {
  const { frame: _, popup: __, ...email } = storyEmail()
  const config = await renderModal(email)
  await act(async () => openModal(config, { view: 'EmailLogin', data: { email: ' mira@example.com ' } }))
  await screen.findByRole('textbox', { name: 'Email' })
  submit()
  await waitFor(() =>
    expect(getModalRouter(config)).toMatchObject({
      view: 'EmailVerifyOtp',
      data: { email: 'mira@example.com' },
    }),
  )
})

test.each([
  ['EmailVerifyDevice', 'Resend email', 'VERIFY_OTP', 'EmailVerifyOtp'],
  ['EmailVerifyOtp', 'Resend', 'VERIFY_DEVICE', 'EmailVerifyDevice'],
] as const)('%s: a resent email whose next step is another view leads to that view', async (...row) => {
  const [view, name, action, next] = row
  const {
    frame: _,
    popup: __,
    ...email
  } = storyEmail(({ silent, answers }) => {
    silent.add('CONNECT_DEVICE')
    answers['CONNECT_EMAIL'] = () => ({ action })
  })
  const config = await renderModal(email)
  const data = { email: 'mira@example.com', redirectView: 'Transactions' } as const
  await act(async () => openModal(config, { view, data }))
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(getModalRouter(config)).toMatchObject({ view: next, history: [next], data }))
  await screen.findByText('mira@example.com')
  expect(getToast(config).isOpen).toBe(false)
})

test.each([
  ['EmailVerifyDevice', 'Resend email'],
  ['EmailVerifyOtp', 'Resend'],
] as const)(
  '%s: a resent email to a user who is known meanwhile connects, and closes',
  async (view, name) => {
    const {
      frame: _,
      popup: __,
      ...email
    } = storyEmail(({ silent, answers }) => {
      silent.add('CONNECT_DEVICE')
      answers['CONNECT_EMAIL'] = () => {
        answers['CONNECT_OTP']?.({ otp: '123456' })
        return { action: 'CONNECT' }
      }
    })
    const config = await renderModal(email)
    await act(async () => openModal(config, { view, data: { email: 'mira@example.com' } }))
    fireEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
    await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  },
)

test.each([
  ['EmailVerifyDevice', 'Resend email', 'VERIFY_DEVICE', 'Email sent again'],
  ['EmailVerifyOtp', 'Resend', 'VERIFY_OTP', 'New code sent'],
] as const)('%s: a resent email is confirmed by a toast, and a failure is shown', async (...row) => {
  const [view, name, action, message] = row
  let isDown = true
  const {
    frame,
    popup: _,
    ...email
  } = storyEmail(({ silent, answers }) => {
    silent.add('CONNECT_DEVICE')
    answers['CONNECT_EMAIL'] = () => {
      if (isDown) throw { message: 'Not now' }
      return { action }
    }
  })
  const config = await renderModal(email)
  await act(async () => openModal(config, { view, data: { email: 'mira@example.com' } }))
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(getToast(config)).toMatchObject({ message: 'Not now', variant: 'error' }))
  isDown = false
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(getToast(config)).toMatchObject({ message, variant: 'success' }))
  expect(frame.last('CONNECT_EMAIL')?.payload).toMatchObject({ email: 'mira@example.com' })
  expect(getModalRouter(config).view).toBe(view)
})

test('a device that is not approved goes back with an error; after a resend the view waits again', async () => {
  const {
    frame,
    popup: _,
    ...email
  } = storyEmail(({ silent, answers }) => {
    silent.add('CONNECT_DEVICE')
    answers['CONNECT_EMAIL'] = () => ({ action: 'VERIFY_DEVICE' })
  })
  const config = await renderModal(email)
  const waits = () => frame.names().filter((each) => each === 'CONNECT_DEVICE')
  await act(async () => openModal(config, { view: 'EmailLogin' }))
  act(() => pushView(config, 'EmailVerifyDevice', { email: 'mira@example.com' }))
  await waitFor(() => expect(waits()).toHaveLength(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
  await waitFor(() => expect(waits()).toHaveLength(2))
  act(() =>
    frame.say('CONNECT_DEVICE_ERROR', { message: 'The link expired' }, frame.last('CONNECT_DEVICE')?.id),
  )
  await waitFor(() => expect(getModalRouter(config).view).toBe('EmailLogin'))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: 'The link expired', variant: 'error' }),
  )
})

test('without an embedded wallet the view shows that, and Connect has no email field', async () => {
  const config = await renderModal()
  await act(async () => openModal(config, { view: 'EmailLogin' }))
  await screen.findByText('Email login is not available')
  await act(async () => openModal(config, { view: 'Connect' }))
  await screen.findByRole('button', { name: /Marigold/ })
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
})
