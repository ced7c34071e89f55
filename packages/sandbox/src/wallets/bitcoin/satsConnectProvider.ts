import { sha256 } from '@noble/hashes/sha2'
import { base64, hex } from '@scure/base'
import type { BitcoinNetwork } from '../../bitcoin/accounts.ts'
import type { BitcoinKeyring } from './createBitcoinKeyring.ts'
import { serveRequests } from './serveRequests.ts'
import type { BitcoinWalletProvider } from './walletProvider.ts'

const INVALID_PARAMS = -32_602
const ACCESS_DENIED = -32_002
/** Longest message of `wallet_connect`. */
const MAX_MESSAGE_LENGTH = 80

/** Networks by their names in this protocol. */
const networks: Readonly<Record<string, BitcoinNetwork>> = {
  Mainnet: 'mainnet',
  Testnet: 'testnet',
  Signet: 'signet',
}

type SignPsbtParams = {
  readonly psbt: string
  readonly broadcast?: boolean
  readonly signInputs?: Readonly<Record<string, readonly number[]>>
}
type Listener = { readonly eventName: string; readonly cb: (value: never) => void }

/**
 * A keyring as a wallet of `window.btc_providers`, as Xverse is: a page without permission has to connect before it
 * asks for anything.
 */
export function satsConnectProvider(keyring: BitcoinKeyring): BitcoinWalletProvider {
  const { owner, listeners, keys, network } = keyring
  const networkNow = (): object => {
    const [name] = Object.keys(networks).filter((each) => networks[each] === network())
    const other = network() === 'mainnet' ? 'mainnet' : 'testnet'
    return {
      bitcoin: { name },
      stacks: { name: other },
      spark: { name: other === 'mainnet' ? 'mainnet' : 'regtest' },
    }
  }
  const addresses = (): readonly object[] => [
    ...keys().map(({ address, publicKey, purpose, redeemScript }) => ({
      address,
      publicKey,
      purpose,
      addressType: purpose === 'ordinals' ? 'p2tr' : redeemScript ? 'p2sh' : 'p2wpkh',
      walletType: 'software',
    })),
    // This protocol serves Stacks too.
    {
      address: 'SP000000000000000000002Q6VF78',
      publicKey: '02',
      purpose: 'stacks',
      addressType: 'stacks',
      walletType: 'software',
    },
  ]
  const account = (): object => ({
    id: 'account-1',
    walletType: 'software',
    addresses: addresses(),
    network: networkNow(),
  })
  const permitted = (): void => {
    if (!owner.isPermitted() || owner.isLocked()) throw { code: ACCESS_DENIED, message: 'Access denied.' }
  }
  const selectNetwork = (name: unknown): void => {
    const next = networks[`${name as string}`]
    if (!next) throw { code: INVALID_PARAMS, message: 'Invalid network' }
    keyring.setNetwork(next)
  }
  const request = serveRequests({
    async wallet_connect({ message, network: name }) {
      if (typeof message === 'string' && message.length > MAX_MESSAGE_LENGTH)
        throw { code: INVALID_PARAMS, message: 'The message must not exceed 80 characters.' }
      await owner.ask('wallet_connect')
      if (name !== undefined) selectNetwork(name)
      owner.permit(true)
      return account()
    },
    async wallet_requestPermissions() {
      await owner.ask('wallet_requestPermissions')
      owner.permit(true)
      return true
    },
    async getAddresses() {
      permitted()
      await owner.read('getAddresses')
      return { addresses: addresses(), network: networkNow() }
    },
    async wallet_getAccount() {
      await owner.read('wallet_getAccount')
      permitted()
      return account()
    },
    async wallet_disconnect() {
      await owner.read('wallet_disconnect')
      owner.permit(false)
      return null
    },
    async wallet_changeNetwork({ name }) {
      permitted()
      await owner.ask('wallet_changeNetwork')
      selectNetwork(name)
      const event = { type: 'networkChange', ...networkNow(), addresses: addresses() }
      listeners.emit('networkChange', event)
      return null
    },
    async signMessage({ address, message, protocol }) {
      permitted()
      await owner.ask('signMessage')
      const [own, text] = [`${address as string}`, `${message as string}`]
      // Like Xverse: BIP-322 for native segwit and taproot, ECDSA for the others.
      const chosen = (protocol as string | undefined) ?? (/^(?:bc|tb|bcrt)1/.test(own) ? 'BIP322' : 'ECDSA')
      return {
        address: own,
        signature: keyring.signMessage(own, text, chosen === 'ECDSA' ? 'ecdsa' : 'bip322'),
        messageHash: hex.encode(sha256(new TextEncoder().encode(text))),
        protocol: chosen,
      }
    },
    async signPsbt(params) {
      permitted()
      await owner.ask('signPsbt')
      const { psbt, broadcast, signInputs = {} } = params as unknown as SignPsbtParams
      // Like Xverse, which signs no input that is not in the list.
      const named = Object.entries(signInputs).flatMap(([address, indexes]) =>
        indexes.map((index) => ({ address, index })),
      )
      const signed = keyring.signPsbt(base64.decode(psbt), named)
      const txid = broadcast ? { txid: await keyring.broadcast(signed) } : {}
      return { psbt: base64.encode(signed), ...txid }
    },
    async sendTransfer({ recipients }) {
      permitted()
      await owner.ask('sendTransfer')
      const [recipient] = recipients as readonly { readonly address: string; readonly amount: number }[]
      return { txid: await keyring.send(recipient?.address ?? '', BigInt(recipient?.amount ?? 0)) }
    },
  })
  return {
    request,
    addListener: ({ eventName, cb }: Listener) => listeners.add(eventName, cb),
    changed() {
      if (!owner.isPermitted()) return listeners.emit('disconnect', { type: 'disconnect' })
      // A locked wallet emits no addresses.
      if (owner.isLocked()) return
      listeners.emit('accountChange', { type: 'accountChange', addresses: addresses() })
    },
  }
}
