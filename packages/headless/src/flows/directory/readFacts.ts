import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { connectorsAtom } from '../../wallet/connection/state.ts'
import { excludedWalletsQueryOptions } from './excludedQuery.ts'
import { walletRanksQueryOptions } from './ranksQuery.ts'
import { setDirectoryFacts } from './state.ts'

/** Asks the directory what it knows of the wallets that are here. What it does not answer stays unknown. */
export function readFacts(config: Config): void {
  const internals = internalsOf(config)
  const connectors = internals.store.get(connectorsAtom)
  // Of all connectors, whatever is shown of them: so every list shares one answer.
  ask(config, walletRanksQueryOptions(config, connectors), (ranked) => {
    // Others have been announced meanwhile, and are asked for by themselves.
    if (internals.store.get(connectorsAtom) === connectors) setDirectoryFacts(internals, { ranked })
  })
  ask(config, excludedWalletsQueryOptions(config), (excluded) => setDirectoryFacts(internals, { excluded }))
}

function ask<data>(config: Config, options: FoyerQueryOptions<data>, onAnswer: (data: data) => void): void {
  if (!options.enabled) return
  config.queryClient
    .fetchQuery({ ...options, networkMode: 'always', retry: options.retry ?? false })
    .then(onAnswer, () => {})
}
