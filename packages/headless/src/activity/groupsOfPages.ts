import { groupTransactions } from './rules.ts'
import type { TransactionGroup, TransactionPage } from './types.ts'

/** What has come so far, by month. */
export const groupsOfPages = (pages: readonly TransactionPage[]): readonly TransactionGroup[] =>
  groupTransactions(pages.flatMap(({ transactions }) => transactions))
