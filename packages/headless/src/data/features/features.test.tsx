import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { patchProjectFeatures } from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { getAlert } from '../../modal/notices/state.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useAccount } from '../../react/useAccount.ts'
import { useConnections } from '../../react/useConnections.ts'
import { useFeatures } from '../../react/useFeatures.ts'
import { useRecentConnections } from '../../react/useRecentConnections.ts'
import { BOB, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Swaps(): ReactElement {
  const { swaps, onramp, send, reasons } = useFeatures()
  return <p>{[swaps ? 'swap' : reasons.swaps, onramp ? 'buy' : reasons.onramp, send && 'send'].join(' ')}</p>
}

const Page = ({ config, children }: { config: Config; children: ReactElement }): ReactElement => (
  <StrictMode>
    <FoyerProvider config={config}>{children}</FoyerProvider>
  </StrictMode>
)

const setTimeZone = (timeZone: string): void => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
}

test('a server offers all features; the hydrated page applies time zone and platform', async () => {
  setTimeZone('Asia/Hong_Kong')
  const onConsoleError = vi.spyOn(console, 'error')
  const server = setup({ id: 'server', projectId: 'p' })
  server.unmount()
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <Page config={server.config}>
      <Swaps />
    </Page>,
  )
  expect(container.textContent).toBe('swap buy send')
  const { config } = setup({ projectId: 'p' })
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Page config={config}>
        <Swaps />
      </Page>,
    ),
  )
  expect(container.textContent).toBe('time-zone time-zone send')
  expect(onConsoleError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

test('restrictedTimeZones replaces the default list', () => {
  setTimeZone('Europe/Zurich')
  const { config } = setup({ projectId: 'p', restrictedTimeZones: ['Europe/Zurich'] })
  render(
    <Page config={config}>
      <Swaps />
    </Page>,
  )
  expect(screen.getByText('time-zone time-zone send')).toBeDefined()
})

test('the remote configuration re-renders components that read features, and no others', async () => {
  const { config } = setup({ projectId: 'p' })
  let renders = 0
  function Account(): ReactElement {
    renders++
    return <p>{useAccount().status}</p>
  }
  render(
    <FoyerProvider config={config}>
      <Swaps />
      <Account />
    </FoyerProvider>,
  )
  await screen.findByText('disconnected')
  const before = renders
  await act(async () => patchProjectFeatures(internalsOf(config), { swaps: false }))
  expect(screen.getByText('project buy send')).toBeDefined()
  expect(renders).toBe(before)
})

test('[S6.9] a change of multi-wallet by the remote configuration changes the listed connections', async () => {
  const first = createTestConnector({ id: 'first' })
  const second = createTestConnector({ id: 'second', address: BOB })
  const { config } = setup({ projectId: 'p', connectors: [first, second], debug: true })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  function Wallets(): ReactElement {
    const { recentConnections } = useRecentConnections()
    return (
      <p>
        {useConnections().length} {recentConnections.length}
      </p>
    )
  }
  render(
    <FoyerProvider config={config}>
      <Wallets />
    </FoyerProvider>,
  )
  expect(getAlert(config).code).toBe('MULTI_WALLET_NOT_ENABLED')
  await act(async () => patchProjectFeatures(internalsOf(config), { multiWallet: true }))
  await act(async () => void (await connect(config, { connector: first })))
  await act(async () => void (await connect(config, { connector: second })))
  expect(screen.getByText('2 0')).toBeDefined()
  await act(async () => patchProjectFeatures(internalsOf(config), { multiWallet: false }))
  expect(screen.getByText('1 0')).toBeDefined()
})
