import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { closeModal } from '../modal/closeModal.ts'
import { getModal, openModal } from '../modal/openModal.ts'
import { getModalRouter } from '../modal/navigation.ts'
import { setup } from '../test/setup.ts'
import { useModalCode } from './useModalCode.ts'

const code = { Dialog: () => null }

function render(importCode: () => Promise<typeof code>) {
  const { config } = setup()
  const hook = renderHook(() => useModalCode(importCode, { config }), { wrapper: StrictMode })
  return { ...hook, config, modal: () => getModal(config) }
}

test('the modal is loading from its opening until its JavaScript has loaded [S3.90]', async () => {
  let finish: (loaded: typeof code) => void = () => {}
  const { config, modal, result } = render(() => new Promise((resolve) => (finish = resolve)))
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

test('a failed load ends it [S3.90]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { config, modal } = render(() => Promise.reject(new Error('gone')))
  act(() => openModal(config))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, isLoading: false }), 5000)
})

test('a component that unmounts ends it [S3.90]', () => {
  const { config, modal, unmount } = render(() => new Promise(() => {}))
  act(() => openModal(config))
  unmount()
  expect(modal().isLoading).toBe(false)
})

test('an opening that fails offline says so, and is open once the browser is online', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { config, modal, result } = render(async () => {
    if (!navigator.onLine) throw new Error('offline')
    return code
  })
  act(() => void openModal(config, { view: 'Networks' }))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, loadFailure: 'offline' }), 5000)
  onLine.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: true, loadFailure: undefined }), 5000)
  expect(getModalRouter(config).view).toBe('Networks')
  await vi.waitFor(() => expect(result.current).toBe(code), 5000)
})

test('after a failure while online the next opening retries, and being online opens nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const importCode = vi.fn(() => Promise.reject(new Error('gone')))
  const { config, modal } = render(importCode)
  act(() => void openModal(config))
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, loadFailure: 'failed' }), 5000)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(modal().isOpen).toBe(false)
  act(() => void openModal(config))
  expect(modal()).toMatchObject({ isOpen: true, loadFailure: undefined })
  await vi.waitFor(() => expect(modal()).toMatchObject({ isOpen: false, loadFailure: 'failed' }), 5000)
})
