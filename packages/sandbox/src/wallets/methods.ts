import { requestRpc } from '../base/rpc.ts'
import { never } from '../base/wait.ts'
import { createAssets } from './assets.ts'
import { createCalls } from './calls.ts'
import { checkAddedChain } from './checkAddedChain.ts'
import { chainIdOf, listOf, recordOf } from './parameters.ts'
import { createPermissions } from './permissions.ts'
import { rpcError } from './rpcErrors.ts'
import { SESSION_REVOKE } from './sessionRevoke.ts'
import { sendTransaction, signPersonal, signTypedData } from './signing.ts'
import { toHexChainId, type WalletState } from './walletState.ts'

/** Method of the wallet: its validation before the prompt, and its execution after approval. */
type Method = {
  readonly check?: ((params: readonly unknown[]) => void) | undefined
  readonly perform: (params: readonly unknown[]) => unknown
}

export type Methods = {
  /** Name for a request; `wallet_revokePermissions` has two: for the accounts of the page, and for a smart session. */
  readonly nameOf: (method: string, params: readonly unknown[]) => string
  readonly check: (method: string, params: readonly unknown[]) => void
  readonly perform: (method: string, params: readonly unknown[]) => Promise<unknown>
}

/** A node would sign these with its own keys, which no wallet does. */
const NEVER_PROXIED: ReadonlySet<string> = new Set([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
])

export function createMethods(
  state: WalletState,
  options: {
    readonly revokeHangs: boolean
    readonly discoversAssets: boolean
    readonly upgradesAccounts: boolean
  },
): Methods {
  let sending: Promise<unknown> = Promise.resolve()
  const send = (params: readonly unknown[]) => {
    const target = { chainId: state.chainId(), url: state.rpcUrl() }
    // One at a time, or two transactions get the same nonce.
    const sent = sending.then(() => sendTransaction(params, state.find, target))
    sending = sent.catch(() => {})
    return sent
  }
  const permissions = createPermissions(state)
  const assets = options.discoversAssets ? createAssets(state) : undefined
  const capabilities = {
    permissions: permissions.capability,
    ...(assets && { assetDiscovery: assets.capability }),
  }
  const calls = createCalls(state, send, capabilities, options)

  const needsPermission = (): void => {
    if (state.visible().length === 0)
      throw rpcError('unauthorized', 'The page has no permission for any account')
  }
  const accountPermissions = (): unknown[] => {
    const value = state.visible()
    if (value.length === 0) return []
    const caveats = [{ type: 'restrictReturnedAccounts', value }]
    return [{ invoker: state.origin, parentCapability: 'eth_accounts', caveats }]
  }
  const table: Readonly<Record<string, Method>> = {
    eth_accounts: { perform: state.visible },
    eth_coinbase: { perform: () => state.visible()[0] ?? null },
    eth_chainId: { perform: () => toHexChainId(state.chainId()) },
    net_version: { perform: () => String(state.chainId()) },
    eth_requestAccounts: {
      perform() {
        state.permit()
        return state.visible()
      },
    },
    wallet_requestPermissions: {
      check([asked]) {
        if (!('eth_accounts' in recordOf(asked, 'permissions'))) {
          throw rpcError('invalidParams', 'The wallet grants eth_accounts only')
        }
      },
      perform() {
        state.permit()
        return accountPermissions()
      },
    },
    wallet_getPermissions: { perform: accountPermissions },
    wallet_revokePermissions: {
      perform() {
        if (options.revokeHangs) return never()
        state.revoke()
        return null
      },
    },
    wallet_switchEthereumChain: {
      check(params) {
        const { chainId } = readChain(params)
        if (!state.hasChain(chainId))
          throw rpcError('unknownChain', `Unrecognized chain ID "${toHexChainId(chainId)}"`)
      },
      perform(params) {
        state.moveTo(readChain(params).chainId)
        return null
      },
    },
    wallet_addEthereumChain: {
      check(params) {
        readChain(params)
        checkAddedChain(recordOf(params[0], 'a chain'))
      },
      perform(params) {
        const { chainId, rpcUrls } = readChain(params)
        state.add(chainId, String(listOf(rpcUrls)[0]))
        state.moveTo(chainId)
        return null
      },
    },
    personal_sign: { check: needsPermission, perform: (params) => signPersonal(params, state.find) },
    eth_signTypedData_v4: {
      check: needsPermission,
      perform: (params) => signTypedData(params, state.find, state.chainId()),
    },
    eth_sendTransaction: { check: needsPermission, perform: send },
    wallet_getCapabilities: { perform: calls.getCapabilities },
    wallet_grantPermissions: { check: permissions.checkGrant, perform: permissions.grant },
    [SESSION_REVOKE]: { check: permissions.checkRevoke, perform: permissions.revoke },
    wallet_sendCalls: { check: calls.check, perform: calls.send },
    wallet_getCallsStatus: { perform: calls.getStatus },
    ...(assets && { wallet_getAssets: { check: assets.check, perform: assets.list } }),
  }

  const find = (method: string): Method | undefined =>
    Object.hasOwn(table, method) ? table[method] : undefined

  return {
    nameOf: (method, [asked]) =>
      method === 'wallet_revokePermissions' && 'pci' in Object(asked) ? SESSION_REVOKE : method,
    check: (method, params) => find(method)?.check?.(params),
    async perform(method, params) {
      const own = find(method)
      if (own) return own.perform(params)
      if (NEVER_PROXIED.has(method) || !/^(?:eth|net|web3)_/.test(method)) {
        throw rpcError('unsupported', `The wallet does not support ${method}`)
      }
      return requestRpc(state.rpcUrl(), method, params)
    },
  }
}

function readChain([chain]: readonly unknown[]): { readonly chainId: number; readonly rpcUrls: unknown } {
  const { chainId, rpcUrls } = recordOf(chain, 'a chain')
  return { chainId: chainIdOf(chainId), rpcUrls }
}
