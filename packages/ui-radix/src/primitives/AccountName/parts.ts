/** Parts of `AccountName`. */
export const accountNameParts = { 'account-name': { 'data-state': ['name', 'address'] } } as const
