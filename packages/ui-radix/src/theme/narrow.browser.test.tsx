import './styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SwapIcon } from '../primitives/Icon/subjectIcons.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { AmountField } from '../primitives/AmountField/AmountField.tsx'

afterEach(cleanup)

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
