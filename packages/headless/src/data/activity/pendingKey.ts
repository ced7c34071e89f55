/** Where sends are kept whose end is not known (R52). */
export const PENDING_KEY = '@foyer/pending_transactions'
