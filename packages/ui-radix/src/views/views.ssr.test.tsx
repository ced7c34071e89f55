// @vitest-environment node
import { FoyerProvider, type RouteName } from '@foyer/headless'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModalShell } from '../modal/ModalShell.tsx'
import { isDeferredView, isLazyView } from '../modal/views.ts'
import { allViews } from '../test/allViews.ts'
import { createStoryConfig } from '../test/storyConfig.tsx'

let errors: unknown[][] = []
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words))
})
afterEach(() => void vi.restoreAllMocks())

test.each(Object.keys(allViews) as RouteName[])('%s renders on a server', async (route) => {
  const entry = allViews[route]
  const view = entry && isDeferredView(entry) ? await entry.find() : entry
  if (!view || !isLazyView(view)) throw new Error(`${route} is not lazy`)
  const { default: View } = await view.load()
  const html = renderToString(
    <FoyerProvider config={createStoryConfig({ id: crypto.randomUUID() })}>
      <View />
    </FoyerProvider>,
  )
  expect(html).not.toContain('style=')
  expect(errors).toEqual([])
})

test('an inline modal renders on a server: the panel, the title and a skeleton of the view', () => {
  const html = renderToString(
    <FoyerProvider config={createStoryConfig()}>
      <ModalShell inline views={allViews} />
    </FoyerProvider>,
  )
  expect(html).toContain('data-foyer-modal')
  expect(html).toContain('Connect wallet')
  expect(html).toContain('data-foyer-part="skeleton"')
  expect(errors).toEqual([])
})
