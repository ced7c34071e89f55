import type { Config } from '../../core/types.ts'
import { supportedChainsQueryKey } from './supportedChains.ts'

/** Why the blockchain backend did not say which networks it knows, when it was asked last; `undefined` when it did. */
export const supportFailure = (config: Config): Error | undefined =>
  config.queryClient.getQueryState(supportedChainsQueryKey(config))?.error ?? undefined
