import type { CaipAddress } from '@foyer/chains'
import type { Config } from '../core/types.ts'
import { getAccount } from '../wallet/accountState.ts'

/** Adds the account in use to a request, at the click: another one may be in use when the code has loaded. */
export const fillAccount = <variables extends { readonly account?: CaipAddress | undefined }>(
  config: Config,
  variables: variables,
): variables => ({ account: getAccount(config).caipAddress, ...variables })

/** The same for requests that only Ethereum accounts can make. */
export const fillEthereumAccount = <variables extends { readonly account?: CaipAddress | undefined }>(
  config: Config,
  variables: variables,
): variables => ({ account: getAccount(config, { namespace: 'eip155' }).caipAddress, ...variables })
