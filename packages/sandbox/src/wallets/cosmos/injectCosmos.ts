import { utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { cosmosAccount, cosmosAddress } from '../../cosmos/accounts.ts'
import {
  createNamespaceOwner,
  type NamespaceOwnerOptions,
  type NamespaceWalletControls,
} from '../namespaceOwner.ts'
import { type NamespacePageOptions, openNamespacePage } from '../namespacePage.ts'
import { putAt } from '../putAt.ts'
import { createChainPermissions } from './chainPermissions.ts'
import { cosmosApiAt } from './cosmosApis.ts'
import { type AminoSignature, signAminoDoc } from './signAminoDoc.ts'

export type InjectCosmosOptions = Omit<NamespaceOwnerOptions, 'storage'> &
  NamespacePageOptions & {
    /**
     * Path of its provider on the page. At `leap` and `cosmostation.providers.keplr` it has the methods and errors of
     * that wallet.
     *
     * @default 'keplr'
     */
    readonly path?: string | undefined
    /** Event of a key change. @default 'keplr_keystorechange' */
    readonly changeEvent?: string | undefined
    /** Id in tests and storage. @default 'test.comet' */
    readonly id?: string | undefined
    /** Address prefixes of known chains. @default cosmoshub-4 and osmosis-1 */
    readonly chains?: Readonly<Record<string, string>> | undefined
  }

export type CosmosSandboxWallet = NamespaceWalletControls & {
  /** The address of the selected account on a chain. */
  readonly address: (prefix?: string) => string
  /** The public key of the selected account, base64. */
  readonly publicKey: () => string
  /** Chains that pages have suggested. */
  readonly suggested: readonly string[]
  /** Removes the wallet from the page. */
  readonly dispose: () => void
}

type ChainInfo = {
  readonly chainId: string
  readonly bech32Config?: { readonly bech32PrefixAccAddr?: string }
}

/** The members of `Keplr` (`@keplr-wallet/types`) that the wallet has; tests compare the types. */
export type InjectedCosmosWallet = {
  readonly version: string
  readonly mode: 'extension'
  enable(chainIds: string | readonly string[]): Promise<void>
  disable(chainIds?: string | readonly string[]): Promise<void>
  getKey(chainId: string): Promise<{
    readonly name: string
    readonly algo: string
    readonly pubKey: Uint8Array
    readonly address: Uint8Array
    readonly bech32Address: string
    readonly ethereumHexAddress: string
    readonly isNanoLedger: boolean
    readonly isKeystone: boolean
  }>
  signAmino<document extends object>(
    chainId: string,
    signer: string,
    signDoc: document,
  ): Promise<{ readonly signed: document; readonly signature: AminoSignature }>
  signArbitrary(chainId: string, signer: string, data: string | Uint8Array): Promise<AminoSignature>
  experimentalSuggestChain(chainInfo: ChainInfo): Promise<void>
}

/**
 * Puts a wallet with Keplr's API and real keys into the page.
 *
 * @example
 * ```ts
 * import { injectCosmos } from '@foyer/sandbox/wallets'
 *
 * const wallet = injectCosmos({ path: 'leap', changeEvent: 'leap_keystorechange' })
 * wallet.setAccount(1)
 * wallet.dispose()
 * ```
 */
export function injectCosmos(options: InjectCosmosOptions = {}): CosmosSandboxWallet {
  const { path = 'keplr', changeEvent = 'keplr_keystorechange', id = 'test.comet' } = options
  const { page, storage, enter } = openNamespacePage(options)
  const api = cosmosApiAt(path)
  const owner = createNamespaceOwner(id, { ...options, storage }, api.rejection)
  const prefixes = new Map(Object.entries(options.chains ?? { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }))
  const suggested: string[] = []
  const account = (): ReturnType<typeof cosmosAccount> => cosmosAccount(owner.selected())
  const prefixOf = (chainId: string): string => {
    const prefix = prefixes.get(chainId)
    if (prefix !== undefined) return prefix
    throw api.unknownChain(chainId)
  }
  const permissions = createChainPermissions(owner, storage, id)
  /** A page without permission is asked for it first. */
  const check = async (chainId: string, signer: string): Promise<void> => {
    const prefix = prefixOf(chainId)
    if (!permissions.has(chainId)) await permissions.ensure('enable', [chainId])
    if (signer !== cosmosAddress(account(), prefix)) throw new TypeError('Signer mismatched')
  }

  const wallet: InjectedCosmosWallet = {
    version: '1.0.0',
    mode: 'extension',
    async enable(chainIds) {
      const all = [chainIds].flat()
      const known = api.isUnknownSkipped ? all.filter((chainId) => prefixes.has(chainId)) : all
      for (const chainId of known.length ? known : all) prefixOf(chainId)
      await permissions.ensure('enable', known)
    },
    async disable(chainIds) {
      await owner.read('disable')
      // Keplr's messages to its extension make `null` of an absent value.
      permissions.remove(chainIds ? [chainIds].flat() : undefined)
    },
    async getKey(chainId) {
      const prefix = prefixOf(chainId)
      await permissions.ensure('getKey', api.isForAllChains ? [...prefixes.keys()] : [chainId])
      const { publicKey, accountId } = account()
      const bech32Address = cosmosAddress(account(), prefix)
      return {
        name: 'Main',
        algo: 'secp256k1',
        pubKey: publicKey,
        address: accountId,
        bech32Address,
        ethereumHexAddress: '',
        isNanoLedger: false,
        isKeystone: false,
      }
    },
    async signAmino(chainId, signer, signDoc) {
      await check(chainId, signer)
      checkChain(signDoc, chainId)
      await owner.ask('signAmino')
      return { signed: signDoc, signature: signAminoDoc(account(), signDoc) }
    },
    async signArbitrary(chainId, signer, data) {
      await check(chainId, signer)
      await owner.ask('signArbitrary')
      const bytes = typeof data === 'string' ? utf8ToBytes(data) : data
      return signAminoDoc(account(), adr36(signer, base64.encode(bytes)))
    },
    async experimentalSuggestChain({ chainId, bech32Config }) {
      await owner.ask('experimentalSuggestChain')
      suggested.push(chainId)
      prefixes.set(chainId, bech32Config?.bech32PrefixAccAddr ?? 'cosmos')
    },
  }
  const changeAndEmit = (change: () => void): void => {
    change()
    page.dispatchEvent(new Event(changeEvent))
  }
  const { requests, promptCount, unlock, setBehaviour, lock } = owner
  const handle = {
    requests,
    promptCount,
    unlock,
    setBehaviour,
    lock,
    address: (prefix?: string) => cosmosAddress(account(), prefix),
    publicKey: () => base64.encode(account().publicKey),
    suggested,
    setAccount: (index: number) => changeAndEmit(() => owner.select(index)),
    revoke: () => permissions.remove(),
  }
  const placed = api.place(wallet, async (chainIds) => {
    await owner.read('disconnect')
    permissions.remove(chainIds)
  })
  return Object.assign(handle, { dispose: enter(id, handle, () => putAt(page, path, placed)) })
}

/** Only documents of ADR-36 are for no chain. */
function checkChain(signDoc: object, chainId: string): void {
  const named = (signDoc as { readonly chain_id?: unknown }).chain_id
  if (named !== '' && named !== chainId)
    throw new TypeError('Chain id in the message is not matched with the requested chain id')
}

const adr36 = (signer: string, data: string): object => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
  memo: '',
})
