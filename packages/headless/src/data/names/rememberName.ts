import { type ChainNamespace, isSameAddress } from '@foyer/chains'
import { getAccount } from '../../wallet/account/getAccount.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { Identity, NameRecord } from '../../core/contracts/names.ts'

/** Shows a name that was just registered, wherever its account is shown; a backend may take a while to know it itself. */
export async function rememberName(
  config: Config,
  {
    name,
    address,
    coinType,
    namespace,
  }: {
    readonly name: string
    readonly address: string
    readonly coinType: number
    readonly namespace: ChainNamespace
  },
): Promise<void> {
  const { allAccounts } = getAccount(config, { namespace })
  // Whoever has left in the meantime leaves nothing behind.
  if (!allAccounts.some((account) => isSameAddress(account.address, address))) return
  const { queryClient } = config
  const keyOf = (query: string): readonly unknown[] => ['foyer', config.id, query, { address }]
  const [profile, names] = [keyOf('profile'), keyOf('names')]
  // What is on its way may have been asked for before.
  await Promise.all([profile, names].map((queryKey) => queryClient.cancelQueries({ queryKey })))
  queryClient.setQueryData<Identity>(profile, (known) => ({ name, avatar: known?.avatar ?? null }))
  queryClient.setQueryData<readonly NameRecord[]>(names, (known = []) => [
    { name, addresses: { [coinType]: { address } }, attributes: [] },
    ...known,
  ])
  for (const query of ['identity', 'reverseName'])
    queryClient.invalidateQueries({ queryKey: keyOf(query) }).catch(internalsOf(config).report)
}
