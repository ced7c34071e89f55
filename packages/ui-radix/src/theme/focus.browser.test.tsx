import './styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AmountField } from '../primitives/AmountField/AmountField.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Body, Header, Title, View } from '../primitives/Modal/Modal.tsx'
import { Strip } from '../primitives/Strip/Strip.tsx'

afterEach(cleanup)

const find = (part: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-foyer-part=${part}]`) ?? expect.unreachable()

/** Presses a key, and expects the scroller to show the focused control with its focus ring, between its faded edges. */
async function expectRing(key: string, scroller: Element): Promise<void> {
  await userEvent.keyboard(key)
  // The next frame has the fade of the new scroll position.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const fade = (edge: string): number =>
    Number.parseFloat(getComputedStyle(scroller).getPropertyValue(`--foyer-fade-${edge}`)) || 0
  const focused = document.activeElement ?? expect.unreachable()
  const ringed = focused.closest('[data-foyer-part=amount-field]') ?? focused
  const { outlineOffset, outlineWidth } = getComputedStyle(ringed)
  const around = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  const [ring, area] = [ringed.getBoundingClientRect(), scroller.getBoundingClientRect()]
  expect(around).toBeGreaterThan(0)
  expect(ring.left - around).toBeGreaterThanOrEqual(area.left)
  expect(ring.right + around).toBeLessThanOrEqual(area.right)
  expect(ring.top - around).toBeGreaterThanOrEqual(area.top + fade('start'))
  expect(ring.bottom + around).toBeLessThanOrEqual(area.bottom - fade('end'))
}

const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key)

const numbers = [1, 2, 3, 4, 5, 6, 7].map((number) => (
  <Button key={number} block style={{ inlineSize: 92 }}>
    {number}
  </Button>
))

test.each(['ltr', 'rtl'] as const)(
  'in a page with dir=%s a strip scrolls to the child that the keyboard focuses',
  async (dir) => {
    render(
      <div data-foyer="" dir={dir} style={{ inlineSize: 320 }}>
        <Strip>{numbers}</Strip>
      </div>,
    )
    for (const key of [...times(7, '{Tab}'), ...times(6, '{Shift>}{Tab}{/Shift}')]) {
      await expectRing(key, find('strip'))
    }
    expect(document.activeElement?.textContent).toBe('1')
  },
)

test('a child of a strip that is visible in part stays under the pointer that presses it', () => {
  render(
    <div data-foyer="" style={{ inlineSize: 320 }}>
      <Strip>{numbers}</Strip>
    </div>,
  )
  screen.getByRole('button', { name: '4' }).focus({ preventScroll: true, focusVisible: false })
  expect(find('strip').scrollLeft).toBe(0)
})

test('a view scrolls to the control that the keyboard focuses', async () => {
  const field = { value: '1', onValueChange: () => {}, available: '10 ETH' }
  render(
    <div data-foyer="" style={{ inlineSize: 320, blockSize: 180, display: 'grid' }}>
      <Body>
        <View>
          <AmountField label="You pay" {...field} />
          {numbers}
          <AmountField label="You receive" {...field} />
        </View>
      </Body>
    </div>,
  )
  for (const key of [...times(9, '{Tab}'), ...times(8, '{Shift>}{Tab}{/Shift}')]) {
    await expectRing(key, find('body'))
  }
  expect(document.activeElement).toBe(screen.getByLabelText('You pay'))
})

test.each(['100%', '200%', '400%'])(
  'in a low window with a text size of %s the header covers no focused control',
  async (fontSize) => {
    const [width, height] = [innerWidth, innerHeight]
    await page.viewport(900, 500)
    document.documentElement.style.fontSize = fontSize
    render(
      <div data-foyer="">
        <div data-foyer-part="overlay">
          <div data-foyer-part="panel">
            <Header>
              <Title>
                Title of
                <br />
                two lines
              </Title>
            </Header>
            <Body>
              <View>{[...numbers, ...numbers.map((each) => ({ ...each, key: `again ${each.key}` }))]}</View>
            </Body>
          </div>
        </div>
      </div>,
    )
    try {
      const buttons = screen.getAllByRole('button')
      for (const button of buttons.toReversed()) {
        button.focus({ focusVisible: true })
        expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          find('header').getBoundingClientRect().bottom,
        )
      }
    } finally {
      document.documentElement.style.fontSize = ''
      await page.viewport(width, height)
    }
  },
)
