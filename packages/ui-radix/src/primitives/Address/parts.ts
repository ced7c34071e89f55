/** Parts of `Address`. */
export const addressParts = { address: {} } as const
