import { disconnect, getAccount, getModalRouter, openModal } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../../test/renderModal.tsx'
import { storyEmail } from '../../../test/storyEmail.ts'

const typeInto = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

const KEY = '@foyer-wallet/RECENT_EMAILS'
const start = async (emails: readonly string[], setUp?: Parameters<typeof storyEmail>[0]) => {
  const storage = createMemoryStorage({ [KEY]: JSON.stringify(emails) })
  const { frame, popup: _, ...email } = storyEmail(setUp)
  // Stored names contain the id of the config, unless it is the default.
  const config = await renderModal({ ...email, storage, id: 'default' })
  await act(async () => openModal(config, { view: 'Connect' }))
  await screen.findByRole('textbox', { name: 'Email' })
  return { config, frame, storage }
}
const list = () => screen.queryByRole('list', { name: 'Used before' })

test('one click sends a code to a recent email', async () => {
  const { config, frame } = await start(['mira@example.com', 'noor@example.com'])
  fireEvent.click(await screen.findByRole('button', { name: 'noor@example.com' }))
  await waitFor(() =>
    expect(getModalRouter(config)).toMatchObject({
      view: 'EmailVerifyOtp',
      data: { email: 'noor@example.com' },
    }),
  )
  expect(frame.last('CONNECT_EMAIL')?.payload).toEqual({ email: 'noor@example.com' })
})

test('while a code is sent, the row is busy, and another is ignored', async () => {
  const { frame } = await start(['mira@example.com', 'noor@example.com'], ({ silent }) =>
    silent.add('CONNECT_EMAIL'),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'mira@example.com' }))
  await screen.findByRole('button', { name: 'mira@example.com', busy: true })
  fireEvent.click(screen.getByRole('button', { name: 'noor@example.com' }))
  await waitFor(() => expect(frame.last('CONNECT_EMAIL')).toBeDefined())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('mira@example.com')
  expect(frame.names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(1)
})

test('the domains take their place as soon as another address is typed', async () => {
  await start(['mira@example.com'])
  expect(list()).toBeTruthy()
  typeInto('Email', 'n')
  await waitFor(() => expect(list()).toBeNull())
  expect(screen.getByRole('group', { name: 'Email domains' })).toBeTruthy()
})

test('a removed email is deleted from the device; without one there is no list', async () => {
  const { storage } = await start(['mira@example.com'])
  fireEvent.click(await screen.findByRole('button', { name: 'Forget mira@example.com' }))
  await waitFor(() => expect(list()).toBeNull())
  expect(storage.getItem(KEY)).toBeNull()
})

test('a login stores its email; it is offered after the logout', async () => {
  const { config } = await start([])
  expect(list()).toBeNull()
  typeInto('Email', 'mira@example.com')
  const form = screen.getByRole('textbox', { name: 'Email' }).closest('form')
  fireEvent.submit(form ?? expect.unreachable())
  await screen.findByRole('textbox', { name: '6-digit code' })
  typeInto('6-digit code', '123456')
  await waitFor(() => expect(getAccount(config).isConnected).toBe(true))
  await act(async () => disconnect(config))
  await act(async () => openModal(config, { view: 'Connect' }))
  await screen.findByRole('button', { name: 'mira@example.com' })
})

test('after the last email is removed by pointer, the field does not get the focus, which opens a keyboard', async () => {
  await start(['mira@example.com'])
  fireEvent.click(await screen.findByRole('button', { name: 'Forget mira@example.com' }), { detail: 1 })
  await waitFor(() => expect(list()).toBeNull())
  expect(document.activeElement).not.toBe(screen.getByRole('textbox', { name: 'Email' }))
})

test('after an email is removed by keyboard, the focus is on the next one, then on the field', async () => {
  await start(['mira@example.com', 'noor@example.com', 'odo@example.com'])
  const forget = async (email: string) => {
    const control = await screen.findByRole('button', { name: `Forget ${email}` })
    control.focus()
    // A key clicks with `detail` 0.
    fireEvent.click(control, { detail: 0 })
    await waitFor(() => expect(control.isConnected).toBe(false))
    return document.activeElement
  }
  const control = (email: string) => screen.getByRole('button', { name: `Forget ${email}` })
  expect(await forget('noor@example.com')).toBe(control('odo@example.com'))
  expect(await forget('odo@example.com')).toBe(control('mira@example.com'))
  expect(await forget('mira@example.com')).toBe(screen.getByRole('textbox', { name: 'Email' }))
})
