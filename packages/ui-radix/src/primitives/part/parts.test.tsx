import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { createRenderer } from '../../test/createRenderer.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts, type PartsTable } from './parts.ts'

const stories = import.meta.glob<Record<string, unknown>>('../*/*.stories.tsx', { eager: true })

/** Attributes whose value is an option of the component, and has its type. */
const options = /^data-(align|gap|size|tone|turn|variant)$/

/** Parts and states of the modal, and those that follow an action of the visitor. */
const elsewhere = [
  'amount-field-flip',
  'icon data-turn',
  'layer',
  'long-list-end',
  'overlay data-state="closed"',
  'panel data-direction="back"',
  'panel data-direction="forward"',
  'panel data-direction="none"',
  'panel data-state="closed"',
  'title data-state="in"',
  'title data-state="out"',
  'toast data-state="closed"',
  'toast data-state="open"',
  'toast data-swipe-direction="down"',
  'toast data-swipe-direction="left"',
  'toast data-swipe-direction="right"',
  'toast data-swipe-direction="up"',
  'toast data-swipe="cancel"',
  'toast data-swipe="end"',
  'toast data-swipe="move"',
  'toast data-swipe="start"',
  'tooltip',
  'tooltip data-side="bottom"',
  'tooltip data-side="top"',
  'view data-direction="back"',
  'view data-direction="forward"',
  'view data-state="in"',
  'view data-state="out"',
]

test('the stories show every documented part with its attributes, and all values of states', async () => {
  const shown = new Set<string>()
  const { render, cleanUp } = createRenderer()
  for (const story of Object.values(stories).flatMap((module) => Object.values(statesOf(module)))) {
    await render(story)
    // Illustrations.
    await act(() => vi.dynamicImportSettled())
    for (const element of document.querySelectorAll('[data-foyer-part]')) {
      const part = element.getAttribute('data-foyer-part') ?? ''
      shown.add(part)
      for (const { name, value } of element.attributes)
        shown.add(`${part} ${name}`).add(`${part} ${name}="${value}"`)
    }
    await cleanUp()
  }
  const documented = Object.values<PartsTable>(parts).flatMap((table) =>
    Object.entries(table).flatMap(([part, attributes]) => [
      part,
      ...Object.entries(attributes).flatMap(([name, values]) =>
        options.test(name) ? `${part} ${name}` : values.map((value) => `${part} ${name}="${value}"`),
      ),
    ]),
  )
  expect(documented.filter((each) => !shown.has(each)).toSorted()).toEqual(elsewhere)
})
