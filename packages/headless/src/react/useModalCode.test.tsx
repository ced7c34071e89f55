import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { closeModal } from '../modal/closeModal.ts'
import { getModal, openModal } from '../modal/openModal.ts'
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
