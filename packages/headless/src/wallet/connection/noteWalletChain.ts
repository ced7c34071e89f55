import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { dispatchConnection } from './dispatch.ts'

/** Takes note of the chain that a wallet agreed to go to; its own event says the same, but may come late or never. */
export const noteWalletChain = (
  config: Config,
  wallet: { readonly uid: string; readonly namespace: ChainNamespace; readonly chainId: string },
): void => dispatchConnection(internalsOf(config), { type: 'changed', ...wallet })
