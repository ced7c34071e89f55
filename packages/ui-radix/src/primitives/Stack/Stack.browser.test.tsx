import '../../theme/styles.css'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Stack } from './Stack.tsx'

afterEach(() => document.documentElement.removeAttribute('style'))

test.each([
  [100, 4],
  [200, 2],
])(
  'at a text size of %i percent four amounts in a panel of 336 px have %i columns, and fit',
  (size, columns) => {
    document.documentElement.style.fontSize = `${size}%`
    render(
      <div data-foyer="" style={{ width: 336 }}>
        <Stack direction="row" gap={8} equal>
          {['€100', '€250', '€500', '€1,000'].map((amount) => (
            <Button key={amount} size={36}>
              {amount}
            </Button>
          ))}
        </Stack>
      </div>,
    )
    const buttons = screen.getAllByRole('button')
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().left)).size).toBe(columns)
    for (const button of buttons) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
)
