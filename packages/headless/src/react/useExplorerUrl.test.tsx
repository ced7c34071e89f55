import { mainnet, polygon, solana } from '@foyer/chains/networks'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ALICE, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { useExplorerUrl } from './useExplorerUrl.ts'

test('[S3.89] the explorer URL of the account, of a transaction, and of another network', async () => {
  const wallet = createTestConnector()
  const { config } = setup({ connectors: [wallet], networks: [mainnet, polygon] })
  const { result } = renderHook(() => ({
    account: useExplorerUrl({ config }),
    transaction: useExplorerUrl({ config, hash: '0xab' }),
    elsewhere: useExplorerUrl({ config, address: '0xcd', caipNetworkId: 'eip155:137' }),
    unknown: useExplorerUrl({ config, hash: '0xab', caipNetworkId: 'eip155:999' }),
  }))
  expect(result.current.account).toBeUndefined()
  await act(() => connect(config, { connector: wallet }))
  expect(result.current).toEqual({
    account: `https://etherscan.io/address/${ALICE}`,
    transaction: 'https://etherscan.io/tx/0xab',
    elsewhere: 'https://polygonscan.com/address/0xcd',
    unknown: undefined,
  })
})

test('[S3.89] the explorer URL of the account on a network of another namespace is that of its own account', async () => {
  const address = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
  const other = createTestConnector({ id: 'other', address, namespaces: ['solana'], chainId: null })
  const { config } = setup({ connectors: [createTestConnector(), other], networks: [mainnet, solana] })
  await connect(config, { connector: 'test.wallet' })
  const { caipNetworkId } = solana
  const { result } = renderHook(() => useExplorerUrl({ config, caipNetworkId }))
  expect(result.current).toBeUndefined()
  await act(() => connect(config, { connector: other }))
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:1' }))
  expect(result.current).toBe(`https://solscan.io/address/${address}`)
})

test('[S3.89] without a wallet, the explorer URL follows the network', async () => {
  const { config } = setup({ networks: [mainnet, polygon] })
  const { result } = renderHook(() => useExplorerUrl({ config, hash: '0xab' }))
  expect(result.current).toBe('https://etherscan.io/tx/0xab')
  await act(() => switchNetwork(config, { caipNetworkId: 'eip155:137' }))
  expect(result.current).toBe('https://polygonscan.com/tx/0xab')
})
