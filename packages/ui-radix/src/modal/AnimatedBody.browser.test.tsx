import '../theme/styles.css'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CardGrid } from '../primitives/CardGrid/CardGrid.tsx'
import { Image } from '../primitives/Image/Image.tsx'
import { Overlay, Panel } from '../primitives/Modal/Modal.tsx'
import { AnimatedBody } from './AnimatedBody.tsx'

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

// Not in StrictMode, as in production: StrictMode runs effects again after all refs are attached.
test('the first change of view is animated, like later ones', async () => {
  const body = (view: 'Connect' | 'Networks') => (
    <div data-foyer="">
      <AnimatedBody view={view} direction="forward">
        <p>{view}</p>
      </AnimatedBody>
    </div>
  )
  const { container, rerender } = render(body('Connect'))
  const states = () =>
    [...container.querySelectorAll('[data-foyer-part="view"]')].map((view) => view.getAttribute('data-state'))
  expect(states()).toEqual(['idle'])
  rerender(body('Networks'))
  await waitFor(() => expect(states()).toEqual(['in', 'out']))
  await waitFor(() => expect(states()).toEqual(['in']))
})

test.each([
  ['in production', false],
  ['in StrictMode', true],
])(
  'in every frame %s, the next view only fades in and the last view only fades out',
  async (_, reactStrictMode) => {
    const body = (view: 'Connect' | 'Networks') => (
      <div data-foyer="">
        <AnimatedBody view={view} direction="forward">
          <p>{view}</p>
        </AnimatedBody>
      </div>
    )
    const { container, rerender } = render(body('Connect'), { reactStrictMode })
    const opacityOf = (name: string): readonly number[] =>
      [...container.querySelectorAll('[data-foyer-part="view"]')]
        .filter(({ textContent }) => textContent === name)
        .map((view) => Number(getComputedStyle(view).opacity))
    const frames: { readonly next: readonly number[]; readonly last: readonly number[] }[] = []
    const sample = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          frames.push({ next: opacityOf('Networks'), last: opacityOf('Connect') })
          resolve()
        })
      })
    rerender(body('Networks'))
    do await sample()
    while (frames.at(-1)?.last.length !== 0 || frames.at(-1)?.next[0] !== 1)
    // No second copy of a view in any frame.
    expect(frames.filter(({ next, last }) => next.length !== 1 || last.length > 1)).toEqual([])
    const next = frames.map((frame) => frame.next[0] ?? 0)
    const last = frames.map((frame) => frame.last[0] ?? 0)
    expect(next[0]).toBeLessThan(1)
    expect(next).toEqual(next.toSorted((a, b) => a - b))
    expect(last).toEqual(last.toSorted((a, b) => b - a))
  },
)

test('images of the last view do not fade in again while it fades out', async () => {
  const body = (view: 'Connect' | 'Networks') => (
    <div data-foyer="">
      <AnimatedBody view={view} direction="forward">
        {view === 'Connect' && <Image src={PICTURE} name="Pebble" />}
      </AnimatedBody>
    </div>
  )
  const { container, rerender } = render(body('Connect'))
  rerender(body('Networks'))
  const copy = await waitFor(
    () => container.querySelector('[data-foyer-leaving]') ?? expect.unreachable('no copy yet'),
  )
  const targets = copy.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).target)
  expect(copy.querySelector('img')).toBeVisible()
  expect(targets).toEqual([copy])
})

test('with reduced motion the height changes at once: no row moves between press and release', async () => {
  const body = (view: 'Account' | 'Networks', blockSize: number) => (
    <div data-foyer="" data-foyer-motion="reduced">
      <AnimatedBody view={view} direction="forward">
        <div style={{ blockSize }} />
      </AnimatedBody>
    </div>
  )
  const { container, rerender } = render(body('Account', 500))
  const element = container.querySelector<HTMLElement>('[data-foyer-part="body"]') ?? expect.unreachable()
  const shown = () => container.querySelector<HTMLElement>('[data-foyer-part="view"]:last-child')
  await waitFor(() => expect(element.style.height).toBe(`${shown()?.offsetHeight}px`))
  const before = element.style.height
  /** Height at the moment at which the style changes, before the next paint. */
  const changed = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.style.height === before) return
      observer.disconnect()
      resolve(element.offsetHeight)
    })
    observer.observe(element, { attributeFilter: ['style'] })
  })
  rerender(body('Networks', 200))
  expect(await changed).toBe(shown()?.offsetHeight)
})

