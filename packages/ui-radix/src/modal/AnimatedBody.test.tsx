import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AnimatedBody } from './AnimatedBody.tsx'

test.each([
  ['with a scrollbar that takes space', 10, '644px'],
  ['with one that takes none', 0, '638px'],
])('%s, the body is as tall as the view without it', (_, bar, expected) => {
  let measure = (): void => {}
  class Observer {
    constructor(callback: () => void) {
      measure = callback
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const { container } = render(
    <AnimatedBody view="Downloads" direction="forward">
      QR code
    </AnimatedBody>,
  )
  const [body, view] = ['body', 'view'].map(
    (part) => container.querySelector<HTMLElement>(`[data-foyer-part="${part}"]`) ?? expect.unreachable(),
  )
  const hasBar = (): boolean => body!.style.overflowY !== 'hidden'
  Object.defineProperties(body, {
    offsetWidth: { get: () => 360 },
    clientWidth: { get: () => (hasBar() ? 360 - bar : 360) },
  })
  // A picture as wide as the view.
  Object.defineProperty(view, 'offsetHeight', { get: () => (hasBar() ? 638 : 644) })
  measure()
  expect(body!.style.height).toBe(expected)
  expect(body!.style.overflowY).toBe('')
  vi.unstubAllGlobals()
})
