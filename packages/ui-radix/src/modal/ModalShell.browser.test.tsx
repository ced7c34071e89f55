import '../theme/styles.css'
import { closeModal, connect, openModal, pushView, showToast } from '@foyer/headless/actions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'

afterEach(() => document.body.removeAttribute('style'))

const panel = (): HTMLElement | null => document.querySelector('[data-foyer-modal]')

test('opening and closing moves nothing on the page, and the page cannot be scrolled meanwhile', async () => {
  const config = await renderModal({
    children: (
      <>
        <button
          type="button"
          data-testid="fixed"
          style={{ position: 'fixed', insetInlineEnd: 10, insetBlockStart: 10 }}
        >
          fixed
        </button>
        <p data-testid="flow" style={{ blockSize: 4000, textAlign: 'end' }}>
          flow
        </p>
      </>
    ),
  })
  const places = () =>
    ['fixed', 'flow'].map((id) => {
      const { left, width } = screen.getByTestId(id).getBoundingClientRect()
      return [left, width]
    })
  const before = places()
  act(() => openModal(config))
  await waitFor(() => expect(panel()).not.toBeNull())
  expect(places()).toEqual(before)
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  act(() => closeModal(config))
  await waitFor(() => expect(panel()).toBeNull())
  expect(places()).toEqual(before)
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.querySelector('style[data-emotion], style[nonce]')).toBeNull()
})

test('the panel leaves with its animation, then the whole layer is removed', async () => {
  const config = await renderModal()
  act(() => openModal(config))
  await waitFor(() => expect(panel()?.getAnimations()).toEqual([]))
  act(() => closeModal(config))
  await waitFor(() => expect(panel()?.getAttribute('data-state')).toBe('closed'))
  expect(panel()?.getAnimations().length).toBeGreaterThan(0)
  await waitFor(() => expect(document.querySelector('[data-foyer-part="layer"]')).toBeNull())
})

test('while the panel leaves, nothing inside it is animated again', async () => {
  const config = await renderModal()
  act(() => openModal(config, { view: 'Networks' }))
  await waitFor(() => expect(panel()?.dataset['view']).toBe('Networks'))
  act(() => pushView(config, 'WhatIsANetwork'))
  await waitFor(() =>
    expect(panel()?.querySelector('[data-foyer-part="view"][data-state="in"]')).not.toBeNull(),
  )
  act(() => closeModal(config))
  await waitFor(() => expect(panel()?.getAttribute('data-state')).toBe('closed'))
  const moving = panel()
    ?.getAnimations({ subtree: true })
    .map(({ effect }) => effect as KeyframeEffect)
    // Without pseudo-elements: the shimmer of a skeleton continues.
    .flatMap(({ target, pseudoElement }) => (pseudoElement ? [] : [target]))
  expect(moving).toEqual([panel()])
})

test('a modal that opens again while the copy of its last dialog leaves is visible', async () => {
  const config = await renderModal()
  for (let round = 0; round < 8; round++) {
    act(() => openModal(config))
    await waitFor(() => expect(panel()?.getAttribute('data-state')).toBe('open'))
    act(() => closeModal(config))
    // Reopens alternately while the copy leaves and right after it is removed.
    await waitFor(() =>
      expect(round % 2 ? panel() : panel()?.getAttribute('data-state')).toBe(round % 2 ? null : 'closed'),
    )
  }
  act(() => openModal(config))
  await waitFor(() => expect(panel()?.getAttribute('data-state')).toBe('open'))
  await waitFor(() => expect(panel()?.getAnimations()).toEqual([]))
  expect(panel()?.checkVisibility()).toBe(true)
})

test('beside a non-modal modal the page can be pressed', async () => {
  const onClick = vi.fn()
  const config = await renderModal({
    shell: { modal: false },
    children: (
      <button
        type="button"
        style={{ position: 'fixed', insetInlineStart: 4, insetBlockStart: 4 }}
        onClick={onClick}
      >
        mine
      </button>
    ),
  })
  act(() => openModal(config))
  await waitFor(() => expect(panel()).not.toBeNull())
  const { left, top } = screen.getByText('mine').getBoundingClientRect()
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(screen.getByText('mine'))
  expect(screen.getByText('mine').closest('[aria-hidden]')).toBeNull()
})

test('clicked controls get the focus without a ring where the browser does not focus them, as in Safari', async () => {
  await renderModal({ children: <ConnectButton /> })
  const focused: (readonly [text: string | null, hasRing: boolean])[] = []
  const ended = new AbortController()
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLButtonElement)
        focused.push([target.ariaLabel ?? target.textContent, target.matches(':focus-visible')])
    },
    { signal: ended.signal },
  )
  // Does not focus a control, unlike a press.
  const click = async (name: string): Promise<void> => {
    const control = await screen.findByRole('button', { name })
    act(() => control.click())
  }
  await click('Connect wallet')
  await click('What is a wallet?')
  ended.abort()
  expect(focused).toEqual([
    ['Connect wallet', false],
    ['What is a wallet?', false],
  ])
})

