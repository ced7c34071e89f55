import type { Config } from '../../core/types.ts'
import type { OnrampPurchase } from './types.ts'

const names: readonly unknown[] = ['tokenBalances', 'balance']

/** What an account has is read anew where it is shown: something may have arrived. */
export function refreshBalances(config: Config, { account }: OnrampPurchase): void {
  // CAIP-10: what follows the network.
  const address = account.slice(account.lastIndexOf(':') + 1)
  void config.queryClient.invalidateQueries({
    predicate: ({ queryKey: [foyer, id, name, parameters] }) =>
      foyer === 'foyer' &&
      id === config.id &&
      names.includes(name) &&
      (parameters as { readonly address?: unknown }).address === address,
  })
}
