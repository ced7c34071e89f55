import { createFakeOwner, type FakeOwner } from './createFakeOwner.ts'

export const PAYMENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const ORDINAL = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
export const TESTNET = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
/** Another address of testnet and signet. */
export const SIGNET = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'
export const TXID = 'ab'.repeat(32)
export const PUBLIC_KEY = '03'.repeat(33)
const X_ONLY = '04'.repeat(32)
/** Unsigned PSBT with one input and one output. */
export const PSBT =
  'cHNidP8BAFICAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/////AQAAAAAAAAAAFgAUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=='
export const SIGNATURE = 'c2lnbmF0dXJl'

type Page = Record<string, unknown>

/** A fake wallet: `putOn` adds it to a page; the other members are the controls for the conformance suite. */
export type FakeBitcoinWallet = FakeOwner & {
  /** Leather emits no events. */
  readonly changeAccount?: (() => void) | undefined
  readonly putOn: (page: object) => void
}

const hexOf = (base64: string): string =>
  Array.from(atob(base64), (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('')

export function createFakeStandardWallet(facts: object = {}): FakeBitcoinWallet {
  const owner = createFakeOwner()
  let accounts: readonly object[] = []
  const granted = [
    { address: PAYMENT, purpose: 'payment', publicKey: new Uint8Array(33).fill(3) },
    { address: ORDINAL, purpose: 'ordinals', publicKey: new Uint8Array(32).fill(4) },
  ]
  const wallet = {
    version: '1.0.0',
    name: 'Nugget',
    icon: 'data:image/svg+xml,<svg/>',
    chains: ['bitcoin:mainnet'],
    get accounts() {
      return accounts
    },
    features: {
      'bitcoin:connect': {
        connect: (input: unknown) =>
          owner.answer('connect', [input], true, () => {
            accounts = granted
            return { accounts }
          }),
      },
      'standard:disconnect': { disconnect: () => owner.answer('disconnect', [], false, () => undefined) },
      'standard:events': { on: owner.listen },
      'bitcoin:signMessage': {
        signMessage: (input: unknown) =>
          owner.answer('signMessage', [input], true, () => [
            { signature: Uint8Array.from(atob(SIGNATURE), (character) => character.charCodeAt(0)) },
          ]),
      },
      'bitcoin:signTransaction': {
        signTransaction: (input: { readonly psbt: Uint8Array }) =>
          owner.answer('signTransaction', [input], true, () => [{ signedPsbt: input.psbt }]),
      },
    },
    ...facts,
  }
  return {
    ...owner,
    changeAccount() {
      accounts = [...accounts].toReversed()
      owner.emit('change', { accounts })
    },
    putOn(page) {
      const register = (api: { readonly register: (wallet: object) => void }): void => api.register(wallet)
      ;(page as EventTarget).dispatchEvent(
        Object.assign(new Event('wallet-standard:register-wallet'), { detail: register }),
      )
    },
  }
}

export type SatsConnectFacts = {
  readonly id?: string
  /** Results by method; a function is called. */
  readonly results?: Readonly<Record<string, unknown>>
  readonly rejection?: unknown
  /** `addListener(event, listener)`, as before version 0.7 of the protocol's core. @default false */
  readonly hasPositionalEvents?: boolean
}

export function createFakeSatsConnectWallet(facts: SatsConnectFacts = {}): FakeBitcoinWallet {
  const {
    id = 'Fake.Provider',
    rejection = { code: -32_000, message: 'Cancel' },
    hasPositionalEvents,
  } = facts
  const owner = createFakeOwner({ error: rejection })
  let network = 'Mainnet'
  const addresses = () => [
    { address: network === 'Mainnet' ? PAYMENT : TESTNET, purpose: 'payment', publicKey: PUBLIC_KEY },
    { address: ORDINAL, purpose: 'ordinals', publicKey: X_ONLY },
    { address: 'SP000000000000000000002Q6VF78', purpose: 'stacks', publicKey: '05' },
  ]
  const account = () => ({ addresses: addresses(), network: { bitcoin: { name: network } } })
  const results: Record<string, unknown> = {
    getAddresses: () => ({ addresses: addresses() }),
    wallet_connect(params: { readonly network?: string }) {
      network = params.network ?? network
      return account()
    },
    wallet_getAccount: account,
    wallet_changeNetwork: ({ name }: { readonly name: string }) => void (network = name),
    wallet_disconnect: null,
    signMessage: { signature: SIGNATURE },
    sendTransfer: { txid: TXID },
    signPsbt: { psbt: PSBT, txid: TXID },
    ...facts.results,
  }
  const silent = ['wallet_getAccount', 'wallet_disconnect']
  const wallet = {
    async request(method: string, params: unknown) {
      if (results[method] === undefined) return { error: { code: -32_601, message: `${method} is unknown` } }
      return owner.answer(method, [params], !silent.includes(method), () => {
        const result = results[method]
        return {
          result: typeof result === 'function' ? (result as (params: unknown) => unknown)(params) : result,
        }
      })
    },
    addListener: hasPositionalEvents
      ? owner.listen
      : ({ eventName, cb }: { readonly eventName: string; readonly cb: (value: never) => void }) =>
          owner.listen(eventName, cb),
  }
  return {
    ...owner,
    changeAccount: () =>
      owner.emit('accountChange', { type: 'accountChange', addresses: addresses().toReversed() }),
    putOn(page) {
      const [first = '', second] = id.split('.')
      Object.assign(page, {
        [first]: second === undefined ? wallet : { [second]: wallet },
        btc_providers: [{ id, name: 'Nugget', icon: 'data:image/svg;base64,PHN2Zy8+' }],
      })
      ;(page as EventTarget).dispatchEvent(new Event('load'))
    },
  }
}

/** Leather: other field names of addresses, PSBTs in hex, thrown responses. */
export function createFakeLeather(): FakeBitcoinWallet {
  const wallet = createFakeSatsConnectWallet({
    id: 'LeatherProvider',
    rejection: { code: 4001, message: 'User rejected request' },
    results: {
      getAddresses: ({ network }: { readonly network: string }) => ({
        addresses: [
          {
            symbol: 'BTC',
            type: 'p2wpkh',
            address: network === 'mainnet' ? PAYMENT : TESTNET,
            publicKey: PUBLIC_KEY,
            derivationPath: "m/84'/0'/0'/0/0",
          },
          { symbol: 'BTC', type: 'p2tr', address: ORDINAL, publicKey: X_ONLY },
          { symbol: 'STX', address: 'SP000000000000000000002Q6VF78' },
        ],
      }),
      signPsbt: { hex: hexOf(PSBT), txid: TXID },
    },
  })
  return { ...wallet, changeAccount: undefined }
}

export function createFakeUnisat({
  canDisconnect = true,
  chain: first = 'BITCOIN_MAINNET',
  canSwitch = true,
}: {
  readonly canDisconnect?: boolean
  readonly chain?: string
  /** `ignored`: a switch is confirmed, without an effect. */
  readonly canSwitch?: boolean | 'ignored'
} = {}): FakeBitcoinWallet {
  const owner = createFakeOwner()
  let accounts = [PAYMENT]
  let chain = first
  let isPermitted = false
  const ask =
    (method: string, value: (...params: never[]) => unknown, isPrompt = true) =>
    (...params: never[]) =>
      owner.answer(method, params, isPrompt, () => value(...params))
  const wallet = {
    requestAccounts: ask('requestAccounts', () => {
      isPermitted = true
      return accounts
    }),
    getAccounts: ask('getAccounts', () => (isPermitted ? accounts : []), false),
    getPublicKey: ask('getPublicKey', () => PUBLIC_KEY, false),
    getChain: ask('getChain', () => ({ enum: chain }), false),
    switchChain: ask('switchChain', (next: string) => {
      if (!canSwitch) throw { code: 4001, message: 'No' }
      if (canSwitch === 'ignored') return
      chain = next
      accounts = [next === 'BITCOIN_MAINNET' ? PAYMENT : TESTNET]
    }),
    signMessage: ask('signMessage', () => SIGNATURE),
    signPsbt: ask('signPsbt', (psbt: string) => psbt),
    pushPsbt: ask('pushPsbt', () => TXID, false),
    sendBitcoin: ask('sendBitcoin', () => TXID),
    ...(canDisconnect && { disconnect: ask('disconnect', () => void (isPermitted = false), false) }),
    on: owner.listen,
    removeListener: owner.unlisten,
  }
  return {
    ...owner,
    changeAccount() {
      accounts = [accounts[0] === ORDINAL ? PAYMENT : ORDINAL]
      owner.emit('accountsChanged', accounts)
    },
    putOn(page) {
      ;(page as Page)['unisat'] = wallet
      ;(page as EventTarget).dispatchEvent(new Event('load'))
    },
  }
}

/** `testnet.emit` emits events of the wallet's testnet object. */
export function createFakeOkx({ withTestnet = true } = {}): FakeBitcoinWallet & {
  readonly testnet: FakeOwner
} {
  const owner = createFakeOwner()
  const testnet = createFakeOwner()
  let isPermitted = false
  const walletOf = (address: string, { listen, unlisten } = owner) => {
    const ask =
      (method: string, value: (...params: never[]) => unknown, isPrompt = true) =>
      (...params: never[]) =>
        owner.answer(method, params, isPrompt, () => value(...params))
    return {
      connect: ask('connect', () => {
        isPermitted = true
        return { address, publicKey: PUBLIC_KEY }
      }),
      getAccounts: ask('getAccounts', () => (isPermitted ? [address] : []), false),
      getPublicKey: ask('getPublicKey', () => PUBLIC_KEY, false),
      disconnect: ask('disconnect', () => undefined, false),
      signMessage: ask('signMessage', () => SIGNATURE),
      signPsbt: ask('signPsbt', (psbt: string) => psbt),
      pushPsbt: ask('pushPsbt', () => TXID, false),
      send: ask('send', () => ({ txhash: TXID })),
      on: listen,
      off: unlisten,
    }
  }
  return {
    ...owner,
    testnet,
    changeAccount: () => owner.emit('accountChanged', { address: ORDINAL, publicKey: X_ONLY }),
    putOn(page) {
      ;(page as Page)['okxwallet'] = {
        bitcoin: walletOf(PAYMENT),
        ...(withTestnet && { bitcoinTestnet: walletOf(TESTNET, testnet), bitcoinSignet: walletOf(SIGNET) }),
      }
      ;(page as EventTarget).dispatchEvent(new Event('load'))
    },
  }
}
