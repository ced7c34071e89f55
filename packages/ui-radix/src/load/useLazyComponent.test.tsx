import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewBoundary } from '../modal/ViewBoundary.tsx'
import { LoadedComponents, useRequiredComponent, useLazyComponent } from './useLazyComponent.ts'

const News = () => <p>news</p>
type Import = () => Promise<{ readonly default: typeof News }>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

function Late({ from, isWanted }: { readonly from: Import; readonly isWanted?: boolean }): ReactElement {
  const Part = useLazyComponent(from, { isWanted })
  return Part ? <Part /> : <p>place</p>
}

function Needed({ from }: { readonly from: Import }): ReactElement {
  const Part = useRequiredComponent(from)
  return Part ? <Part /> : <p>place</p>
}

function Remembering({ children }: { readonly children: ReactNode }): ReactElement {
  const [parts] = useState(() => new Map<unknown, unknown>())
  return <LoadedComponents.Provider value={parts}>{children}</LoadedComponents.Provider>
}

test('a component is undefined until it loads, and renders at once on the next mount', async () => {
  const from = vi.fn(async () => ({ default: News }))
  const shown = (isHere: boolean): ReactElement => <Remembering>{isHere && <Late from={from} />}</Remembering>
  const { rerender } = render(shown(true))
  expect(screen.getByText('place')).toBeTruthy()
  expect(await screen.findByText('news')).toBeTruthy()
  rerender(shown(false))
  rerender(shown(true))
  expect(screen.getByText('news')).toBeTruthy()
  expect(from).toHaveBeenCalledTimes(1)
})

test('a cached component is not returned where it is not wanted', async () => {
  const from: Import = async () => ({ default: News })
  const shown = (isWanted: boolean): ReactElement => (
    <Remembering>
      <Late key={String(isWanted)} from={from} isWanted={isWanted} />
    </Remembering>
  )
  const { rerender } = render(shown(true))
  await screen.findByText('news')
  rerender(shown(false))
  expect(screen.getByText('place')).toBeTruthy()
})

test('a required component that fails to load throws to the boundary, and a retry loads again', async () => {
  let isBroken = true
  const from = vi.fn(async () => {
    if (isBroken) throw new Error('gone')
    return { default: News }
  })
  render(
    <ViewBoundary fallback={(_, reset) => <button onClick={reset}>Try again</button>}>
      <Needed from={from} />
    </ViewBoundary>,
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await act(async () => void fireEvent.click(retry))
  expect(await screen.findByText('news')).toBeTruthy()
})
