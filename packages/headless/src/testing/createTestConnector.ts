import {
  type ChainNamespace,
  type Connector,
  type ConnectorAccount,
  type ConnectorEvent,
  type ConnectorInteraction,
  type ConnectorSession,
  createEmitter,
  UserRejectedError,
} from '@foyer/chains'

export type TestConnectorOptions = {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly namespaces?: readonly ChainNamespace[] | undefined
  readonly address?: string | undefined
  /** Several accounts in place of `address`. */
  readonly accounts?: readonly ConnectorAccount[] | undefined
  /** `null`: the wallet has no current chain. @default '1' */
  readonly chainId?: string | null | undefined
  readonly interaction?: ConnectorInteraction | undefined
  /** Whether the wallet restores its connection without a prompt. @default false */
  readonly isAuthorized?: boolean | undefined
}

/** Scripted wallet that counts its calls. */
export type TestConnector = Connector & {
  /** Outcome of later calls of `connect`. `wait`: the call stays pending until `approveWaiting`. */
  answer: 'approve' | 'reject' | 'fail' | 'wait'
  readonly calls: { connect: number; restore: number; disconnect: number; switchNetwork: number }
  readonly emit: (event: ConnectorEvent) => void
  readonly listenerCount: () => number
  /** Resolves all pending calls of `connect`. */
  readonly approveWaiting: () => void
}

/**
 * Creates a connector for tests, for `createConfig({ connectors })`. It connects, and cannot sign: requests to it
 * reject with `PROVIDER_NOT_FOUND`. `announceEip6963` of `@foyer/sandbox/wallets` makes a wallet that signs.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { createConfig } from '@foyer/headless'
 * import { connect } from '@foyer/headless/actions'
 * import { createTestConnector } from '@foyer/headless/testing'
 * const connector = createTestConnector({ name: 'Pebble' })
 * const config = createConfig({ networks: [mainnet], adapters: [eip155()], connectors: [connector] })
 * config.mount()
 * await connect(config, { connector })
 * ```
 */
export function createTestConnector(options: TestConnectorOptions = {}): TestConnector {
  const {
    id = 'test.wallet',
    name = 'Test Wallet',
    namespaces = ['eip155'],
    address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    accounts = [{ address }],
    chainId = '1',
    interaction = 'extension',
  } = options
  const emitter = createEmitter<ConnectorEvent>()
  const waiting: (() => void)[] = []
  const sessions = (wanted: readonly ChainNamespace[] = namespaces): readonly ConnectorSession[] =>
    namespaces
      .filter((namespace) => wanted.includes(namespace))
      .map((namespace) => ({ namespace, accounts, chainId: chainId ?? undefined }))
  let isAuthorized = options.isAuthorized ?? false

  const connector: TestConnector = {
    id,
    uid: id,
    name,
    type: 'ANNOUNCED',
    interaction,
    namespaces,
    answer: 'approve',
    calls: { connect: 0, restore: 0, disconnect: 0, switchNetwork: 0 },
    emit: emitter.emit,
    listenerCount: () => emitter.size,
    approveWaiting: () => {
      for (const approve of waiting.splice(0)) approve()
    },
    async connect({ namespaces: wanted }) {
      connector.calls.connect++
      if (connector.answer === 'reject') throw new UserRejectedError()
      // Error as wallets throw it, not a FoyerError.
      if (connector.answer === 'fail') return Promise.reject({ code: -32603, message: 'wallet is broken' })
      if (connector.answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve))
      isAuthorized = true
      return sessions(wanted)
    },
    async restore({ namespaces: wanted }) {
      connector.calls.restore++
      return isAuthorized ? sessions(wanted) : []
    },
    async disconnect() {
      connector.calls.disconnect++
      isAuthorized = false
    },
    async switchNetwork() {
      connector.calls.switchNetwork++
    },
    getProvider: () => connector,
    subscribe: emitter.subscribe,
  }
  return connector
}
