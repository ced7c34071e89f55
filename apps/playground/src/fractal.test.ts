import { bip122 } from '@foyer/chains/bip122'
import { bitcoin } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import { connect, getAccount, sendTransaction } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { registerBitcoinWallet } from '@foyer/sandbox/wallets'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a transfer of bitcoin is not sent by UniSat on Fractal Bitcoin, which has the same addresses', async () => {
  const page = new EventTarget() as EventTarget & Record<string, unknown>
  const wallet = registerBitcoinWallet({ page, shape: 'unisat' })
  const unisat = page['unisat'] as {
    readonly getChain: () => Promise<{ readonly enum: string }>
    readonly switchChain: (chain: string) => Promise<unknown>
  }
  const config = createConfig({
    networks: [bitcoin],
    adapters: [bip122({ target: page })],
    storage: createMemoryStorage(),
    features: { analytics: false },
    logger: { level: 'silent' },
  })
  config.mount()
  onTestFinished(() => config.destroy())

  // Connecting switches the wallet to Bitcoin.
  await unisat.switchChain('FRACTAL_BITCOIN_MAINNET')
  await connect(config, { connector: 'unisat' })
  expect(await unisat.getChain()).toMatchObject({ enum: 'BITCOIN_MAINNET' })

  await unisat.switchChain('FRACTAL_BITCOIN_MAINNET')
  const chainId = () => getAccount(config).caipAddress?.split(':')[1]
  await vi.waitFor(() => expect(chainId()).toBe('FRACTAL_BITCOIN_MAINNET'))
  for (const index of [1, 0]) {
    wallet.setAccount(index)
    const { address = '' } = getAccount(config)
    expect(chainId()).toBe('FRACTAL_BITCOIN_MAINNET')
    // As reviewed on Bitcoin.
    const sent = sendTransaction(config, {
      account: `${bitcoin.caipNetworkId}:${address}`,
      to: address,
      value: 1000n,
    })
    await expect(sent).rejects.toMatchObject({ code: 'NETWORK_CHANGED' })
  }
  expect(wallet.requests['sendBitcoin']).toBeUndefined()
})
