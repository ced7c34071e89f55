import { groupTransactions } from './rules.ts'
import type { Transaction, TransactionGroup, TransactionPage } from './types.ts'

/** What has come so far, by month. */
export const groupsOfPages = (pages: readonly TransactionPage[]): readonly TransactionGroup[] =>
  groupTransactions(([] as Transaction[]).concat(...pages.map(({ transactions }) => transactions)))
