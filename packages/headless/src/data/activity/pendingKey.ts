/** Where sends are kept whose end is not known (rulings R52). */
export const PENDING_KEY = '@foyer/pending_transactions'
