import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../i18n/createTranslator.ts'
import { LocaleContext } from '../../i18n/LocaleContext.ts'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Tabs.stories.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs.tsx'

describePrimitive('Tabs', {
  parts: parts.Tabs,
  part: 'tabs',
  element: <Tabs defaultValue="a">Content</Tabs>,
  instance: HTMLDivElement,
  states: statesOf(stories),
  hasForeignStyles: true,
})

const tabs = (
  <Tabs defaultValue="a">
    <TabsList aria-label="Assets">
      <TabsTrigger value="a">Tokens</TabsTrigger>
      <TabsTrigger value="b">NFTs</TabsTrigger>
      <TabsTrigger value="c">Activity</TabsTrigger>
    </TabsList>
    <TabsContent value="a">One</TabsContent>
  </Tabs>
)

test.each([
  ['en', 'ArrowRight', 'NFTs'],
  ['en', 'ArrowLeft', 'Activity'],
  ['ar', 'ArrowRight', 'Activity'],
  ['ar', 'ArrowLeft', 'NFTs'],
  ['en', 'End', 'Activity'],
])('in %s, %s goes to %s', async (locale, key, expected) => {
  render(<LocaleContext.Provider value={createTranslator({ locale })}>{tabs}</LocaleContext.Provider>)
  const first = screen.getByRole('tab', { name: 'Tokens' })
  // Radix moves the focus in a timer.
  await act(async () => {
    first.focus()
    fireEvent.keyDown(first, { key })
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(document.activeElement?.textContent).toBe(expected)
})

test('after a press on the tab that has the focus, Tab enters the list at that tab', () => {
  render(tabs)
  const first = screen.getByRole('tab', { name: 'Tokens' })
  act(() => first.focus())
  fireEvent.mouseDown(first)
  act(() => {
    first.blur()
    screen.getByRole('tablist').focus()
  })
  expect(document.activeElement).toBe(first)
})
