import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { CheckIcon, ExclamationIcon } from '../Icon/controlIcons.ts'
import { parts } from '../part/parts.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as stories from './Toast.stories.tsx'
import { Toast, ToastRegion } from './Toast.tsx'

describePrimitive('Toast', {
  parts: parts.Toast,
  part: 'toast',
  element: <Toast>Copied</Toast>,
  instance: HTMLLIElement,
  wrap: (node) => <ToastRegion>{node}</ToastRegion>,
  states: statesOf(stories),
})

test.each([
  [undefined, 'success', <CheckIcon key="check" size={16} strokeWidth={2.5} />],
  ['success', 'success', <CheckIcon key="check" size={16} strokeWidth={2.5} />],
  ['error', 'error', <ExclamationIcon key="exclamation" size={16} strokeWidth={2.5} />],
  ['loading', 'loading', <Spinner key="spinner" />],
] as const)('a toast of the variant %s looks like %s', (variant, shown, icon) => {
  const { container } = render(icon)
  render(<Toast variant={variant}>Text of {shown}</Toast>)
  const toast = screen.getByText(`Text of ${shown}`).closest<HTMLElement>('li')
  expect(toast?.dataset['variant']).toBe(shown)
  expect(toast?.querySelector('[data-foyer-part=toast-icon]')?.innerHTML).toBe(container.innerHTML)
})
