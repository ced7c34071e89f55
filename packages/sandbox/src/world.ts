import { createHandlers } from './backend/createHandlers.ts'
import { startBackend } from './backend/httpServer.ts'
import { createRequestLog, type RequestLog } from './backend/requestLog.ts'
import { type BackendState, createBackendState } from './backend/state/createBackendState.ts'
import { createFaults, type Faults } from './base/faults.ts'
import { assertFree } from './base/listen.ts'
import {
  type SandboxCollection,
  sandboxCollections,
  type SandboxToken,
  sandboxTokens,
} from './base/tokens.ts'
import type { SandboxUrls } from './base/urls.ts'
import { startBitcoinServer } from './bitcoin/server.ts'
import { type Clock, createClock } from './clock.ts'
import { type CosmosServer, startCosmosServer } from './cosmos/server.ts'
import { type SecureSite, startSecureSite } from './embedded/server.ts'
import { type DevAccount, devAccounts } from './evm/accounts.ts'
import { startEvmNodes } from './evm/nodes.ts'
import { type PolkadotServer, startPolkadotServer } from './polkadot/server.ts'
import { type Relay, startRelay } from './relay/startRelay.ts'
import { type SolanaDevAccount, solanaAccounts } from './solana/accounts.ts'
import { startSolanaNode } from './solana/node.ts'

export type SandboxOptions = {
  /** Nodes of chain 1 and 137. @default true */
  readonly evm?: boolean | undefined
  /**
   * Solana node. On a platform without a build of LiteSVM, `true` rejects with `NODE_NOT_STARTED`.
   * @default true, except on Windows
   */
  readonly solana?: boolean | undefined
  /** A WalletConnect relay. @default true */
  readonly relay?: boolean | undefined
  /** The HTTP backend. @default true */
  readonly backend?: boolean | undefined
  /**
   * Port of the backend; the nodes of chain 1 and 137, Solana, the relay, Bitcoin, Polkadot, Cosmos and the secure site
   * have the eight ports after it, in this order.
   * @default 0, any free ports
   */
  readonly port?: number | undefined
}

export type Sandbox = {
  readonly urls: SandboxUrls
  /** Funded accounts, the same on every chain and in every run. */
  readonly accounts: readonly DevAccount[]
  readonly solanaAccounts: readonly SolanaDevAccount[]
  /** Controls of the chains without a real node. */
  readonly polkadot: Pick<PolkadotServer, 'setBalance'>
  readonly cosmos: Pick<CosmosServer, 'setBalance'>
  readonly faults: Faults
  /** Faults and controls of the relay. */
  readonly relay: Relay
  /** Behaviour of the embedded wallet's frame. */
  readonly secureSite: Pick<SecureSite, 'setBehaviour'>
  /** Requests to the backend. */
  readonly requests: RequestLog
  /** State of the backend: names, project, events, and additional tokens. */
  readonly backend: BackendState
  /** Initial tokens of the chains. */
  readonly tokens: readonly SandboxToken[]
  readonly collections: readonly SandboxCollection[]
  readonly time: Clock
  readonly mine: (blocks?: number) => Promise<void>
  /** Resets the chains, the relay, the secure site and the backend, with their faults, and the list of requests. */
  readonly reset: () => Promise<void>
  /** Ends every process and server. */
  readonly stop: () => Promise<void>
}

export type SandboxWithoutRelay = Omit<Sandbox, 'relay'> & { readonly relay?: Relay | undefined }

/** LiteSVM has no build for Windows. */
const hasVm = process.platform !== 'win32'

/** Servers of a sandbox, each with a port. */
const SERVERS = 9

