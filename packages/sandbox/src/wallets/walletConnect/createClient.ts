import type { SignClient } from '@walletconnect/sign-client'
import { randomUuid } from '../../base/randomUuid.ts'

/** Not the default export, which is the namespace of the module with `moduleResolution` node16 and nodenext. */
export type Client = InstanceType<typeof SignClient>

/** Storage of keys, sessions and messages. An in-memory `Map` is enough. */
export type WalletConnectStorage = {
  readonly getKeys: () => Promise<string[]>
  readonly getEntries: <value = unknown>() => Promise<[string, value][]>
  readonly getItem: <value = unknown>(key: string) => Promise<value | undefined>
  readonly setItem: <value = unknown>(key: string, value: value) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
}

export type ClientOptions = {
  readonly relayUrl: string
  readonly storage: WalletConnectStorage
  readonly metadata: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: string[]
    readonly redirect?: { readonly native?: string; readonly universal?: string } | undefined
  }
}

/** Two clients with one prefix would be the same, so a storage keeps its prefix. */
const PREFIX_KEY = 'sandbox-wallet/prefix'

/** Creates a client of the wallet, which connects to the relay only. */
export async function createClient({ relayUrl, storage, metadata }: ClientOptions): Promise<Client> {
  const prefix = (await storage.getItem<string>(PREFIX_KEY)) ?? `wallet-${randomUuid()}`
  await storage.setItem(PREFIX_KEY, prefix)
  const sdk = await import('@walletconnect/sign-client')
  // In Node it may be CommonJS, with its exports under `default`.
  const Client = sdk.SignClient ?? (sdk.default as unknown as typeof sdk).SignClient
  const client = await Client.init({
    projectId: 'sandbox',
    relayUrl,
    storage,
    metadata,
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: 'silent',
  } as Parameters<typeof Client.init>[0])
  // Verify API requests to a public server are disabled.
  client.core.verify.register = () => Promise.resolve('')
  client.core.verify.resolve = () => Promise.resolve(undefined as never)
  // Otherwise the second message that ends a session leaves a rejection unhandled, which would fail the run of tests.
  const { engine } = client as unknown as { readonly engine: Engine }
  const { onSessionDeleteRequest } = engine
  engine.onSessionDeleteRequest = async (topic, payload) => {
    if (client.session.keys.includes(topic)) await onSessionDeleteRequest(topic, payload)
  }
  return client
}

type Engine = { onSessionDeleteRequest: (topic: string, payload: unknown) => Promise<void> }
type Relayer = {
  connect: () => Promise<void>
  toEstablishConnection: () => Promise<void>
  transportOpen: () => Promise<void>
  readonly transportClose: () => Promise<void>
  readonly reconnectTimeout?: NodeJS.Timeout
  readonly pingTimeout?: NodeJS.Timeout
}

/** Ends a client, which has no method for that: closes its socket, timers and global, and prevents reconnecting. */
export async function endClient({ core }: Client): Promise<void> {
  core.heartbeat.stop()
  const relayer = core.relayer as unknown as Relayer
  relayer.connect = relayer.toEstablishConnection = () => Promise.reject(new Error('The wallet has ended'))
  relayer.transportOpen = () => Promise.resolve()
  await relayer.transportClose()
  clearTimeout(relayer.reconnectTimeout)
  clearTimeout(relayer.pingTimeout)
  const key = `_walletConnectCore_${core.customStoragePrefix.slice(1)}`
  for (const name of [key, `${key}_count`]) Reflect.deleteProperty(globalThis, name)
}

export function createMemoryStorage(): WalletConnectStorage {
  const items = new Map<string, string>()
  const read = (text: string | undefined): never =>
    (text === undefined ? undefined : JSON.parse(text)) as never
  return {
    getKeys: () => Promise.resolve([...items.keys()]),
    getEntries: () => Promise.resolve([...items].map(([key, text]) => [key, read(text)])),
    getItem: (key) => Promise.resolve(read(items.get(key))),
    setItem: (key, value) => Promise.resolve(void items.set(key, JSON.stringify(value))),
    removeItem: (key) => Promise.resolve(void items.delete(key)),
  }
}
