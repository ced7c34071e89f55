import { runOperation, type Signer } from '@foyer/chains'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { verifyMessage, verifyTypedData } from 'ethers'
import { expect, test } from 'vitest'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { walletsTable } from '../test/walletsTable.ts'
import { announceEip6963 } from '../wallets/eip6963.ts'

const signing = ['message', 'typed data']
const table = walletsTable('eip155', signing)
const adapter = eip155()
/** Nothing here asks a node. */
const chainRpcUrls = { 1: 'http://127.0.0.1:9', 137: 'http://127.0.0.1:9' }

/** `personal_sign`, verified by ethers; a text that looks like hex is signed as text. */
async function signMessage(signer: Signer): Promise<void> {
  for (const message of ['Foyer <&> ✓', '0x1234']) {
    const parameters = { address: signer.address, message }
    // oxlint-disable-next-line no-await-in-loop -- one prompt at a time
    const signature = await runOperation(adapter, 'signMessage', { ...signer, parameters })
    expect(verifyMessage(message, signature)).toBe(signer.address)
  }
}

/** `eth_signTypedData_v4`, verified by ethers. */
async function signTypedData(signer: Signer): Promise<void> {
  const domain = { name: 'Shop', version: '1', chainId: 1 }
  const types = { Order: [{ name: 'amount', type: 'uint256' }] }
  const message = { amount: 10n ** 20n }
  const typedData = { domain, types, primaryType: 'Order', message }
  const parameters = { address: signer.address, typedData }
  const signature = await runOperation(adapter, 'signTypedData', { ...signer, parameters })
  expect(verifyTypedData(domain, types, message, signature)).toBe(signer.address)
}

const PROMPTS = ['eth_requestAccounts', 'personal_sign', 'eth_signTypedData_v4', 'wallet_switchEthereumChain']

function createFixture(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  const wallet = announceEip6963({ page, chainRpcUrls, storage: toStorage(stored) })
  const promptCount = (): number =>
    PROMPTS.reduce((count, method) => count + (wallet.requests[method] ?? 0), 0)
  return {
    ...toControls({ ...wallet, promptCount }),
    adapter: eip155({ target: page }),
    networks: [mainnet],
    otherNetwork: polygon,
    // Wallets announce themselves again when the page asks.
    reveal: () => undefined,
    signing: { message: signMessage, 'typed data': signTypedData },
  }
}

describeWallet('Announced (EIP-6963)', createFixture, {
  signing,
  report: table.row('Announced (EIP-6963)', ['viem', 'ethers']),
})

test('docs/wallets.md has these results', table.check)
