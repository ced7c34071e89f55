import { runOperation, type Signer } from '@foyer/chains'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { verifyMessage, verifyTypedData } from 'ethers'
import { afterAll, expect, test, vi } from 'vitest'
import { type Relay, startRelay } from '../relay/startRelay.ts'
import { injectMetaMask } from '../test/metaMask.ts'
import { injectRabby, type Rabby } from '../test/rabby.ts'
import { injectRainbow } from '../test/rainbow.ts'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { type WalletKitPhone, walletKitPhone } from '../test/walletKitPhone.ts'
import { walletsTable } from '../test/walletsTable.ts'
import { announceEip6963 } from '../wallets/eip6963.ts'
import { createEvmWallet } from '../wallets/evmWallet.ts'

const signing = ['message', 'typed data']
const table = walletsTable('eip155', signing)
const adapter = eip155()
/** No test here reads a node. */
const chainRpcUrls = { 1: 'http://127.0.0.1:9', 137: 'http://127.0.0.1:9' }

/** `personal_sign`, verified by ethers; a text that looks like hex is signed as text. */
async function signMessage(signer: Signer): Promise<void> {
  for (const message of ['Foyer <&> ✓', '0x1234']) {
    const parameters = { address: signer.address, message }
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

/** MetaMask's own code for pages announces it, over the stream to its extension. */
function createMetaMask(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  const wallet = createEvmWallet({ rdns: 'io.metamask', chainRpcUrls, storage: toStorage(stored) })
  const promptCount = (): number =>
    PROMPTS.reduce((count, method) => count + (wallet.requests[method] ?? 0), 0)
  return {
    ...toControls({ ...wallet, promptCount }),
    adapter: eip155({ target: page }),
    networks: [mainnet],
    otherNetwork: polygon,
    reveal() {
      vi.stubGlobal('window', page)
      injectMetaMask(wallet)
    },
    cleanUp: () => void vi.unstubAllGlobals(),
    signing: { message: signMessage, 'typed data': signTypedData },
  }
}

/** Rabby's own code for pages announces it, over messages to its extension. */
function createRabby(stored: Map<string, string>): WalletFixture {
  const page = createPage()
  const wallet = createEvmWallet({ rdns: 'io.rabby', chainRpcUrls, storage: toStorage(stored) })
  const promptCount = (): number =>
    PROMPTS.reduce((count, method) => count + (wallet.requests[method] ?? 0), 0)
  let rabby: Rabby | undefined
  return {
    ...toControls({ ...wallet, promptCount }),
    adapter: eip155({ target: page }),
    networks: [mainnet],
    otherNetwork: polygon,
    isUnlockSilent: true,
    lock: () => rabby?.lock(),
    unlock: () => rabby?.unlock(),
    reveal: () => void (rabby = injectRabby(page, wallet)),
    cleanUp() {
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
    },
    signing: { message: signMessage, 'typed data': signTypedData },
  }
}

/**
 * Rainbow's own code answers, in the page and in its background. A page with a session may read it also while locked.
 */
async function createRainbow(stored: Map<string, string>): Promise<WalletFixture> {
  const page = createPage()
  const wallet = createEvmWallet({ rdns: 'me.rainbow', chainRpcUrls, storage: toStorage(stored) })
  const promptCount = (): number =>
    PROMPTS.reduce((count, method) => count + (wallet.requests[method] ?? 0), 0)
  const rainbow = await injectRainbow(page, wallet)
  const { wallet: controls } = toControls({ ...wallet, promptCount })
  return {
    wallet: { ...controls, changeAccount: () => rainbow.select(wallet.addresses[1]) },
    adapter: eip155({ target: page }),
    networks: [mainnet],
    otherNetwork: polygon,
    // It announces itself again when the page asks.
    reveal: () => undefined,
    signing: { message: signMessage, 'typed data': signTypedData },
  }
}

type Paired = {
  readonly relay: Relay
  readonly phone: WalletKitPhone
  /** Id of the app, part of its storage keys. */
  readonly id: string
  readonly leave: Set<() => void>
}
const pairs = new Map<Map<string, string>, Paired>()
async function pair(): Promise<Paired> {
  const relay = await startRelay()
  return { relay, phone: await walletKitPhone(relay.url), id: crypto.randomUUID(), leave: new Set() }
}
afterAll(async () => {
  for (const { phone, relay, leave } of pairs.values()) {
    for (const stop of leave) stop()
    await phone.stop()
    await relay.stop()
  }
})

/** The phone keeps its WalletConnect session across page loads. A page is closed before the next one loads. */
async function createPairing(stored: Map<string, string>): Promise<WalletFixture> {
  const known = pairs.get(stored)
  for (const stop of known?.leave ?? []) stop()
  if (known) await expect.poll(known.relay.connections).toBe(1)
  const { relay, phone, id, leave } = known ?? (await pair())
  pairs.set(stored, { relay, phone, id, leave })
  const before = phone.promptCount()
  return {
    adapter: {
      ...adapter,
      discover({ announce, ...context }) {
        const connector = walletConnect()({
          ...context,
          networks: [mainnet, polygon],
          storage: { ...toStorage(stored), removeItem: (key) => void stored.delete(key) },
          projectId: 'test',
          relayUrl: relay.url,
          logger: { level: 'silent' },
          id,
        })
        // A page is closed by ending its subscriptions.
        const subscribe: typeof connector.subscribe = (listener) => {
          const stop = connector.subscribe(listener)
          leave.add(stop)
          return stop
        }
        subscribe((event) => {
          if (event.type === 'connecting' && event.uri) void phone.pair(event.uri)
        })
        return announce({ ...connector, subscribe })
      },
    },
    networks: [mainnet],
    otherNetwork: polygon,
    reveal: () => undefined,
    wallet: {
      accept: () => phone.setBehaviour('approve'),
      decline: () => phone.setBehaviour('reject'),
      hang: () => phone.setBehaviour('silent'),
      fail: () => phone.setBehaviour('crash'),
      changeAccount: phone.changeAccount,
      promptCount: () => phone.promptCount() - before,
      listenerCount: () => 0,
    },
    lock: phone.lock,
    unlock: phone.unlock,
    signing: { message: signMessage, 'typed data': signTypedData },
  }
}

describeWallet('MetaMask', createMetaMask, {
  signing,
  report: table.row('MetaMask', ['@metamask/providers', 'viem', 'ethers']),
})
describeWallet('Rabby', createRabby, {
  signing,
  report: table.row('Rabby', ['@rabby-wallet/page-provider', 'viem', 'ethers']),
})
describeWallet('Rainbow', createRainbow, {
  signing,
  report: table.row('Rainbow', ['@rainbow-me/provider', 'viem', 'ethers']),
})
describeWallet('WalletConnect', createPairing, {
  signing,
  report: table.row('WalletConnect', ['@reown/walletkit', '@walletconnect/core', 'ethers']),
})

test('docs/wallets.md has these results', table.check)
