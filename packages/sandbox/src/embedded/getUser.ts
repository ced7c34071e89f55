import { signedIn } from './signedIn.ts'
import { signSiwx } from './signSiwx.ts'
import type { Fields, SecureWalletOptions, Visitor } from './types.ts'
import { toChainId, toWireChain } from './wireChain.ts'

/** User on the requested chain, with the requested account type. */
export async function getUser(
  visitor: Visitor,
  { chainId, preferredAccountType, siwxMessage }: Fields,
  { evmUrls }: Pick<SecureWalletOptions, 'evmUrls'>,
): Promise<object> {
  const { email, keys } = signedIn(visitor)
  if (chainId !== undefined) visitor.chainId = toChainId(chainId)
  if (preferredAccountType === 'eoa' || preferredAccountType === 'smartAccount')
    visitor.type = preferredAccountType
  const wire = toWireChain(visitor.chainId)
  if (typeof wire === 'string')
    return { email, address: keys.solana.address, chainId: wire, preferredAccountType: 'eoa' }
  // Chains with a node have smart accounts.
  const type = String(wire) in evmUrls ? visitor.type : 'eoa'
  const account = keys[type]
  return {
    email,
    address: account.address,
    chainId: wire,
    preferredAccountType: type,
    smartAccountDeployed: type === 'smartAccount',
    accounts: (['eoa', 'smartAccount'] as const).map((each) => ({
      address: keys[each].address,
      type: each,
    })),
    ...(siwxMessage !== undefined && (await signSiwx(account, siwxMessage))),
  }
}
