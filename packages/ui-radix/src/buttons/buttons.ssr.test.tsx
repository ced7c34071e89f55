import { FoyerProvider } from '@foyer/headless'
import { getAppearance } from '@foyer/headless/actions'
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FoyerModal } from '../FoyerModal/FoyerModal.tsx'
import { createStoryConfig } from '../test/storyConfig.tsx'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { ConnectTrigger } from './ConnectTrigger.tsx'
import { NetworkButton } from './NetworkButton.tsx'

let errors: unknown[][] = []
beforeEach(() => {
  errors = []
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words))
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test.each([
  { name: 'ConnectButton', node: <ConnectButton /> },
  { name: 'AccountButton', node: <AccountButton /> },
  { name: 'NetworkButton', node: <NetworkButton /> },
  { name: 'ConnectTrigger', node: <ConnectTrigger /> },
  { name: 'FoyerModal', node: <FoyerModal theme={{ accent: '#0a7d55' }} /> },
])('$name renders on a server and hydrates without warnings or style attributes', async ({ node }) => {
  const page = () => (
    <FoyerProvider config={createStoryConfig({ id: crypto.randomUUID() })}>{node}</FoyerProvider>
  )
  const html = renderToString(page())
  expect(html).not.toContain('style=')
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  expect(errors).toEqual([])
})

test('before hydration the connect button is busy, since a connection may be restored', () => {
  const html = renderToString(
    <FoyerProvider config={createStoryConfig()}>
      <ConnectButton />
    </FoyerProvider>,
  )
  expect(html).toContain('Connect wallet')
  expect(html).toContain('aria-busy="true"')
})

test('the HTML of a server has the theme and texts of the options, and hydrates without warnings', async () => {
  const page = () => (
    <FoyerProvider
      config={createStoryConfig({
        id: crypto.randomUUID(),
        theme: { mode: 'dark' },
        messages: { 'button.connect': 'Log in' },
      })}
    >
      <ConnectButton />
      <FoyerModal theme={{ mode: 'light' }} />
    </FoyerProvider>
  )
  const html = renderToString(page())
  expect(html).toContain('Log in')
  expect(html).toContain('data-foyer-theme="dark"')
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError }))
  // The prop of the modal takes precedence, after hydration.
  expect(container.querySelector('[data-foyer-part="button-root"]')?.getAttribute('data-foyer-theme')).toBe(
    'light',
  )
  expect(container.textContent).toContain('Log in')
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  expect(errors).toEqual([])
})

test.each([
  {
    prop: 'locale',
    node: <FoyerModal locale="en" />,
    expected: { locale: 'en', messages: { 'common.close': 'Out' } },
  },
  { prop: 'messages', node: <FoyerModal messages={{}} />, expected: { locale: 'de', messages: {} } },
])('the modal with only the prop $prop keeps the other option of the config', async ({ node, expected }) => {
  const config = createStoryConfig({
    id: crypto.randomUUID(),
    locale: 'de',
    messages: { 'common.close': 'Out' },
  })
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<FoyerProvider config={config}>{node}</FoyerProvider>))
  expect(getAppearance(config)).toMatchObject(expected)
  await act(async () => root.unmount())
})
