import { act, render, screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Ahead } from '../modal/Ahead.tsx'
import { LoadedComponents, useLazyComponent } from './useLazyComponent.ts'

const News = () => <p>news</p>
type Import = () => Promise<{ readonly default: typeof News }>

function Late({ from, isWanted }: { readonly from: Import; readonly isWanted?: boolean }): ReactElement {
  const Part = useLazyComponent(from, { isWanted })
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

test('a cached component is not returned while `isWanted` is false', async () => {
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

test('a component that fails to load is loaded again when the browser is online', async () => {
  const from = vi.fn<Import>().mockRejectedValue(new TypeError('Failed to fetch'))
  const onError = vi.fn()
  function Part(): ReactElement {
    const News = useLazyComponent(from, { onError })
    return News ? <News /> : <p>place</p>
  }
  render(<Part />)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
  from.mockResolvedValue({ default: News })
  expect(screen.queryByText('news')).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('news')).toBeTruthy()
})

test('a view rendered ahead loads its components, and renders them before it is shown', async () => {
  const from = vi.fn(async () => ({ default: News }))
  const view = <Late from={from} />
  const tree = (isShown: boolean): ReactElement => (
    <Remembering>
      <Ahead isShown={isShown}>{view}</Ahead>
    </Remembering>
  )
  const { rerender } = render(tree(false))
  const news = await screen.findByText('news')
  expect(news.style.display).toBe('none')
  rerender(tree(true))
  expect(screen.getByText('news')).toBe(news)
  expect(news.style.display).toBe('')
  expect(from).toHaveBeenCalledOnce()
})
