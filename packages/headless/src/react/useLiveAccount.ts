import type { ChainNamespace } from '@foyer/chains'
import type { Config } from '../core/types.ts'
import { accountAtom, accountAtoms } from '../wallet/state.ts'
import type { LiveAccount } from '../wallet/types.ts'
import { useConfigObject } from './useConfigAtom.ts'

/** Current account, as its wallet has confirmed it. */
export const useLiveAccount = (config: Config, namespace?: ChainNamespace): LiveAccount =>
  useConfigObject(config, namespace ? accountAtoms[namespace] : accountAtom)