test.each([
  ['the body', 760],
  ['in a low window the overlay', 500],
])('going back shows the view scrolled as it was: %s', async (_, high) => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(640, high)
  try {
    const names = Array.from({ length: 40 }, (_item, index) => `Wallet ${index + 1}`)
    const config = await renderModal({ wallets: names.map((name) => storyWallet(name)) })
    act(() => openModal(config))
    const row = await screen.findByRole('button', { name: /Wallet 30/ })
    await waitFor(() => expect(panel()?.getAnimations()).toEqual([]))
    row.scrollIntoView({ block: 'end' })
    const { top } = row.getBoundingClientRect()
    act(() => screen.getByRole('button', { name: 'What is a wallet?' }).click())
    await screen.findByRole('heading', { name: 'What is a wallet?' })
    act(() => screen.getByRole('button', { name: 'Back' }).click())
    await waitFor(() => {
      const again = screen.getByRole('button', { name: /Wallet 30/ })
      expect(again.getBoundingClientRect().top).toBeCloseTo(top, 0)
    })
  } finally {
    await page.viewport(width, height)
  }
})

/** Whether one element is above or below the other. */
const isApart = (one: Element | null | undefined, other: Element | null | undefined): boolean => {
  const [first, second] = [one, other].map((each) => each?.getBoundingClientRect() ?? expect.unreachable())
  if (!first || !second) return expect.unreachable()
  return first.bottom <= second.top || first.top >= second.bottom
}

test.each([
  [360, 700, 'ltr'],
  [360, 700, 'rtl'],
  [640, 900, 'ltr'],
])(
  'in a window of %i × %i, %s, a toast is above a panel that leaves room for it',
  async (wide, high, dir) => {
    const [width, height] = [innerWidth, innerHeight]
    await page.viewport(wide, high)
    document.documentElement.dir = dir
    try {
      const config = await renderModal({ wallets: [storyWallet('Marigold')] })
      act(() => openModal(config))
      await screen.findByRole('button', { name: /^Marigold/ })
      await waitFor(() => expect(panel()?.getAnimations()).toEqual([]))
      act(() => showToast(config, { message: 'The wallet has declined '.repeat(3), variant: 'error' }))
      const note = (await screen.findByText(/declined/)).closest('[data-foyer-part=toast]')
      await waitFor(() => expect(note?.getAnimations()).toEqual([]))
      const [toast, sheet] = [note, panel()].map((each) => each?.getBoundingClientRect())
      if (!toast || !sheet) return expect.unreachable()
      expect([toast.top >= 0, toast.bottom < sheet.top]).toEqual([true, true])
      // In its middle, and within its width.
      expect((toast.left + toast.right) / 2).toBeCloseTo((sheet.left + sheet.right) / 2, 0)
      expect([toast.left > sheet.left, toast.right < sheet.right]).toEqual([true, true])
      expect(note?.contains(document.elementFromPoint(wide / 2, (toast.top + toast.bottom) / 2))).toBe(true)
    } finally {
      document.documentElement.removeAttribute('dir')
      await page.viewport(width, height)
    }
  },
)

test.each([
  [320, 700],
  [430, 700],
  [640, 360],
])('in a window of %i × %i a toast leaves the network of the account free', async (wide, high) => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(wide, high)
  try {
    const config = await renderModal({ wallets: [storyWallet('Marigold')] })
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    act(() => openModal(config))
    const chip = await screen.findByRole('button', { name: /^Network: / })
    act(() => showToast(config, { message: 'The wallet has declined '.repeat(3), variant: 'error' }))
    const note = (await screen.findByText(/declined/)).closest('[data-foyer-part=toast]')
    await waitFor(() => expect([panel()?.getAnimations(), note?.getAnimations()]).toEqual([[], []]))
    expect(isApart(note, chip)).toBe(true)
  } finally {
    await page.viewport(width, height)
  }
})

