import { type Hex, keccak256, stringToHex } from 'viem'
import { chainIdOf, listOf, recordOf, stringOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'
import { toHexChainId, type WalletState } from './walletState.ts'

const VERSION = 2
const SIGNER_TYPES = ['keys']
const PERMISSION_TYPES = [
  'contract-call',
  'native-token-recurring-allowance',
  'erc20-recurring-allowance',
] as const
const POLICY_TYPES = ['call-policy', 'gas-policy'] as const

/** ERC-7715 for EOAs: grants and revocations are signatures. */
export type Permissions = {
  readonly capability: {
    readonly supported: true
    readonly signerTypes: readonly string[]
    readonly permissionTypes: readonly string[]
    readonly policyTypes: readonly string[]
  }
  /** Rejects invalid requests before the prompt. */
  readonly checkGrant: (params: readonly unknown[]) => void
  /** `context` is the account's signature of the shown request: its hash, as JSON. */
  readonly grant: (params: readonly unknown[]) => Promise<object>
  readonly checkRevoke: (params: readonly unknown[]) => void
  /** The account's signature of the session's name. */
  readonly revoke: (params: readonly unknown[]) => Promise<Hex>
}

export function createPermissions(state: WalletState): Permissions {
  const revoked = ([asked]: readonly unknown[]) => {
    const { pci, address } = recordOf(asked, 'a session')
    const [namespace, reference, account] = stringOf(address, 'a CAIP-10 account').split(':')
    if (namespace !== 'eip155' || reference !== String(state.chainId()))
      throw rpcError('unsupportedChain', `The wallet is not on ${namespace}:${reference}`)
    return { pci: stringOf(pci, 'a session'), account: state.find(account) }
  }
  return {
    capability: {
      supported: true,
      signerTypes: SIGNER_TYPES,
      permissionTypes: PERMISSION_TYPES,
      policyTypes: POLICY_TYPES,
    },
    checkGrant([asked]) {
      const { version, chainId, address, expiry, signer, permissions, policies } = recordOf(
        asked,
        'a request',
      )
      if (version !== VERSION) throw rpcError('invalidParams', `Expected version ${VERSION}`)
      state.find(address)
      if (chainIdOf(chainId) !== state.chainId())
        throw rpcError('unsupportedChain', `The wallet is not on ${String(chainId)}`)
      if (typeof expiry !== 'number' || expiry * 1000 <= Date.now())
        throw rpcError('invalidParams', 'Expected an end that is not over')
      if (listOf(permissions).length === 0) throw rpcError('invalidParams', 'Expected permissions')
      requireTypes([signer], SIGNER_TYPES)
      requireTypes(listOf(permissions), PERMISSION_TYPES)
      requireTypes(listOf(policies), POLICY_TYPES)
    },
    async grant([asked]) {
      const { version: _, ...request } = recordOf(asked, 'a request')
      const account = state.find(request['address'])
      const shown = keccak256(stringToHex(JSON.stringify(asked)))
      return {
        ...request,
        address: account.address,
        chainId: toHexChainId(state.chainId()),
        context: await account.signMessage({ message: { raw: shown } }),
      }
    },
    checkRevoke: (params) => void revoked(params),
    revoke(params) {
      const { pci, account } = revoked(params)
      return account.signMessage({ message: pci })
    },
  }
}

function requireTypes(wanted: readonly unknown[], known: readonly string[]): void {
  for (const each of wanted) {
    const type = stringOf(recordOf(each, 'a part of a request')['type'], 'a type')
    if (!known.includes(type)) throw rpcError('invalidParams', `The wallet does not grant ${type}`)
  }
}
