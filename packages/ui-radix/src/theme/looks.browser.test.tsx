import './styles.css'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Fact, Facts } from '../primitives/Facts/Facts.tsx'
import { Field } from '../primitives/Field/Field.tsx'
import { SwapIcon } from '../primitives/Icon/subjectIcons.ts'
import { IconButton } from '../primitives/IconButton/IconButton.tsx'
import { Image } from '../primitives/Image/Image.tsx'
import { Ring } from '../primitives/Ring/Ring.tsx'
import { Row } from '../primitives/Row/Row.tsx'
import { List, ListItem } from '../primitives/Stack/Stack.tsx'
import { Tabs, TabsList, TabsTrigger } from '../primitives/Tabs/Tabs.tsx'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'
import { contrast, parseColor, type Rgb } from './contrast.ts'
import { createTheme } from './createTheme.ts'

/** Changes what the system of the visitor asks for; without features, to nothing. */
const setSystem = (features: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })

afterEach(async () => {
  cleanup()
  await setSystem()
})

/** Returns the weights that a page has requested: their faces fail to load, and are no longer `unloaded`. */
function facesOf(weights: readonly string[]): () => readonly string[] {
  const faces = weights.map((weight) => new FontFace('Probe', 'url(data:font/woff2,)', { weight }))
  document.fonts.clear()
  for (const face of faces) document.fonts.add(face)
  return () => faces.filter(({ status }) => status !== 'unloaded').map(({ weight }) => weight)
}

test.each([
  ['a font without 500', ['400', '600'], '600'],
  ['a font with three weights', ['400', '600', '700'], '600'],
])('medium text of %s is heavier than body text', async (_, weights, expected) => {
  const asked = facesOf(weights)
  render(
    <div data-foyer="" style={{ '--foyer-font': 'Probe' } as CSSProperties}>
      <Button size={36}>Continue</Button>
    </div>,
  )
  await waitFor(() => expect(asked()).toContain(expected))
  expect(asked()).not.toContain('700')
})

/** Distance of the visible text of an element from the start of the page, in either direction. */
function startOf(element: Element, dir: string): number {
  const words = document.createRange()
  words.selectNode(element.firstChild ?? element)
  const { left, right } = words.getBoundingClientRect()
  return dir === 'rtl' ? window.innerWidth - right : left
}

test.each(['ltr', 'rtl'])(
  'the names of rows start in one column, with any image, badge or arrow: %s',
  (dir) => {
    const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/%3E"
    render(
      <div data-foyer="" dir={dir} style={{ inlineSize: 320, position: 'absolute', insetInlineStart: 0 }}>
        <List>
          {[
            { name: 'Picture', image: <Image src={picture} name="Picture" /> },
            { name: 'Letter', image: <Image name="Letter" /> },
            { name: 'Icon', image: <SwapIcon /> },
            { name: 'Badge', image: <SwapIcon />, badge: <Badge>Installed</Badge> },
            { name: 'Chevron', image: <SwapIcon />, chevron: true },
            { name: 'Loading', image: <SwapIcon />, loading: true },
            {
              name: 'Long',
              image: <SwapIcon />,
              description: 'A description',
              badge: <Badge>QR code</Badge>,
            },
          ].map((row) => (
            <ListItem key={row.name}>
              <Row {...row} />
            </ListItem>
          ))}
        </List>
      </div>,
    )
    const starts = ['Picture', 'Letter', 'Icon', 'Badge', 'Chevron', 'Loading', 'Long'].map((name) =>
      startOf(screen.getByText(name), dir),
    )
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1)
  },
)

test.each(['ltr', 'rtl'])('values of facts end in one column: %s', (dir) => {
  render(
    <div data-foyer="" dir={dir} style={{ inlineSize: 320 }}>
      <Facts>
        {['1', '0.000063 ETH', '0x8ba1f109551bD432803012645Ac136ddd64DBA72'].map((value) => (
          <Fact key={value} name={`Name of ${value.length}`}>
            <bdi dir="ltr">{value}</bdi>
          </Fact>
        ))}
      </Facts>
    </div>,
  )
  const side = dir === 'rtl' ? 'left' : 'right'
  const ends = screen
    .getAllByRole('definition')
    .map((value) => Math.round((value.firstElementChild ?? value).getBoundingClientRect()[side]))
  expect(new Set(ends).size).toBe(1)
})

test('the connect button keeps its width while a wallet connects', async () => {
  await renderModal({
    wallets: [storyWallet('Marigold', { answer: 'wait' })],
    children: <ConnectButton />,
  })
  const button = await screen.findByRole('button', { name: 'Connect wallet', busy: false })
  const { width } = button.getBoundingClientRect()
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: /^Marigold/ }))
  const connecting = await screen.findByRole('button', { name: 'Connecting…' })
  expect(connecting.getBoundingClientRect().width).toBe(width)
})

test('controls in one line of text stand at one height, with a picture or a text first', () => {
  render(
    <p>
      <span data-foyer="" data-foyer-part="button-root">
        <Button>Connect wallet</Button>
      </span>
      <span data-foyer="" data-foyer-part="button-root">
        <Button icon={<SwapIcon size={20} />}>Ethereum</Button>
      </span>
    </p>,
  )
  const [first, second] = screen.getAllByRole('button').map((button) => button.getBoundingClientRect())
  expect([second?.top, second?.height]).toEqual([first?.top, first?.height])
})

