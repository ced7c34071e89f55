import { hasFeature } from '../config/familyRules.ts'
import { internalsOf } from '../config/internals.ts'
import type { AccountLayout, Config } from '../config/types.ts'
import type { GetAccountReturnType } from '../connection/types.ts'
import { accountLayout } from './rules.ts'

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
