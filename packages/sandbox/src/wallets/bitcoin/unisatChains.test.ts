import type { CaipNetwork, Connector } from '@foyer/chains'
import { bip122 } from '@foyer/chains/bip122'
import { testContext } from '@foyer/chains/conformance'
import { bitcoin, bitcoinTestnet } from '@foyer/chains/networks'
import { ChainType } from '@unisat/wallet-types'
import { expect, test } from 'vitest'
import { createPage } from '../../test/walletControls.ts'
import { registerBitcoinWallet } from './registerBitcoinWallet.ts'

// The chains of UniSat, from its own types. Fractal Bitcoin has the addresses of Bitcoin.
const networks: readonly CaipNetwork[] = [bitcoin, bitcoinTestnet]
const ours: Readonly<Record<string, string>> = {
  [ChainType.BITCOIN_MAINNET]: `${bitcoin.id}`,
  [ChainType.BITCOIN_TESTNET]: `${bitcoinTestnet.id}`,
  [ChainType.BITCOIN_SIGNET]: '00000008819873e925422c1ff0f99f7c',
}

test.each(Object.values(ChainType))(
  'UniSat on %s, after a rejected switch, connects with that network',
  async (chain) => {
    const page = createPage()
    registerBitcoinWallet({ page, shape: 'unisat' })
    Object.assign(page['unisat'] as object, {
      getChain: async () => ({ enum: chain }),
      async switchChain() {
        throw { code: 4001, message: 'User rejected the request.' }
      },
    })
    let connector: Connector | undefined
    const adapter = bip122({ target: page })
    adapter.discover?.({
      ...testContext(networks),
      announce(found) {
        connector = found
        return () => undefined
      },
    })
    expect(connector).toBeDefined()
    const sessions = await connector?.connect({ networks })
    expect(sessions).toMatchObject([{ chainId: ours[chain] ?? chain }])
  },
)
