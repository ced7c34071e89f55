/** Where the account types that a visitor chose are kept. */
export const ACCOUNT_TYPES_KEY = '@foyer/preferred_account_types'
