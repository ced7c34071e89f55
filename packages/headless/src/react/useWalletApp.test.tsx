import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { disconnect } from '../wallet/disconnect.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import { useWalletPeer } from './useWalletApp.ts'

test('`useWalletPeer` has the wallet behind a protocol, and the protocol, until it is disconnected', async () => {
  const peer = { name: 'Rainbow', icon: 'data:image/png;base64,AAAA', url: 'https://rainbow.example' }
  const [wallet, extension] = [
    createTestConnector({ name: 'WalletConnect' }),
    createTestConnector({ id: 'b' }),
  ]
  const { connect: ask } = wallet
  wallet.connect = async (parameters) => (await ask(parameters)).map((session) => ({ ...session, peer }))
  const { config } = setup({ connectors: [wallet, extension] })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FoyerProvider config={config}>{children}</FoyerProvider>
  )
  const { result } = renderHook(() => useWalletPeer(), { wrapper })
  expect(result.current).toBeUndefined()
  await act(async () => void (await connect(config, { connector: wallet })))
  expect(result.current).toEqual({ ...peer, via: 'WalletConnect' })
  await act(() => disconnect(config))
  expect(result.current).toBeUndefined()
  await act(async () => void (await connect(config, { connector: extension })))
  expect(result.current).toBeUndefined()
})
