import { base64 } from '@scure/base'
import type { BitcoinKeyring } from './createBitcoinKeyring.ts'

const METHOD_NOT_FOUND = -32_601
const ACCESS_DENIED = -32_002

type Params = Readonly<Record<string, never>> | null | undefined
type Answer = { readonly result: unknown } | { readonly error: unknown }

/** A keyring as a wallet of `window.btc_providers`: one `request`, and errors that are answers. */
export function satsConnectFace(keyring: BitcoinKeyring): object {
  const { owner, listeners, keys } = keyring
  const addresses = (): unknown => ({
    addresses: [
      ...keys().map(({ address, publicKey, purpose }) => ({
        address,
        publicKey,
        purpose,
        addressType: purpose === 'payment' ? 'p2wpkh' : 'p2tr',
      })),
      // This protocol serves Stacks too.
      { address: 'SP000000000000000000002Q6VF78', publicKey: '02', purpose: 'stacks', addressType: 'stacks' },
    ],
  })
  async function connect(): Promise<unknown> {
    await owner.ask('getAddresses')
    owner.permit(true)
    return addresses()
  }
  const methods: Readonly<Record<string, (params: Params) => Promise<unknown>>> = {
    getAddresses: connect,
    wallet_connect: connect,
    async wallet_getAccount() {
      await owner.read('wallet_getAccount')
      if (!owner.isPermitted() || owner.isLocked()) throw { code: ACCESS_DENIED, message: 'Access denied.' }
      return addresses()
    },
    async wallet_disconnect() {
      await owner.read('wallet_disconnect')
      owner.permit(false)
      return null
    },
    async wallet_changeNetwork(params) {
      await owner.ask('wallet_changeNetwork')
      keyring.setNetwork(params?.['name'] === 'Mainnet' ? 'mainnet' : 'testnet')
      return null
    },
    async signMessage(params) {
      await owner.ask('signMessage')
      const { address = '', message = '', protocol } = (params ?? {}) as Record<string, string>
      const chosen = protocol?.toLowerCase() as 'ecdsa' | 'bip322' | undefined
      return { address, signature: keyring.signMessage(address, message, chosen) }
    },
    async signPsbt(params) {
      await owner.ask('signPsbt')
      const {
        psbt,
        broadcast,
        signInputs = {},
      } = params as unknown as {
        readonly psbt: string
        readonly broadcast?: boolean
        readonly signInputs?: Readonly<Record<string, readonly number[]>>
      }
      const named = Object.entries(signInputs).flatMap(([address, indexes]) =>
        indexes.map((index) => ({ address, index })),
      )
      const signed = keyring.signPsbt(base64.decode(psbt), named.length ? named : undefined)
      const txid = broadcast ? { txid: await keyring.broadcast(signed) } : {}
      return { psbt: base64.encode(signed), ...txid }
    },
    async sendTransfer(params) {
      await owner.ask('sendTransfer')
      const { recipients } = params as unknown as {
        readonly recipients: readonly { readonly address: string; readonly amount: number }[]
      }
      const [recipient] = recipients
      return { txid: await keyring.send(recipient?.address ?? '', BigInt(recipient?.amount ?? 0)) }
    },
  }
  return {
    async request(method: string, params: Params): Promise<Answer> {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!run) return { error: { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` } }
      try {
        return { result: await run(params) }
      } catch (error) {
        if (isRpcError(error)) return { error }
        throw error
      }
    },
    addListener: (event: string, listener: (value: never) => void) => listeners.add(event, listener),
    changed: () => listeners.emit('accountChange', { type: 'accountChange', ...(addresses() as object) }),
  }
}

const isRpcError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error