test.each([
  [320, 700, 100],
  [359, 700, 100],
  [360, 700, 100],
  [430, 700, 200],
  [640, 700, 200],
  [320, 256, 100],
])(
  'in a window of %i × %i px, at a text size of %i percent, a toast covers neither the title nor a button of the header',
  async (...row) => {
    const [wide, high, text] = row
    const [width, height] = [innerWidth, innerHeight]
    await page.viewport(wide, high)
    document.documentElement.style.fontSize = `${text}%`
    try {
      const names = Array.from({ length: 12 }, (_, index) => `Wallet ${index + 1}`)
      const config = await renderModal({ wallets: names.map((name) => storyWallet(name)) })
      act(() => openModal(config))
      act(() => pushView(config, 'Networks'))
      await screen.findByRole('button', { name: /^Ethereum/ })
      act(() => showToast(config, { message: 'The wallet has declined '.repeat(3), variant: 'error' }))
      const note = (await screen.findByText(/declined/)).closest('[data-foyer-part=toast]')
      await waitFor(() => expect([panel()?.getAnimations(), note?.getAnimations()]).toEqual([[], []]))
      const title = panel()?.querySelector('[data-foyer-part=title]')
      expect(isApart(note, title)).toBe(true)
      for (const name of ['Back', 'Close']) {
        const button = within(panel() ?? expect.unreachable()).getByRole('button', { name })
        const { left, top, width: wideness, height: tallness } = button.getBoundingClientRect()
        const middle = document.elementFromPoint(left + wideness / 2, top + tallness / 2)
        expect([name, button.contains(middle)]).toEqual([name, true])
      }
    } finally {
      document.documentElement.removeAttribute('style')
      await page.viewport(width, height)
    }
  },
)

test('in a low window the header and a toast stay in sight while the panel scrolls', async () => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(640, 360)
  try {
    const names = Array.from({ length: 12 }, (_, index) => `Wallet ${index + 1}`)
    const config = await renderModal({ wallets: names.map((name) => storyWallet(name)) })
    act(() => openModal(config))
    const last = await screen.findByRole('button', { name: /Wallet 12/ })
    await waitFor(() => expect(panel()?.getAnimations()).toEqual([]))
    const topOf = (name: string): number | undefined =>
      panel()?.querySelector(`[data-foyer-part=${name}]`)?.getBoundingClientRect().top
    expect(topOf('header')).toBe(24)
    act(() => last.focus())
    last.scrollIntoView({ block: 'end' })
    expect(topOf('header')).toBe(0)
    const close = within(panel() ?? expect.unreachable()).getByRole('button', { name: 'Close' })
    const { left, top } = close.getBoundingClientRect()
    expect(close.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true)
    // A control that gets the focus is not behind the header.
    const first = screen.getByRole('button', { name: /Wallet 1,|Wallet 1 / })
    act(() => first.focus())
    expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(60)
    const boxOf = (name: string): DOMRect =>
      panel()?.querySelector(`[data-foyer-part=${name}]`)?.getBoundingClientRect() ?? expect.unreachable()
    act(() => showToast(config, { message: 'The wallet has declined '.repeat(3), variant: 'error' }))
    const note = (await screen.findByText(/declined/)).closest('[data-foyer-part=toast]')
    await waitFor(() => expect(note?.getAnimations()).toEqual([]))
    for (const block of ['start', 'end'] as const) {
      last.scrollIntoView({ block: 'end' })
      if (block === 'start') panel()?.parentElement?.scrollTo(0, 0)
      const [toast, title] = [boxOf('toast'), boxOf('title')]
      expect(topOf('header')).toBe(block === 'start' ? 24 : 0)
      expect(toast.top).toBeGreaterThanOrEqual(title.bottom)
      expect(toast.top).toBeGreaterThanOrEqual(close.getBoundingClientRect().bottom)
      expect(toast.bottom).toBeLessThanOrEqual(360)
    }
  } finally {
    await page.viewport(width, height)
  }
})

test.each([180, 256])(
  'at a zoom of 4 on a small laptop, 320 × %i px, each control and a toast can be seen in full',
  async (low) => {
    const [width, height] = [innerWidth, innerHeight]
    await page.viewport(320, low)
    try {
      const config = await renderModal({
        wallets: ['Marigold', 'Iris', 'Fern', 'Clover'].map((name) => storyWallet(name)),
        termsConditionsUrl: 'https://example.com/terms',
        privacyPolicyUrl: 'https://example.com/privacy',
      })
      act(() => openModal(config))
      await screen.findByRole('link', { name: 'terms of service' })
      await waitFor(() => expect(panel()?.getAnimations()).toEqual([]))
      const controls = within(panel() ?? expect.unreachable()).getAllByRole('button')
      expect(controls.length).toBeGreaterThan(4)
      for (const control of controls) {
        control.scrollIntoView({ block: 'nearest' })
        const box = control.getBoundingClientRect()
        for (const y of [box.top + 1, box.bottom - 1])
          expect(control.contains(document.elementFromPoint(box.left + box.width / 2, y))).toBe(true)
      }
      act(() => showToast(config, { message: 'The wallet has declined', variant: 'error' }))
      const note = (await screen.findByText(/declined/)).closest('[data-foyer-part=toast]')
      expect(note?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      expect(note?.getBoundingClientRect().bottom).toBeLessThanOrEqual(low)
    } finally {
      await page.viewport(width, height)
    }
  },
)