test.each(['body', 'overlay'])(
  'after a scroll of the %s, the next view starts at its top, and the last one fades out where it was',
  async (scroller) => {
    const modal = (view: 'Account' | 'Networks') => (
      <div data-foyer="">
        <Overlay style={{ blockSize: 300 }}>
          <Panel style={scroller === 'body' ? { maxBlockSize: 200 } : { maxBlockSize: 'none' }}>
            <AnimatedBody view={view} direction="forward">
              <div style={{ blockSize: 900 }}>{view}</div>
            </AnimatedBody>
          </Panel>
        </Overlay>
      </div>
    )
    const { container, rerender } = render(modal('Account'))
    const part = (name: string): HTMLElement =>
      container.querySelector(`[data-foyer-part="${name}"]`) ?? expect.unreachable(name)
    await waitFor(() => {
      part(scroller).scrollTop = 120
      expect(part(scroller).scrollTop).toBe(120)
    })
    const { top } = part('view').getBoundingClientRect()
    rerender(modal('Networks'))
    expect(part(scroller).scrollTop).toBe(0)
    const copy = await waitFor(
      () => container.querySelector('[data-foyer-leaving]') ?? expect.unreachable('no copy yet'),
    )
    expect(copy.getBoundingClientRect().top).toBe(top)
  },
)

test('a grid of cards fades out where it was, and is scrolled as it was, with the same cards, when going back', async () => {
  const cardAt = (index: number) => ({ key: String(index), name: `Wallet ${index}` })
  const body = (view: 'AllWallets' | 'ConnectingWalletConnect', direction: 'forward' | 'back') => (
    <div data-foyer="">
      <AnimatedBody view={view} direction={direction}>
        {view === 'AllWallets' && (
          <CardGrid label="Wallets" count={600} cardAt={cardAt} onChoose={() => {}} />
        )}
      </AnimatedBody>
    </div>
  )
  const { container, rerender } = render(body('AllWallets', 'forward'))
  const grid = (within = ':not([data-foyer-leaving])'): HTMLElement =>
    container.querySelector(`[data-foyer-part="view"]${within} [data-foyer-part="card-grid"]`) ??
    expect.unreachable()
  grid().scrollTop = 4000
  const shown = await screen.findByRole('button', { name: 'Wallet 160' })
  const { top } = shown.getBoundingClientRect()
  rerender(body('ConnectingWalletConnect', 'forward'))
  await waitFor(() => expect(grid('[data-foyer-leaving]').scrollTop).toBe(4000))
  rerender(body('AllWallets', 'back'))
  expect(grid().scrollTop).toBe(4000)
  expect(screen.getByRole('button', { name: 'Wallet 160' }).getBoundingClientRect().top).toBe(top)
})

test('a panel whose content grows uses the space below, and then the space above, within the window', async () => {
  await page.viewport(800, 760)
  const modal = (blockSize: number) => (
    <div data-foyer="" data-foyer-motion="reduced">
      <Overlay>
        <Panel>
          <AnimatedBody view="SwapPreview" direction="forward">
            <div style={{ blockSize }} />
          </AnimatedBody>
        </Panel>
      </Overlay>
    </div>
  )
  const { container, rerender } = render(modal(480))
  const edges = (): readonly [number, number] => {
    const panel = container.querySelector('[data-foyer-part="panel"]') ?? expect.unreachable()
    const { top, bottom } = panel.getBoundingClientRect()
    return [top, bottom]
  }
  const body = container.querySelector<HTMLElement>('[data-foyer-part="body"]')
  await waitFor(() => expect(body?.style.height).toBe('500px'))
  expect(edges()).toEqual([130, 630])
  rerender(modal(560))
  await waitFor(() => expect(edges()).toEqual([130, 710]))
  rerender(modal(900))
  await waitFor(() => expect(edges()).toEqual([24, 736]))
})
