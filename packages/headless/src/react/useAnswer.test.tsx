import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '../config/createConfig.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useAnswer } from './useAnswer.ts'

const setUp = (queryFn: () => Promise<string>) => {
  const config = createConfig({ id: crypto.randomUUID(), networks: [mainnet] })
  const options = { queryKey: ['answer'], queryFn, staleTime: 1 }
  function Reader({ enabled = true }: { readonly enabled?: boolean }): ReactElement {
    const { data, status, refetch } = useAnswer(config, { ...options, enabled })
    return <button onClick={refetch}>{data ?? status}</button>
  }
  /** As a view reads it that has TanStack's observer anyway. */
  function Observer(): ReactElement {
    return <p>{useFoyerQuery(config, { ...options, enabled: false }).status}</p>
  }
  return { config, Reader, Observer }
}

test('what several ask for is asked once, and stays', async () => {
  const queryFn = vi.fn(async () => 'here')
  const { Reader } = setUp(queryFn)
  const { container, rerender } = render(
    <>
      <Reader />
      <Reader />
    </>,
  )
  expect(container.textContent).toBe('pendingpending')
  await act(async () => {})
  await vi.waitFor(() => expect(container.textContent).toBe('herehere'))
  rerender(<Reader key="again" />)
  await act(async () => {})
  expect(container.textContent).toBe('here')
  expect(queryFn).toHaveBeenCalledOnce()
})

test('nothing is asked while it is not wanted; a failure is, again, by hand or when it is shown next', async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no'))
  const { Reader } = setUp(queryFn)
  const { container, rerender } = render(<Reader enabled={false} />)
  await act(async () => {})
  expect(queryFn).not.toHaveBeenCalled()
  rerender(<Reader />)
  await vi.waitFor(() => expect(container.textContent).toBe('error'))
  expect(queryFn).toHaveBeenCalledOnce()
  rerender(<Reader key="next" />)
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  queryFn.mockResolvedValue('here')
  await act(async () => {})
  act(() => container.querySelector('button')?.click())
  await vi.waitFor(() => expect(container.textContent).toBe('here'))
})

test('a host that clears its cache is answered anew', async () => {
  const queryFn = vi.fn(async () => 'here')
  const { config, Reader } = setUp(queryFn)
  const { container } = render(<Reader />)
  await vi.waitFor(() => expect(container.textContent).toBe('here'))
  act(() => config.queryClient.clear())
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
})

test('another view that comes and reads the same disturbs nobody while it renders', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Reader, Observer } = setUp(async () => 'here')
  const { rerender } = render(<Reader enabled={false} />)
  rerender(
    <>
      <Reader enabled={false} />
      <Observer />
    </>,
  )
  await act(async () => {})
  expect(report).not.toHaveBeenCalled()
})
