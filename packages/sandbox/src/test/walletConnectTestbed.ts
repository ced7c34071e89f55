import type { Connector, ConnectorContext, ConnectorEvent } from '@foyer/chains'
import { bitcoin, cosmoshub, mainnet, polkadot, polygon, solana } from '@foyer/chains/networks'
import { walletConnect, type WalletConnectOptions } from '@foyer/chains/walletconnect'
import { vi } from 'vitest'
import { startRelay, type Relay } from '../relay/startRelay.ts'
import {
  walletConnectWallet,
  type WalletConnectWallet,
  type WalletConnectWalletOptions,
} from '../wallets/walletConnect/walletConnectWallet.ts'

export const allNetworks = [mainnet, polygon, solana, bitcoin, polkadot, cosmoshub]

export type App = {
  readonly connector: Connector
  readonly events: ConnectorEvent[]
  readonly context: ConnectorContext
  /** Closes the page. */
  readonly leave: () => void
  /** The newest pairing URI. */
  readonly uri: () => Promise<string>
}

export type Testbed = {
  readonly relay: Relay
  readonly open: (changes?: Partial<ConnectorContext>, options?: WalletConnectOptions) => App
  readonly scan: (uri: string, options?: Partial<WalletConnectWalletOptions>) => Promise<WalletConnectWallet>
  /** An app and a wallet that are connected. */
  readonly pair: (
    changes?: Partial<ConnectorContext>,
    options?: Partial<WalletConnectWalletOptions>,
  ) => Promise<App & { readonly wallet: WalletConnectWallet }>
  readonly stop: () => Promise<void>
}

/** Apps and wallets on a relay of their own. */
export async function walletConnectTestbed(): Promise<Testbed> {
  const relay = await startRelay()
  const undo: (() => unknown)[] = [relay.stop]
  let isOver = false

  function open(changes: Partial<ConnectorContext> = {}, options: WalletConnectOptions = {}): App {
    const events: ConnectorEvent[] = []
    const context: ConnectorContext = {
      networks: [mainnet, polygon, solana],
      storage: memory(),
      metadata: { name: 'Test', description: 'A test', url: 'https://app.example', icons: [] },
      projectId: 'test',
      relayUrl: relay.url,
      logger: { level: 'silent' },
      id: crypto.randomUUID(),
      ...changes,
    }
    const connector = walletConnect(options)(context)
    const leave = connector.subscribe((event) => events.push(event))
    undo.push(leave)
    const shown = () => events.findLast((event) => event.type === 'connecting' && event.uri !== undefined)
    const uri = async (): Promise<string> => {
      const event = await vi.waitUntil(shown)
      return (event as { uri: string }).uri
    }
    return { connector, events, context, leave, uri }
  }

  async function scan(
    uri: string,
    options: Partial<WalletConnectWalletOptions> = {},
  ): Promise<WalletConnectWallet> {
    if (isOver) throw new Error('The test is over')
    const making = walletConnectWallet(uri, { relayUrl: relay.url, ...options })
    // A pairing still running at the test's timeout would search its relay forever.
    undo.push(() =>
      making.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    )
    return making
  }

  return {
    relay,
    open,
    scan,
    async pair(changes, options) {
      const app = open(changes)
      const connecting = app.connector.connect({ networks: app.context.networks })
      const wallet = await scan(await app.uri(), options)
      await connecting
      return { ...app, wallet }
    },
    async stop() {
      isOver = true
      for (const run of undo.toReversed()) await run()
    },
  }
}

function memory(): ConnectorContext['storage'] {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}
