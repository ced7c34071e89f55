import { eip155 } from '@foyer/chains/eip155'
import type { Config } from '@foyer/headless'
import {
  connectEmail,
  confirmOtp,
  getModal,
  getModalRouter,
  openModal,
  signMessage,
} from '@foyer/headless/actions'
import { type CreateFrame, type EmbeddedConnector, embeddedWallet } from '@foyer/headless/embedded'
import { createTestFrame } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

async function signedIn(setUp?: Parameters<typeof storyEmail>[0]) {
  const { frame, popup: _, ...email } = storyEmail(setUp)
  const config: Config = await renderModal({ ...email, adapters: [eip155({ isAnnouncedEnabled: false })] })
  await act(async () => {
    await connectEmail(config, { email: 'mira@example.com' })
    await confirmOtp(config, { otp: '123456' })
  })
  return { frame, config }
}

test('a request of the embedded wallet opens the view, and its answer closes it [S6.3] [S2.13]', async () => {
  const { frame, config } = await signedIn(({ silent }) => silent.add('RPC_REQUEST'))
  const signing = signMessage(config, { message: 'hello' })
  await screen.findByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(frame.placed).toHaveLength(1))
  expect(getModal(config).isOpen).toBe(true)
  act(() => frame.say('RPC_REQUEST_SUCCESS', `0x${'51'.repeat(65)}`, frame.last('RPC_REQUEST')?.id))
  expect(await signing).toMatch(/^0x5151/)
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('leaving the view aborts the request [S8.60]', async () => {
  const { frame, config } = await signedIn(({ silent }) => silent.add('RPC_REQUEST'))
  const failed = signMessage(config, { message: 'hello' }).catch((error: unknown) => error)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await failed).toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
  expect(frame.names().at(-1)).toBe('RPC_ABORT')
  expect(getModal(config).isOpen).toBe(false)
})

test('opened by name before the frame has loaded, the view shows that no request is waiting [S2.26]', async () => {
  const { frame, popup: _, ...email } = storyEmail()
  const config = await renderModal({ ...email, adapters: [eip155({ isAnnouncedEnabled: false })] })
  act(() => openModal(config, { view: 'ApproveTransaction' }))
  await screen.findByText('No request is waiting')
  expect(document.querySelector('[data-foyer-part^="skeleton"]')).toBeNull()
  expect(frame.names()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(getModalRouter(config).view).toBe('Connect')
})

test('without a request, the view leads to the account; a later request shows its frame [S2.26]', async () => {
  const { frame, config } = await signedIn(({ silent }) => silent.add('RPC_REQUEST'))
  act(() => openModal(config, { view: 'ApproveTransaction' }))
  await screen.findByText('No request is waiting')
  expect(frame.placed).toHaveLength(0)
  const signing = signMessage(config, { message: 'hello' })
  await screen.findByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(frame.placed).toHaveLength(1))
  act(() => frame.say('RPC_REQUEST_SUCCESS', `0x${'51'.repeat(65)}`, frame.last('RPC_REQUEST')?.id))
  await signing
  act(() => openModal(config, { view: 'ApproveTransaction' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(getModalRouter(config).view).toBe('Account')
})

test('a frame that fails to load can be loaded again', async () => {
  const frames: { readonly fail: () => void }[] = []
  const createFrame: CreateFrame = ({ onError, ...options }) => {
    frames.push({ fail: () => onError?.() })
    return createTestFrame({ isReady: false }).createFrame(options)
  }
  const config = await renderModal({
    wallets: [embeddedWallet({ createFrame })],
    endpoints: { secureSite: 'https://secure.example' },
  })
  void connectEmail(config, { email: 'mira@example.com' }).catch(() => undefined)
  await waitFor(() => expect(frames).toHaveLength(1))
  act(() => frames[0]?.fail())
  act(() => openModal(config, { view: 'ApproveTransaction' }))
  await screen.findByText('Couldn’t load the secure wallet')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(frames).toHaveLength(2))
  expect(screen.queryByText('Couldn’t load the secure wallet')).toBeNull()
})

describe('a frame that fails to load while a request of the app waits', () => {
  /** Signed in; later frames fail to load until `frames.load` is set. */
  async function failing() {
    const frame = createTestFrame()
    const frames = { isLoading: true, fail: () => {} }
    const createFrame: CreateFrame = (options) => {
      frames.fail = () => options.onError?.()
      return (frames.isLoading ? frame : createTestFrame({ isReady: false })).createFrame(options)
    }
    const create = embeddedWallet({ createFrame })
    let wallet: EmbeddedConnector | undefined
    const config = await renderModal({
      adapters: [eip155({ isAnnouncedEnabled: false })],
      wallets: [(context) => (wallet = create(context) as EmbeddedConnector)],
      endpoints: { secureSite: 'https://secure.example' },
    })
    await act(async () => {
      await connectEmail(config, { email: 'mira@example.com' })
      await confirmOtp(config, { otp: '123456' })
    })
    frames.isLoading = false
    act(() => wallet?.embedded.reload())
    return { config, frames }
  }

  test('the error can be read, and the frame can be loaded again', async () => {
    const { config, frames } = await failing()
    const error = signMessage(config, { message: 'hello' }).catch((reason: unknown) => reason)
    await screen.findByRole('status', { name: 'Loading the secure wallet' })
    act(() => frames.fail())
    expect(await error).toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
    await screen.findByText('Couldn’t load the secure wallet')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('status', { name: 'Loading the secure wallet' })
    act(() => frames.fail())
    frames.isLoading = true
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('The request was not sent. Start it again in the app.')
    expect(getModalRouter(config).view).toBe('ApproveTransaction')
  })

  test('after it has loaded again, the view that has sent the request is shown', async () => {
    const { config, frames } = await failing()
    act(() => openModal(config, { view: 'Account' }))
    const error = signMessage(config, { message: 'hello' }).catch((reason: unknown) => reason)
    await screen.findByRole('status', { name: 'Loading the secure wallet' })
    act(() => frames.fail())
    await error
    frames.isLoading = true
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
  })
})
