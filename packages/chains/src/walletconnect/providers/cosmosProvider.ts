import { base64, bech32, hex } from '@scure/base'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { toAdr36 } from '../../cosmos/adr36.ts'
import type { CosmosKey, CosmosProvider, StdSignature, StdSignDoc } from '../../cosmos/provider.ts'
import { createError as createChainsError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { CaipNetworkId } from '../../types.ts'
import type { SessionBridge } from '../createBridge.ts'
import { createError } from '../errors.ts'
import type { NamespaceProvider } from './createProviders.ts'

/** The session as a provider with Keplr's API. */
export function cosmosProvider(bridge: SessionBridge): NamespaceProvider {
  const ask = (chainId: string, method: string, params: unknown): Promise<unknown> =>
    bridge.request('cosmos', { method, params, chain: toCaip(bridge, chainId) })

  async function signAmino(
    chainId: string,
    signerAddress: string,
    signDoc: StdSignDoc,
  ): Promise<{ signed: StdSignDoc; signature: StdSignature }> {
    const answer = await ask(chainId, 'cosmos_signAmino', { signerAddress, signDoc })
    const signature = parseSignature(read(answer, 'signature'), read(answer, 'pub_key'))
    return { signed: (read(answer, 'signed') as StdSignDoc | undefined) ?? signDoc, signature }
  }

  const provider: CosmosProvider = {
    async enable(chainIds) {
      const { approved } = bridge.sessionNamespace('cosmos')
      for (const chainId of [chainIds].flat()) {
        const caipNetworkId = toCaip(bridge, chainId)
        if (!approved.includes(caipNetworkId)) throw createError('CHAIN_NOT_APPROVED', { caipNetworkId })
      }
    },
    async getKey(chainId) {
      const answer = await ask(chainId, 'cosmos_getAccounts', {})
      const caip = toCaip(bridge, chainId)
      const granted = bridge
        .sessionNamespace('cosmos')
        .accounts.filter(({ caipNetworkId }) => caipNetworkId === caip)
        .map(({ address }) => address)
      const account = bridge.addresses('cosmos').find((address) => granted.includes(address)) ?? granted[0]
      const keys = (Array.isArray(answer) ? answer : []).flatMap((item: unknown) => parseKey(item) ?? [])
      // Never the key of another account: it would sign in place of the connected one.
      const key = keys.find(
        ({ bech32Address }) => account !== undefined && isSameAddress(bech32Address, account),
      )
      if (!key) throw createChainsError('CONNECT_FAILED', undefined, { prefix: 'cosmos:getKey' })
      return key
    },
    signAmino,
    async signDirect(chainId, signerAddress, signDoc) {
      const answer = await ask(chainId, 'cosmos_signDirect', { signerAddress, signDoc: toWire(signDoc) })
      const signature = parseSignature(read(answer, 'signature'), read(answer, 'pub_key'))
      return { signed: fromWire(read(answer, 'signed'), signDoc as object), signature }
    },
    async signArbitrary(chainId, signer, data) {
      return (await signAmino(chainId, signer, toAdr36(signer, data))).signature
    },
  }
  return { provider }
}

const toCaip = (bridge: SessionBridge, chainId: string): CaipNetworkId =>
  bridge.networks.find(({ chainNamespace, id }) => chainNamespace === 'cosmos' && String(id) === chainId)
    ?.caipNetworkId ?? `cosmos:${chainId}`

/** Sign document for the relay: bytes as base64, numbers of any type as text. */
const toWire = (signDoc: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(signDoc as object).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Uint8Array ? base64.encode(value) : String(value),
    ]),
  )

/** Sign document of the wallet with the types of the requested one; fields that the wallet leaves out are unchanged. */
const fromWire = (signed: unknown, signDoc: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(signDoc).map(([key, asked]: [string, unknown]) => {
      const found = read(signed, key)
      if (found === undefined) return [key, asked]
      if (!(asked instanceof Uint8Array)) return [key, String(found) === String(asked) ? asked : found]
      const bytes = parseBytes(found)
      if (!bytes)
        throw createChainsError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'cosmos:signDirect' })
      return [key, bytes]
    }),
  )

/** Bytes as base64 or hex, as revisions of the standard differ. */
function parseBytes(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return /^(?:[0-9a-f]{2})+$/i.test(value) ? hex.decode(value.toLowerCase()) : base64.decode(value)
  } catch {
    return undefined
  }
}

function parseKey(item: unknown): CosmosKey | undefined {
  const address = read(item, 'address')
  const pubKey = parseBytes(read(item, 'pubkey'))
  const algo = read(item, 'algo')
  if (typeof address !== 'string' || !pubKey || !bech32.decodeUnsafe(address as `${string}1${string}`))
    return undefined
  return { bech32Address: address, pubKey, algo: typeof algo === 'string' ? algo : 'secp256k1' }
}

/** `{ pub_key, signature }`; some wallets respond with the two fields at the top level. */
function parseSignature(value: unknown, flatKey: unknown): StdSignature {
  const signature = typeof value === 'string' ? value : read(value, 'signature')
  const key = read(value, 'pub_key') ?? flatKey
  const type = read(key, 'type')
  const keyValue = read(key, 'value')
  if (typeof signature !== 'string' || typeof keyValue !== 'string')
    throw createChainsError('SIGN_MESSAGE_FAILED', undefined, { prefix: 'cosmos:sign' })
  return {
    signature,
    pub_key: { type: typeof type === 'string' ? type : 'tendermint/PubKeySecp256k1', value: keyValue },
  }
}
