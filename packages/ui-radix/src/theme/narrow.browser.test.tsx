import './styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { locales } from '../i18n/localeFiles.ts'
import type { LazyView } from '../modal/views.ts'
import { Address } from '../primitives/Address/Address.tsx'
import { AmountField } from '../primitives/AmountField/AmountField.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Fact, Facts } from '../primitives/Facts/Facts.tsx'
import { Field } from '../primitives/Field/Field.tsx'
import { SwapIcon } from '../primitives/Icon/subjectIcons.ts'
import { Header, HeaderEnd, HeaderStart, Title } from '../primitives/Modal/Modal.tsx'
import { Row } from '../primitives/Row/Row.tsx'
import { TokenRow } from '../primitives/Row/TokenRow.tsx'
import { Spinner } from '../primitives/Spinner/Spinner.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { NetworkStrip } from '../views/WalletReceive/WalletReceive.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.style.fontSize = ''
})

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
])('in a page with dir=%s numbers are at the %s, away from their unit', (dir, side) => {
  render(
    <div data-foyer="" dir={dir}>
      <AmountField label="Amount" value="250" />
    </div>,
  )
  const { direction, textAlign } = getComputedStyle(screen.getByRole('textbox'))
  expect([direction, textAlign]).toEqual(['ltr', side])
})

test('in a right-to-left page a typed address is on the side of the label, and the spinner opposite', () => {
  render(
    <div data-foyer="" dir="rtl">
      <Field label="العنوان" value="0x12" readOnly dir="auto" trailing={<Spinner />} />
    </div>,
  )
  const input = screen.getByRole('textbox')
  const { direction, textAlign } = getComputedStyle(input)
  expect([direction, textAlign]).toEqual(['ltr', 'right'])
  const spinner = document.querySelector('[data-foyer-part=spinner]') ?? expect.unreachable()
  const [left, box] = [spinner.getBoundingClientRect().left, input.closest('label')?.getBoundingClientRect()]
  expect(left - (box?.left ?? 0)).toBe(15)
  expect(input.getBoundingClientRect().left).toBeGreaterThan(left)
})

