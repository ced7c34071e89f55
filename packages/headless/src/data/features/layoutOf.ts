import { hasFeature } from './familyRules.ts'
import { internalsOf } from '../../core/internals.ts'
import type { AccountLayout, Config } from '../../core/types.ts'
import type { GetAccountReturnType } from '../../wallet/connection/types.ts'
import { accountLayout } from '../../wallet/account/rules.ts'

/** How an account is laid out in this app. */
export const layoutOf = (
  config: Config,
  { connector, namespace }: Pick<GetAccountReturnType, 'connector' | 'namespace'>,
): Exclude<AccountLayout, 'auto'> =>
  accountLayout({
    wanted: internalsOf(config).options.accountLayout,
    connectorType: connector?.type,
    hasTokens: hasFeature(namespace, 'tokens'),
  })
