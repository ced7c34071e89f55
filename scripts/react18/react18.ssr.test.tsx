import * as Dialog from '@radix-ui/react-dialog'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { act, useState, version } from 'react'
import { version as domVersion } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

function Page() {
  const { data } = useQuery({ queryKey: ['page'], queryFn: () => 'fetched', initialData: 'given' })
  return (
    <Dialog.Root>
      <Dialog.Trigger>{data}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Opened</Dialog.Title>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const app = () => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}>
    <Page />
  </QueryClientProvider>
)

// Two copies of React fail at the first hook, so the test fails if one library bypasses the aliases.
test('every library of this project runs with React 18', async () => {
  expect(version).toMatch(/^18\./)
  expect(domVersion).toBe(version)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(app())
  expect(container.textContent).toBe('given')
  // Radix treats jsdom as a browser, so React 18 warns about its layout effects; on a server it does not.
  errors.mockClear()
  await act(async () => void hydrateRoot(container, app()))
  await act(async () => container.querySelector('button')?.click())
  expect(document.body.textContent).toContain('Opened')
  expect(errors).not.toHaveBeenCalled()
})

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

test('Testing Library renders with React 18, and waits for its updates', () => {
  render(<Counter />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('1')
})
