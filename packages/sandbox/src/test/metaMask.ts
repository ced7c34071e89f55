import { Duplex } from 'node:stream'
import { initializeProvider } from '@metamask/providers'
import { RpcError } from '../base/rpc.ts'
import type { EvmWallet } from '../wallets/evmWallet.ts'
import { walletIcons } from '../wallets/icons.ts'

type Message = { readonly id?: number; readonly method: string; readonly params?: unknown }

/** The extension at the other end of MetaMask's stream. */
export type MetaMask = {
  readonly provider: ReturnType<typeof initializeProvider>
  /** Resolves when the page's half has read its state; it emits no events before. */
  readonly ready: Promise<unknown>
  /** Sends a notification to the page. */
  readonly notify: (method: string, params?: unknown) => void
  /** Requests get no answer, as while the extension's worker restarts. */
  readonly setAsleep: (isAsleep: boolean) => void
  /** Ends the stream for good, as an update of the extension does. */
  readonly end: () => void
}

const INTERNAL_ERROR = { code: -32_603, message: 'Internal JSON-RPC error.' }
const toError = (error: unknown): object =>
  error instanceof RpcError
    ? { code: error.code, message: error.message, ...(error.data !== undefined && { data: error.data }) }
    : INTERNAL_ERROR

/**
 * The page's half of MetaMask (`@metamask/providers`), announced by EIP-6963 on `window`, over a stream to a sandbox
 * wallet in place of the extension.
 */
export function injectMetaMask({ provider: wallet }: EvmWallet): MetaMask {
  let isAsleep = false
  const read = (method: string): Promise<unknown> => wallet.request({ method })
  const stateOf = async (chainId: unknown): Promise<object> => ({
    chainId,
    networkVersion: `${Number(chainId)}`,
    isConnected: true,
  })
  const answer = async ({ method, params }: Message): Promise<unknown> => {
    if (method !== 'metamask_getProviderState') return wallet.request({ method, params })
    const [accounts, chainId] = [await read('eth_accounts'), await read('eth_chainId')]
    return { accounts, isUnlocked: true, ...(await stateOf(chainId)) }
  }
  const stream = new Duplex({
    objectMode: true,
    read: () => undefined,
    write(message: Message, _encoding, done) {
      done()
      if (isAsleep) return
      // A wallet may throw at once.
      Promise.resolve(message)
        .then(answer)
        .then(
          (result) => stream.push({ id: message.id, jsonrpc: '2.0', result: result ?? null }),
          (error: unknown) => stream.push({ id: message.id, jsonrpc: '2.0', error: toError(error) }),
        )
    },
  })
  const notify = (method: string, params?: unknown): void =>
    void stream.push({ jsonrpc: '2.0', method, ...(params !== undefined && { params }) })

  wallet.on('accountsChanged', (accounts: unknown) => notify('metamask_accountsChanged', accounts))
  wallet.on('chainChanged', (chainId: unknown) => {
    void stateOf(chainId).then((state) => notify('metamask_chainChanged', state))
  })
  const quiet = (): undefined => undefined
  const provider = initializeProvider({
    connectionStream: stream as never,
    logger: { debug: quiet, error: quiet, info: quiet, log: quiet, trace: quiet, warn: quiet },
    providerInfo: {
      uuid: crypto.randomUUID(),
      name: 'MetaMask',
      icon: walletIcons.pebble as `data:image${string}`,
      rdns: 'io.metamask',
    },
    shouldSendMetadata: false,
    shouldAnnounceCaip294: false,
  })
  return {
    provider,
    ready: new Promise((resolve) => provider.once('_initialized', resolve)),
    notify,
    setAsleep: (next) => void (isAsleep = next),
    end: () => void stream.destroy(),
  }
}
