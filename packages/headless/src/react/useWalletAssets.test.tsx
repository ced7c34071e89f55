import { eip155 } from '@foyer/chains/eip155'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ALICE, BOB, createTestAdapter, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { disconnect } from '../wallet/disconnect.ts'
import { getWalletAssets } from '../wallet/reading/getWalletAssets.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import { useWalletAssets } from './useWalletAssets.ts'

const TOKEN = `0x${'123'.padStart(40, '0')}`
const native = { address: 'native', balance: '0xcaaea35047fe5702', type: 'native' }
const token = {
  address: TOKEN,
  balance: '0xcaaea35047fe5702',
  type: 'ERC20',
  metadata: { name: 'Token', symbol: 'TOK', decimals: 18 },
}
const balance = `${0xcaaea35047fe5702n}`

type Asked = { readonly method: string; readonly params?: readonly unknown[] }

/** A connected wallet whose `wallet_getAssets` is the given one, read by the real operation. */
async function connected(answer: () => unknown) {
  const requested = vi.fn<(asked: Asked) => Promise<unknown>>(async () => answer())
  const wallet = { ...createTestConnector(), getProvider: () => ({ request: requested }) }
  const getAssets = eip155().operations.getAssets ?? expect.unreachable()
  const live = { accounts: [ALICE], chainId: '1' }
  const operations = { getAssets, readSession: async () => async () => live }
  const host = setup({ connectors: [wallet], adapters: [createTestAdapter(operations)] })
  await connect(host.config, { connector: wallet })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FoyerProvider config={host.config}>{children}</FoyerProvider>
  )
  return { ...host, wallet, requested, wrapper }
}

test('the response that the EIP publishes is listed, and requested once per account and network', async () => {
  const { wrapper, requested, wallet, config } = await connected(() => ({
    '0x1': [token, native],
    '0x89': [],
  }))
  const { result } = renderHook(
    () => [
      useWalletAssets().data,
      useWalletAssets().data,
      useWalletAssets({ caipNetworkId: 'eip155:137' }).data,
    ],
    { wrapper },
  )
  const listed = [
    { type: 'ERC20', address: TOKEN, balance, name: 'Token', symbol: 'TOK', decimals: 18 },
    { type: 'NATIVE', balance, symbol: 'ETH', decimals: 18 },
  ]
  await waitFor(() => expect(result.current).toMatchObject([listed, listed, []]))
  const asked = (account: string, chainId: string) => [
    { method: 'wallet_getAssets', params: [{ account, chainFilter: [chainId] }] },
  ]
  expect(requested.mock.calls).toEqual([asked(ALICE, '0x1'), asked(ALICE, '0x89')])
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] }))
  await waitFor(() => expect(requested.mock.calls).toContainEqual(asked(BOB, '0x1')))
  await act(() => disconnect(config))
  await waitFor(() => expect(result.current).toEqual([undefined, undefined, undefined]))
})

test('texts and pictures of a hostile wallet are sanitized', async () => {
  const metadata = { name: `Tok\u202een${'!'.repeat(10_000)}`, symbol: 'T\nOK', decimals: 18 }
  const iconUrl = 'javascript:alert(1)'
  const { config } = await connected(() => ({ '0x1': [{ ...token, metadata: { ...metadata, iconUrl } }] }))
  const [asset] = await getWalletAssets(config, { address: ALICE, caipNetworkId: 'eip155:1' })
  expect(asset).toMatchObject({ symbol: 'T OK', iconUrl: '' })
  expect(asset?.name).toMatch(/^Token!{1,123}$/)
})

test('a wallet without the method is an error, not an empty list', async () => {
  const { wrapper } = await connected(() => Promise.reject({ code: 4200, message: 'No such method' }))
  const { result } = renderHook(() => useWalletAssets(), { wrapper })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'OPERATION_NOT_SUPPORTED' }))
  expect(result.current.data).toBeUndefined()
})

test('without a wallet nothing is requested', async () => {
  const { config, requested, wrapper } = await connected(() => ({}))
  await disconnect(config)
  const { result } = renderHook(() => useWalletAssets(), { wrapper })
  expect(result.current.fetchStatus).toBe('idle')
  await expect(getWalletAssets(config, { address: ALICE, caipNetworkId: 'eip155:1' })).rejects.toMatchObject({
    code: 'NO_ACTIVE_ADDRESS',
  })
  expect(requested).not.toHaveBeenCalled()
})
