import { act, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { Config } from '../core/types.ts'
import { noteLoadFailure, prepareModal } from '../modal/attachModal.ts'
import { closeModal } from '../modal/closeModal.ts'
import { loadModalActions } from '../modal/lazy.ts'
import { getModalRouter } from '../modal/navigation.ts'
import { getModal, openModal } from '../modal/openModal.ts'
import { openPay } from '../modal/openPay.ts'
import { BOB, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { useModalCode } from './useModalCode.ts'

const code = { Dialog: () => null }

function renderCode(importCode: () => Promise<typeof code>, { config } = setup()) {
  const hook = renderHook(() => useModalCode(importCode, { config }), { wrapper: StrictMode })
  return { ...hook, config, modal: () => getModal(config) }
}

test('the modal is loading from its opening until its JavaScript has loaded [S3.90]', async () => {
  let finish: (loaded: typeof code) => void = () => {}
  const { config, modal, result } = renderCode(() => new Promise((resolve) => (finish = resolve)))
  expect(modal().isLoading).toBe(false)
  act(() => openModal(config))
  expect(modal()).toMatchObject({ isOpen: true, isLoading: true })
  act(() => closeModal(config))
  expect(modal()).toMatchObject({ isOpen: false, isLoading: false })
  act(() => openModal(config))
  await act(async () => finish(code))
  expect(result.current).toBe(code)
  expect(modal()).toMatchObject({ isOpen: true, isLoading: false })
})

test('code that loads on intent renders at low priority, and an opening meanwhile renders it at once', async () => {
  const { config } = setup()
  const endless = new Promise<never>(() => {})
  const Pending = () => {
    throw endless
  }
  const importCode = vi.fn(async () => ({ Pending }))
  function Modal() {
    const loaded = useModalCode(importCode, { config })
    return loaded ? <loaded.Pending /> : <p>page</p>
  }
  render(
    <Suspense fallback={<p>urgent</p>}>
      <Modal />
    </Suspense>,
  )
  await act(async () => prepareModal(config))
  // React keeps the page while a transition renders.
  expect(screen.getByText('page')).toBeDefined()
  expect(screen.queryByText('urgent')).toBeNull()
  // Without a second import, which would take a task of its own in a browser.
  act(() => openModal(config))
  expect(screen.getByText('urgent')).toBeDefined()
  expect(importCode).toHaveBeenCalledTimes(1)
})

test('code that is wanted loads without intent, while the modal stays closed; else it waits for intent', async () => {
  const { config } = setup()
  const importCode = vi.fn(async () => code)
  const { result, rerender } = renderHook(({ isWanted }) => useModalCode(importCode, { config, isWanted }), {
    initialProps: { isWanted: false },
  })
  expect(importCode).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await vi.waitFor(() => expect(result.current).toBe(code))
  expect(getModal(config)).toMatchObject({ isOpen: false, isLoading: false })
  expect(importCode).toHaveBeenCalledOnce()
})

test('the function of the last render imports the code', async () => {
  const { config } = setup()
  const [first, last] = [vi.fn(async () => code), vi.fn(async () => code)]
  const { result, rerender } = renderHook(({ importCode }) => useModalCode(importCode, { config }), {
    initialProps: { importCode: first },
  })
  rerender({ importCode: last })
  act(() => openModal(config))
  await vi.waitFor(() => expect(result.current).toBe(code))
  expect(first).not.toHaveBeenCalled()
})

test('a failed load closes the modal, which is no longer loading [S3.90]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { config, modal } = renderCode(() => Promise.reject(new Error('gone')))
  act(() => openModal(config))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, isLoading: false }))
})

test('the modal is no longer loading after the component unmounts [S3.90]', () => {
  const { config, modal, unmount } = renderCode(() => new Promise(() => {}))
  act(() => openModal(config))
  unmount()
  expect(modal().isLoading).toBe(false)
})

test('an opening that fails offline sets loadFailure, and opens the modal once the browser is online', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { config, modal, result } = renderCode(async () => {
    if (!navigator.onLine) throw new Error('offline')
    return code
  })
  act(() => void openModal(config, { view: 'Networks' }))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, loadFailure: 'offline' }))
  onLine.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: true, loadFailure: undefined }))
  expect(getModalRouter(config).view).toBe('Networks')
  await vi.waitFor(() => expect(result.current).toBe(code))
})

test('the opening that is repeated has its data and its namespace', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { config, modal } = renderCode(() => Promise.reject(new Error('offline')))
  const data = { redirectView: 'Swap' } as const
  act(() => void openModal(config, { view: 'Connect', data, namespace: 'eip155' }))
  await vi.waitFor(() => expect(modal().loadFailure).toBe('offline'))
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(modal()).toMatchObject({ isOpen: true, namespace: 'eip155' })
  expect(getModalRouter(config)).toMatchObject({ view: 'Connect', data })
})

test('a modal that is closed before its code fails to load does not open once the browser is online', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let fail: (error: Error) => void = () => {}
  const loading = new Promise<never>((_, reject) => (fail = reject))
  const made = setup()
  const { config, modal } = renderCode(() => loading, made)
  act(() => void openModal(config))
  act(() => closeModal(config))
  fail(new Error('offline'))
  await vi.waitFor(() => expect(made.errors).toHaveLength(1))
  await act(() => loadModalActions())
  onLine.mockReturnValue(true)
  expect(modal().loadFailure).toBeUndefined()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(modal().isOpen).toBe(false)
})

test.each<[request: string, code: string, open: (config: Config) => Promise<unknown>]>([
  [
    'transfer',
    'MODAL_CLOSED',
    (config) =>
      openModal(config, {
        view: 'WalletSend',
        data: { send: { amount: '1', namespace: 'eip155', chainId: '1', to: BOB } },
      }),
  ],
  [
    'payment',
    'PAY_CLOSED',
    (config) =>
      openPay(config, {
        recipient: BOB,
        options: [{ caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '1' }],
      }),
  ],
])(
  'a %s of the app that fails to load rejects with %s, and is not requested again',
  async (_, reason, open) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const wallet = createTestConnector()
    const made = setup({ connectors: [wallet], features: { pay: true } })
    await connect(made.config, { connector: wallet })
    const { config, modal } = renderCode(() => Promise.reject(new Error('offline')), made)
    await expect(open(config)).rejects.toMatchObject({ code: reason })
    await vi.waitFor(() => expect(modal().loadFailure).toBe('offline'))
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(modal().isOpen).toBe(true)
    expect(getModalRouter(config)).toMatchObject({ view: 'Account', data: undefined })
  },
)

test('after a failure while online an online event opens nothing, and the next opening retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const importCode = vi.fn(() => Promise.reject(new Error('gone')))
  const { config, modal } = renderCode(importCode)
  act(() => void openModal(config))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, loadFailure: 'failed' }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(modal().isOpen).toBe(false)
  act(() => void openModal(config))
  expect(modal()).toMatchObject({ isOpen: true, loadFailure: undefined })
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, loadFailure: 'failed' }))
})

test('a modal that is closed while the browser is offline does not open once it is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { config } = setup()
  const open = vi.fn<() => void>()
  noteLoadFailure(config, open)
  expect(getModal(config).loadFailure).toBe('offline')
  closeModal(config)
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(open).not.toHaveBeenCalled()
  expect(getModal(config).loadFailure).toBeUndefined()
  onLine.mockRestore()
})
