import { base58, base64 } from '@scure/base'
import { isSolanaAddress } from '../address/isSolanaAddress.ts'
import { announce } from '../announce.ts'
import { inTurn } from '../async/inTurn.ts'
import type { Connector } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import { hasMethod, read, readPath } from '../errors/foreign.ts'
import { holds } from '../holds.ts'
import { toStandardWallet, type TransactionRequest } from '../solana/toStandardWallet.ts'
import { parseAccounts, toSession } from '../solana/wallet.ts'
import { exactText } from '../text/exactText.ts'
import { createDriverConnector } from '../walletDriver/createDriverConnector.ts'
import type { WalletDriver } from '../walletDriver/walletDriver.ts'
import type { FindFarcasterParameters } from './findFarcaster.ts'
import { loadMiniApp } from './loadMiniApp.ts'

/** The only network of clients. */
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Sends a request to the client: texts in UTF-8, transactions and signatures of messages in base64. */
type Ask = (method: string, params?: object) => Promise<unknown>

/** Lists the Solana wallet of the Farcaster client that contains this page, if there is one. */
export async function findFarcasterSolana({
  loadSdk,
  context,
  signal,
}: FindFarcasterParameters): Promise<void> {
  const exported = await loadMiniApp(loadSdk)
  const wallet = readPath(exported, 'sdk.wallet')
  // The provider of the SDK needs `@solana/web3.js` objects and a global `Buffer`; `miniAppHost` takes bytes.
  const host = read(exported, 'miniAppHost')
  if (!hasMethod(wallet, 'getSolanaProvider') || !hasMethod(host, 'solanaProviderRequest')) return
  if ((await wallet.getSolanaProvider()) === undefined || signal.aborted) return
  const driver = createFarcasterDriver((method, params) =>
    Promise.resolve(host.solanaProviderRequest({ method, ...(params && { params }) })),
  )
  const { connector, dispose } = createDriverConnector({
    id: 'farcaster',
    // Not `solana:`, the prefix of registered wallets: a wallet of any name cannot take the connection.
    uid: 'farcaster:solana',
    name: 'Farcaster',
    namespace: 'solana',
    isAvailable: () => true,
    canRestore: true,
    loadDriver: async () => driver,
  })
  const hostConnector: Connector = { ...connector, type: 'EXTERNAL', interaction: 'frame', isHost: true }
  announce(context, { connector: hostConnector, dispose }, signal)
}

/** The wallet of a client as a Wallet Standard wallet. Clients show no prompt to connect. */
function createFarcasterDriver(ask: Ask): WalletDriver {
  let address: string | undefined

  async function signTransaction({ transaction }: TransactionRequest): Promise<Uint8Array> {
    const answer = await ask('signTransaction', { transaction: base64.encode(transaction) })
    return bytesOf(read(answer, 'signedTransaction'), base64.decode)
  }

  const { wallet } = toStandardWallet({
    name: () => 'Farcaster',
    networkIds: () => [MAINNET],
    addresses: () => (address === undefined ? [] : [address]),
    features: () => ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
    signMessage: async ({ message }) =>
      bytesOf(read(await ask('signMessage', { message: exactText(message) }), 'signature'), base64.decode),
    signTransactions: (requests) => inTurn(signTransaction)(...requests),
    async signAndSendTransaction({ transaction, options }) {
      const params = { transaction: base64.encode(transaction), ...(options && { options }) }
      const answer = await ask('signAndSendTransaction', params)
      return bytesOf(read(answer, 'signature'), base58.decode)
    },
  })
  const connect = async (): ReturnType<WalletDriver['connect']> => {
    const publicKey = read(await ask('connect'), 'publicKey')
    const isAddress = typeof publicKey === 'string' && holds(() => isSolanaAddress(publicKey))
    if (!isAddress) throw createError('CONNECT_FAILED', undefined, { prefix: 'solana:connect' })
    address = publicKey
    return toSession(parseAccounts(wallet.accounts) ?? [])
  }
  return { provider: wallet, connect, restore: connect }
}

/** Bytes in a client's response; no bytes for a value that is not text, which callers reject. */
const bytesOf = (value: unknown, decode: (text: string) => Uint8Array): Uint8Array =>
  typeof value === 'string' ? decode(value) : new Uint8Array()