test('in a right-to-left page each line of a stacked value begins at the side of its own language', () => {
  render(
    <div data-foyer="" dir="rtl" style={{ inlineSize: 320 }}>
      <Facts>
        <Fact name="الرسالة" layout="stacked">
          Welcome
          <br />
          أهلا
        </Fact>
      </Facts>
    </div>,
  )
  const value = screen.getByRole('definition')
  const [from, to] = [value.getBoundingClientRect().left, value.getBoundingClientRect().right]
  const lines = [...(value.querySelector('bdi')?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3)
  const sides = lines.map((line) => {
    const words = document.createRange()
    words.selectNodeContents(line)
    const { left, right } = words.getBoundingClientRect()
    return left - from < 1 ? 'left' : to - right < 1 ? 'right' : 'between'
  })
  expect(sides).toEqual(['left', 'right'])
})

test('the amount of a disabled row is as faint as its name', () => {
  render(
    <div data-foyer="">
      <TokenRow name="Ether" symbol="ETH" amount="1" fiat="$1" disabled />
    </div>,
  )
  const [name, value] = ['name', 'value'].map((part) => {
    const found = document.querySelector(`[data-foyer-part=row-${part}]`) ?? expect.unreachable()
    return getComputedStyle(found).color
  })
  expect(value).toBe(name)
})

test('on a narrow phone two controls are beside a wallet and its shortened address', () => {
  render(
    <div data-foyer="" style={{ inlineSize: 296 }}>
      <Row
        name="Marigold"
        description={<Address value="0x70997970C51812dc3A010C7d01b50e0d17dc79C8" />}
        image={<span style={{ inlineSize: 32 }} />}
        trailing={<span style={{ inlineSize: 132 }}>Controls</span>}
      />
    </div>,
  )
  const { bottom } = screen.getByText('Marigold').getBoundingClientRect()
  expect(screen.getByText('Controls').getBoundingClientRect().top).toBeLessThan(bottom)
  const words = document.createRange()
  words.selectNodeContents(document.querySelector('[data-foyer-part=address]') ?? expect.unreachable())
  const tops = new Set([...words.getClientRects()].map(({ top }) => top))
  expect(tops.size).toBe(1)
})

test('four buttons with their icons above fit beside each other on a narrow phone, and divide no word', () => {
  render(
    <div data-foyer="" style={{ inlineSize: 296 }}>
      <Stack direction="row" gap={4} equal>
        {['Kaufen', 'Tauschen', 'Empfangen', 'Senden'].map((word) => (
          <Button key={word} data-layout="stacked">
            <SwapIcon />
            {word}
          </Button>
        ))}
      </Stack>
    </div>,
  )
  for (const button of screen.getAllByRole('button')) {
    const words = document.createRange()
    words.selectNodeContents(button.querySelector('[data-foyer-part=button-label]')?.lastChild ?? button)
    expect(words.getClientRects()).toHaveLength(1)
  }
})

test.each([
  ['100%', 1],
  ['150%', 2],
  ['200%', 2],
  ['400%', 4],
])(
  'at a text size of %s four buttons with their icons above are in %d rows, and divide no word',
  (fontSize, rows) => {
    document.documentElement.style.fontSize = fontSize
    render(
      <div data-foyer="" style={{ inlineSize: 336 }}>
        <Stack direction="row" gap={4} equal>
          {['Buy', 'Swap', 'Receive', 'Send'].map((word) => (
            <Button key={word} data-layout="stacked">
              <SwapIcon />
              {word}
            </Button>
          ))}
        </Stack>
      </div>,
    )
    const buttons = screen.getAllByRole('button')
    for (const button of buttons) {
      const words = document.createRange()
      words.selectNodeContents(button.querySelector('[data-foyer-part=button-label]')?.lastChild ?? button)
      expect(words.getClientRects()).toHaveLength(1)
    }
    const counts = new Map<number, number>()
    for (const button of buttons) {
      const { top } = button.getBoundingClientRect()
      counts.set(top, (counts.get(top) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array.from({ length: rows }, () => 4 / rows))
  },
)

test('a button with its icon above has room for its text in any language', () => {
  render(
    <div data-foyer="" style={{ inlineSize: 312 }}>
      <Stack direction="row" gap={8} equal>
        {['Kaufen', 'Empfangen', 'Отправить', 'Vastaanottaminen'].map((word) => (
          <Button key={word} data-layout="stacked">
            <SwapIcon />
            {word}
          </Button>
        ))}
      </Stack>
    </div>,
  )
  for (const button of screen.getAllByRole('button')) {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [text, { left, right }] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
    expect([text.left >= left, text.right <= right]).toEqual([true, true])
  }
})

test.each([
  ['100%', 'beside'],
  ['200%', 'below'],
])('at a text size of %s the badge of a row is %s its name, and no word is divided', (fontSize, place) => {
  document.documentElement.style.fontSize = fontSize
  render(
    <div data-foyer="" style={{ inlineSize: 336 }}>
      <Row name="Marigold" image={<SwapIcon />} badge={<Badge>Connected</Badge>} chevron />
    </div>,
  )
  const name = screen.getByText(/^Marigold/)
  const words = document.createRange()
  words.selectNodeContents(name)
  words.setEnd(name.firstChild ?? name, 'Marigold'.length)
  expect(words.getClientRects()).toHaveLength(1)
  const badge = screen.getByText('Connected').getBoundingClientRect()
  expect(badge.top >= words.getBoundingClientRect().bottom ? 'below' : 'beside').toBe(place)
})

/** Places of the arrow of the row on the page, and of a part of the row. */
const arrowAndPart = (part: string): readonly DOMRect[] =>
  ['row-chevron', part].map((each) => {
    const found = document.querySelector(`[data-foyer-part=${each}]`) ?? expect.unreachable()
    return found.getBoundingClientRect()
  })

test.each([
  ['100%', 'controls', 'row-trailing'],
  ['200%', 'controls', 'row-trailing'],
  ['400%', 'name', 'row-text'],
])('at a text size of %s the arrow of a row is beside its %s', (fontSize, _, part) => {
  document.documentElement.style.fontSize = fontSize
  render(
    <div data-foyer="" style={{ inlineSize: 296 }}>
      <Row
        name="Marigold"
        image={<SwapIcon />}
        trailing={part === 'row-trailing' && <span style={{ inlineSize: 104 }}>Card</span>}
        chevron
      />
    </div>,
  )
  const [arrow, { top, bottom, right }] = arrowAndPart(part) as [DOMRect, DOMRect]
  const middle = (arrow.top + arrow.bottom) / 2
  expect([middle > top, middle < bottom, right - arrow.right]).toEqual([true, true, 0])
})

test('controls below the name of a row are side by side, if the row has room for them', () => {
  document.documentElement.style.fontSize = '200%'
  render(
    <div data-foyer="" style={{ inlineSize: 336 }}>
      <Row
        asChild
        name="Marigold"
        image={<SwapIcon />}
        trailing={[120, 80].map((inlineSize) => (
          <span key={inlineSize} role="note" style={{ inlineSize }}>
            Switch
          </span>
        ))}
      >
        <div />
      </Row>
    </div>,
  )
  const [first, second] = screen.getAllByRole('note').map((each) => each.getBoundingClientRect())
  expect(second?.top).toBe(first?.top)
})

const routes = Object.values(
  import.meta.glob<Readonly<Record<string, LazyView>>>('../views/*Routes.ts', { eager: true }),
)
const titleIds = routes
  .flatMap((views) => Object.values(views))
  .flatMap(({ title }) => (typeof title === 'function' ? [] : [title[0]]))

test.each(Object.entries(locales))(
  'at a text size of 200% all words of titles and of the row about networks are shown: %s',
  async (tag, load) => {
    const texts = (await load()).default as Readonly<Record<string, string | undefined>>
    document.documentElement.style.fontSize = '200%'
    const networks = ['eip155:1', 'eip155:10', 'eip155:137', 'eip155:8453', 'eip155:42161'].map((id) => ({
      caipNetworkId: id,
      name: id,
    }))
    render(
      <div data-foyer="" lang={tag} style={{ inlineSize: 320 }}>
        {[...new Set(titleIds)].map((id) => (
          <Header key={id}>
            <HeaderStart />
            <Title>{texts[id]?.replace(/\{\w+\}/, 'Marigold')}</Title>
            <HeaderEnd />
          </Header>
        ))}
        <div style={{ paddingInline: 12 }}>
          <Row
            name={texts['receive.networks']}
            trailing={<NetworkStrip networks={networks as never} />}
            chevron
          />
        </div>
      </div>,
    )
    expect(titleIds.length).toBeGreaterThan(50)
    const cut = [...document.querySelectorAll('[data-foyer-part=title], [data-foyer-part=row-name]')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    )
    expect(cut.map(({ textContent }) => textContent)).toEqual([])
  },
)