/**
 * Starts the offline world: nodes, a relay, the backend and the secure site, all on this machine. Rejects with
 * `PORT_TAKEN` if another program has one of the given ports, and with `NODE_NOT_FOUND` or `NODE_NOT_STARTED` if a node
 * does not start.
 *
 * @example
 * ```ts
 * import { createSandbox } from '@foyer/sandbox'
 *
 * const world = await createSandbox()
 * world.faults.set('/v1/identity/*', { status: 503, times: 1 })
 * await world.stop()
 * ```
 */
export function createSandbox(
  options?: SandboxOptions & { readonly relay?: true | undefined },
): Promise<Sandbox>
export function createSandbox(options: SandboxOptions): Promise<SandboxWithoutRelay>
export async function createSandbox(options: SandboxOptions = {}): Promise<SandboxWithoutRelay> {
  const { evm = true, solana: withSolana = hasVm, relay: withRelay = true } = options
  const { backend: withBackend = true, port = 0 } = options
  const portOf = (offset: number): number => (port === 0 ? 0 : port + offset)
  if (port !== 0) await assertFree(Array.from({ length: SERVERS }, (_, offset) => port + offset))
  const faults = createFaults()
  const requests = createRequestLog()
  const state = createBackendState()
  const stops: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(stops.splice(0).map((end) => end()))
  }
  const keep = async <part extends { readonly stop: () => Promise<void> }>(
    starting: Promise<part>,
  ): Promise<part> => {
    const part = await starting
    stops.push(part.stop)
    return part
  }

  try {
    const [nodes, relay, solana, bitcoin, polkadot, cosmos] = await allOrNothing([
      keep(startEvmNodes(evm ? [1, 137] : [], { 1: portOf(1), 137: portOf(2) })),
      withRelay ? keep(startRelay({ port: portOf(4) })) : Promise.resolve(undefined),
      withSolana ? keep(startSolanaNode({ port: portOf(3) })) : Promise.resolve(undefined),
      keep(startBitcoinServer({ port: portOf(5) })),
      keep(startPolkadotServer({ port: portOf(6) })),
      keep(startCosmosServer({ port: portOf(7) })),
    ])
    const secureSite = await keep(
      startSecureSite({ evmUrls: nodes.urls, solanaUrl: solana?.url }, { port: portOf(8) }),
    )
    const resetParts = async (): Promise<void> => {
      for (const chain of [bitcoin, polkadot, cosmos]) chain.reset()
      solana?.reset()
      secureSite.reset()
      await Promise.all([nodes.reset(), relay?.reset()])
    }
    const reset = async (): Promise<void> => {
      await resetParts()
      state.reset()
      faults.clear()
      requests.clear()
    }
    const urlsWith = (backend: string): SandboxUrls => ({
      evm: nodes.urls as SandboxUrls['evm'],
      solana: solana?.url ?? '',
      relay: relay?.url ?? '',
      backend,
      bitcoin: bitcoin.url,
      polkadot: polkadot.url,
      cosmos: cosmos.url,
      secureSite: secureSite.url,
    })
    const server = withBackend
      ? await keep(
          startBackend({
            port,
            handlers: (baseUrl) =>
              createHandlers({
                baseUrl,
                evmUrls: nodes.urls,
                solanaUrl: solana?.url,
                faults,
                requests,
                state,
                relay,
                urls: urlsWith(baseUrl),
                onReset: resetParts,
              }),
          }),
        )
      : undefined
    return {
      urls: urlsWith(server?.url ?? ''),
      accounts: devAccounts,
      polkadot,
      cosmos,
      solanaAccounts,
      faults,
      relay,
      secureSite,
      requests,
      backend: state,
      tokens: sandboxTokens,
      collections: sandboxCollections,
      time: createClock(nodes, solana),
      mine: nodes.mine,
      reset,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for all, also if one fails, so that started ones can be stopped. */
async function allOrNothing<parts extends readonly unknown[]>(parts: {
  readonly [index in keyof parts]: Promise<parts[index]>
}): Promise<parts> {
  await Promise.allSettled(parts)
  return (await Promise.all(parts)) as unknown as parts
}
