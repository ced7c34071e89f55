import { baseAccount } from '@foyer/chains/base-account'
import { coinbaseWallet } from '@foyer/chains/coinbase'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConfigOptions } from '../core/types.ts'
import { prepareModal } from '../modal/attachModal.ts'
import { FoyerProvider } from '../react/FoyerProvider.tsx'
import { useConnectList } from '../react/useConnectList.ts'
import { setup } from '../test/setup.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const sdk = (factory: string) => {
  const make = vi.fn((_options: unknown) => ({ getProvider: () => ({ request: async () => [] }) }))
  return { make, loadSdk: vi.fn(async (): Promise<unknown> => ({ [factory]: make })) }
}
const absent = (packageName: string) => async () =>
  Promise.reject(
    new Error(`Could not resolve "${packageName}" imported by "@foyer/chains". Is it installed?`),
  )

function list(options: Partial<ConfigOptions>) {
  const host = setup(options)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <FoyerProvider config={host.config}>{children}</FoyerProvider>
    </StrictMode>
  )
  const { result } = renderHook(() => useConnectList().items.map(({ name }) => name), { wrapper })
  return { ...host, names: () => result.current, intend: () => act(async () => prepareModal(host.config)) }
}

test('prepareModal prepares wallets that open a window, once [S3.33]', async () => {
  const [coinbase, base] = [sdk('createCoinbaseWalletSDK'), sdk('createBaseAccountSDK')]
  const { names, intend } = list({
    connectors: [coinbaseWallet(coinbase), baseAccount(base)],
    coinbasePreference: 'smartWalletOnly',
  })
  expect(names()).toEqual(['Coinbase', 'Base Account'])
  expect(coinbase.loadSdk).not.toHaveBeenCalled()
  await intend()
  await waitFor(() => expect(base.make).toHaveBeenCalled())
  await intend()
  expect(coinbase.make).toHaveBeenCalledTimes(1)
  expect(coinbase.make).toHaveBeenCalledWith(
    expect.objectContaining({ preference: { options: 'smartWalletOnly', telemetry: false } }),
  )
  expect(names()).toEqual(['Coinbase', 'Base Account'])
})

test('a wallet whose package is not installed is not listed in production, and reported in development', async () => {
  const connectors = [
    coinbaseWallet({ loadSdk: absent('@coinbase/wallet-sdk') }),
    baseAccount(sdk('createBaseAccountSDK')),
  ]
  const developed = list({ connectors })
  await developed.intend()
  await waitFor(() =>
    expect(developed.errors).toContainEqual(expect.objectContaining({ code: 'SDK_MISSING' })),
  )
  expect(developed.names()).toEqual(['Coinbase', 'Base Account'])
  developed.config.destroy()

  vi.stubEnv('NODE_ENV', 'production')
  const finished = list({ connectors })
  await finished.intend()
  await waitFor(() => expect(finished.names()).toEqual(['Base Account']))
})

test.each([
  [{ enableCoinbase: false }, ['Base Account']],
  [{ enableBaseAccount: false }, ['Coinbase']],
] as const)('with the options %j the list has %j', (options, expected) => {
  const connectors = [coinbaseWallet(), baseAccount()]
  expect(list({ connectors, ...options }).names()).toEqual(expected)
})
