import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewBoundary } from '../modal/ViewBoundary.tsx'
import { PartMemory } from './PartMemory.ts'
import { useNeededPart } from './useNeededPart.ts'
import { usePart } from './usePart.ts'

const News = () => <p>news</p>
type Import = () => Promise<{ readonly default: typeof News }>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

function Late({ from, isWanted }: { readonly from: Import; readonly isWanted?: boolean }): ReactElement {
  const Part = usePart(from, { isWanted })
  return Part ? <Part /> : <p>place</p>
}

function Needed({ from }: { readonly from: Import }): ReactElement {
  const Part = useNeededPart(from)
  return Part ? <Part /> : <p>place</p>
}

function Remembering({ children }: { readonly children: ReactNode }): ReactElement {
  const [parts] = useState(() => new Map<unknown, unknown>())
  return <PartMemory.Provider value={parts}>{children}</PartMemory.Provider>
}

test('a part has its place until it comes; who comes back finds it at once', async () => {
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

test('what came while it was wanted is not shown where it is not', async () => {
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

test('a view whose part cannot be loaded has failed, and another try asks again', async () => {
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