test('a button shows its spinner in place of the label only after a while, so that a short wait does not flash', async () => {
  const opacities = (): readonly string[] =>
    ['button-label', 'spinner'].flatMap((part) => {
      const element = document.querySelector(`[data-foyer-part="${part}"]`)
      return element ? [getComputedStyle(element).opacity] : []
    })
  const page = (isLoading: boolean) => (
    <div data-foyer="">
      <Button loading={isLoading}>Continue</Button>
    </div>
  )
  const { rerender } = render(page(false))
  expect(opacities()).toEqual(['1'])
  rerender(page(true))
  expect(opacities()).toEqual(['1', '0'])
  const fades = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && animation.transitionProperty === 'opacity')
  for (const fade of fades) fade.finish()
  expect(opacities()).toEqual(['0', '1'])
  rerender(page(false))
  expect(opacities()).toEqual(['1'])
})

const part = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-foyer-part="${name}"]`) ?? expect.unreachable()

/** A system colour as the browser computes it. */
function systemColor(name: string): string {
  const probe = document.createElement('span')
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

test('with forced colours the accent of an app gives way to the colours of the visitor', async () => {
  await setSystem({ 'forced-colors': 'active' })
  const { attributes, variables } = createTheme({ mode: 'light', accent: '#101014' })
  render(
    <div {...attributes} style={variables}>
      <Button variant="primary">Continue</Button>
      <Ring state="waiting" />
    </div>,
  )
  const button = screen.getByRole('button')
  button.focus({ focusVisible: true })
  const { backgroundColor, color, outlineColor } = getComputedStyle(button)
  expect({ backgroundColor, color, outlineColor }).toEqual({
    backgroundColor: systemColor('Highlight'),
    color: systemColor('HighlightText'),
    outlineColor: systemColor('Highlight'),
  })
  expect(getComputedStyle(part('ring-dash')).stroke).toBe(systemColor('Highlight'))
})

test('with forced colours, which have no shadows, a border shows that a switch is on', async () => {
  await setSystem({ 'forced-colors': 'active' })
  const page = (isOn: boolean) => (
    <div data-foyer="">
      <IconButton role="switch" aria-checked={isOn} label="Certified only">
        <SwapIcon />
      </IconButton>
    </div>
  )
  const { rerender } = render(page(false))
  expect(getComputedStyle(screen.getByRole('switch')).borderTopWidth).toBe('1px')
  rerender(page(true))
  const { borderTopColor, borderTopWidth } = getComputedStyle(screen.getByRole('switch'))
  expect([borderTopColor, borderTopWidth]).toEqual([systemColor('Highlight'), '2px'])
})

test('a system that reduces transparency removes the blur of an app behind the modal', async () => {
  const { attributes, variables } = createTheme({ overlayBlur: 12 })
  render(
    <div {...attributes} style={variables}>
      <div data-foyer-part="overlay" />
    </div>,
  )
  const blur = (): string => getComputedStyle(part('overlay'), '::before').backdropFilter
  expect(blur()).toBe('blur(12px)')
  await setSystem({ 'prefers-reduced-transparency': 'reduce' })
  expect(blur()).toBe('none')
})

test('an image that failed before hydration is the letter, and does not stay a broken image', async () => {
  const image = <Image src="https://127.0.0.1:1/orange.png" name="Orange" />
  const { container, unmount } = render(<div data-foyer="">{image}</div>)
  const markup = container.innerHTML
  unmount()
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = markup
  const picture = page.querySelector('img') ?? expect.unreachable()
  await waitFor(() => expect(picture.complete).toBe(true))
  render(<div data-foyer="">{image}</div>, { container: page, hydrate: true })
  await waitFor(() => expect(page.querySelector('img')).toBeNull())
  expect(page.textContent).toBe('O')
})

const colorIn = (text: string): Rgb =>
  parseColor(/rgb\([^)]*\)/.exec(text)?.[0] ?? '') ?? expect.unreachable()

test.each(['light', 'dark'] as const)(
  'the selected tab differs by a line of enough contrast, and not only by its tint: %s',
  (mode) => {
    render(
      <div {...createTheme({ mode }).attributes}>
        <Tabs defaultValue="tokens">
          <TabsList aria-label="Holdings">
            <TabsTrigger value="tokens">Tokens</TabsTrigger>
            <TabsTrigger value="nfts">NFTs</TabsTrigger>
          </TabsList>
        </Tabs>
      </div>,
    )
    const line = colorIn(getComputedStyle(screen.getByRole('tab', { selected: true })).boxShadow)
    const list = colorIn(getComputedStyle(screen.getByRole('tablist')).backgroundColor)
    expect(contrast(line, list)).toBeGreaterThanOrEqual(3)
    expect(getComputedStyle(screen.getByRole('tab', { selected: false })).boxShadow).toBe('none')
  },
)

test.each(['light', 'dark'] as const)(
  'a system that asks for more contrast gets secondary text and borders of fields above 7:1, and borders around rows: %s',
  async (mode) => {
    await setSystem({ 'prefers-contrast': 'more' })
    render(
      <div {...createTheme({ mode }).attributes}>
        <Row name="Marigold" description="Installed" />
        <Field label="Receiver" placeholder="Address or name" />
      </div>,
    )
    const row = getComputedStyle(screen.getByRole('button'))
    const [raised, base] = [row, getComputedStyle(part('field'))].map((style) =>
      colorIn(style.backgroundColor),
    )
    expect(contrast(colorIn(getComputedStyle(part('row-description')).color), raised!)).toBeGreaterThan(7)
    expect(contrast(colorIn(getComputedStyle(part('field')).borderTopColor), base!)).toBeGreaterThan(7)
    expect(row.borderTopWidth).toBe('1px')
  },
)
