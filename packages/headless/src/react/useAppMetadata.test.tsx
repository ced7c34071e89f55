import type { AppMetadata } from '@foyer/chains'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setup } from '../test/setup.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import { useAppMetadata } from './useAppMetadata.ts'

const title = document.title

afterEach(() => {
  document.title = title
  for (const element of document.querySelectorAll('meta[property], link[rel]')) element.remove()
})

function metadata(given: Partial<AppMetadata> = {}): AppMetadata {
  document.title = 'Pebble'
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta property="og:description" content="A shop"><link rel="shortcut icon" href="/pebble.png">',
  )
  const { config } = setup({ metadata: given })
  return renderHook(() => useAppMetadata(), {
    wrapper: ({ children }) => <FoyerProvider config={config}>{children}</FoyerProvider>,
  }).result.current
}

test('without metadata in the config it is read from the page', () => {
  expect(metadata()).toEqual({
    name: 'Pebble',
    description: 'A shop',
    url: location.origin,
    icons: [`${location.origin}/pebble.png`],
  })
})

test('metadata of the config replaces that of the page; undefined does not', () => {
  const given: object = { name: 'Stone', url: undefined, icons: [] }
  expect(metadata(given)).toEqual({
    name: 'Stone',
    description: 'A shop',
    url: location.origin,
    icons: [],
  })
})
