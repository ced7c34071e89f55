import { getBitcoinWalletStandard } from '@metamask/bitcoin-wallet-standard'
import { getMultichainClient, type Transport } from '@metamask/multichain-api-client'
import { getWalletStandard } from '@metamask/solana-wallet-standard'
import { base58, base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { WalletAccount } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import type { BitcoinKey } from '../bitcoin/accounts.ts'
import { createBitcoinKeyring } from '../wallets/bitcoin/createBitcoinKeyring.ts'
import type { WalletStorage } from '../wallets/memory.ts'
import { createNamespaceOwner, type NamespaceOwner } from '../wallets/namespaceOwner.ts'
import { rpcError } from '../wallets/rpcErrors.ts'
import { createSolanaWallet } from '../wallets/solana/createSolanaWallet.ts'

type Params = Readonly<Record<string, never>>
type Invoke = (method: string, params: Params) => Promise<unknown>
type Notify = Parameters<Transport['onNotification']>[0]

/** One namespace of MetaMask's extension, which pages reach by its Multichain API (CAIP-25, CAIP-27). */
export type MetaMaskMultichain = NamespaceOwner & {
  readonly changeAccount: () => void
}

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const NAME = 'MetaMask'

const rejection = (): unknown => rpcError('rejected', 'User rejected the request.')

type Extension = {
  readonly scope: string
  readonly owner: NamespaceOwner
  readonly address: () => string
  readonly invoke: Invoke
  /** Notification of another account. */
  readonly accountChange: (session: object) => object
}

/** Transport of the Multichain API; the extension answers in JSON, a prompt opens a session of the page. */
function createTransport({ scope, owner, address, invoke, accountChange }: Extension) {
  const listeners = new Set<Notify>()
  const session = (): object => ({
    sessionScopes: owner.isPermitted()
      ? { [scope]: { accounts: [`${scope}:${address()}`], methods: [], notifications: [] } }
      : {},
  })
  const answer = async (method: string, params: Params): Promise<unknown> => {
    if (method === 'wallet_getSession') return session()
    if (method === 'wallet_createSession') {
      await owner.ask(method)
      owner.permit(true)
      return session()
    }
    if (method === 'wallet_revokeSession') {
      await owner.read(method)
      owner.permit(false)
      return true
    }
    const { request } = params as unknown as { request: { method: string; params: Params } }
    await owner.ask(request.method)
    return invoke(request.method, request.params)
  }
  let isConnected = false
  const transport: Transport = {
    connect: async () => void (isConnected = true),
    disconnect: async () => void (isConnected = false),
    isConnected: () => isConnected,
    onNotification(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async request(request) {
      const { method, params } = JSON.parse(JSON.stringify(request)) as { method: string; params: Params }
      const message = await answer(method, params).then(
        (result) => ({ result: result ?? null }),
        (error: { readonly code?: number; readonly message?: string } | undefined) => ({
          error: { code: error?.code ?? -32_603, message: error?.message ?? 'Internal error' },
        }),
      )
      return JSON.parse(JSON.stringify(message)) as never
    },
  }
  const notify = (): void => {
    for (const listener of [...listeners]) listener(accountChange(session()))
  }
  return { transport, notify }
}

/** Registers MetaMask's Solana wallet (`@metamask/solana-wallet-standard`) on `window`. */
export function registerMetaMaskSolana(storage: WalletStorage | undefined): MetaMaskMultichain {
  const owner = createNamespaceOwner(`solana:${NAME}`, { storage }, rejection)
  const { wallet, addresses, setAccount } = createSolanaWallet({
    name: 'keys',
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
  })
  const sign = async (feature: string, input: object): Promise<Record<string, Uint8Array>> => {
    const method = feature.slice(feature.indexOf(':') + 1)
    const found = wallet.features[feature as never] as Record<
      string,
      (input: object) => Promise<[Record<string, Uint8Array>]>
    >
    return (await (found[method] as (input: object) => Promise<[Record<string, Uint8Array>]>)(input))[0]
  }
  const accountOf = async (): Promise<WalletAccount> => {
    const connect = wallet.features['standard:connect' as never] as { connect: () => Promise<unknown> }
    setAccount(owner.selected())
    await connect.connect()
    return wallet.accounts[0] as WalletAccount
  }
  const invoke: Invoke = async (method, params) => {
    const account = await accountOf()
    if (method === 'signIn') {
      const { signedMessage, signature } = await sign('solana:signIn', params as SolanaSignInInput)
      return { signedMessage: base64.encode(signedMessage!), signature: base58.encode(signature!) }
    }
    if (method === 'signMessage') {
      const message = base64.decode(params['message'] as unknown as string)
      const { signedMessage, signature } = await sign('solana:signMessage', { account, message })
      return {
        signedMessage: base64.encode(signedMessage!),
        signature: base58.encode(signature!),
        signatureType: 'ed25519',
      }
    }
    const transaction = base64.decode(params['transaction'] as unknown as string)
    const { signedTransaction } = await sign('solana:signTransaction', { account, transaction })
    return { signedTransaction: base64.encode(signedTransaction!) }
  }
  const address = (): string => addresses[owner.selected()] ?? ''
  const { transport, notify } = createTransport({
    scope: SOLANA,
    owner,
    address,
    invoke,
    accountChange: () => ({
      method: 'wallet_notify',
      params: { notification: { method: 'metamask_accountsChanged', params: [address()] } },
    }),
  })
  registerWallet(getWalletStandard({ client: getMultichainClient({ transport }), walletName: NAME }) as never)
  return withAccountChange(owner, notify)
}

/** Registers MetaMask's Bitcoin wallet (`@metamask/bitcoin-wallet-standard`) on `window`. */
export function registerMetaMaskBitcoin(storage: WalletStorage | undefined): MetaMaskMultichain {
  const keyring = createBitcoinKeyring({ id: `bip122:${NAME}`, storage, rejection })
  const { owner } = keyring
  const address = (): string => keyring.account().payment.address
  const invoke: Invoke = async (method, params) => {
    // As its snap: BIP-322 for every message.
    if (method === 'signMessage')
      return { signature: keyring.signMessage(address(), params['message'] as unknown as string, 'bip322') }
    const { psbt, options } = params as unknown as { psbt: string; options: { fill: boolean } }
    const asked = base64.decode(psbt)
    return {
      psbt: base64.encode(keyring.signPsbt(options.fill ? fillPsbt(asked, keyring.key()) : asked)),
      txid: null,
    }
  }
  const { transport, notify } = createTransport({
    scope: BITCOIN,
    owner,
    address,
    invoke,
    accountChange: (session) => ({ method: 'wallet_sessionChanged', params: session }),
  })
  registerWallet(
    getBitcoinWalletStandard({ client: getMultichainClient({ transport }), walletName: NAME }) as never,
  )
  return withAccountChange(owner, notify)
}

/** As MetaMask's snap: takes the outputs of a PSBT only, and spends coins of its own choice. */
function fillPsbt(psbt: Uint8Array, { script }: BitcoinKey): Uint8Array {
  const asked = Transaction.fromPSBT(psbt)
  const filled = new Transaction()
  filled.addInput({ txid: 'c0'.repeat(32), index: 0, witnessUtxo: { amount: 1_000_000n, script } })
  for (let index = 0; index < asked.outputsLength; index++) filled.addOutput(asked.getOutput(index))
  return filled.toPSBT()
}

const withAccountChange = (owner: NamespaceOwner, notify: () => void): MetaMaskMultichain => ({
  ...owner,
  changeAccount() {
    owner.select(owner.selected() === 0 ? 1 : 0)
    notify()
  },
})
