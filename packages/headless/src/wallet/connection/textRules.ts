/** Names, identifiers and addresses of wallets are compared without their case. */
export const isSameText = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()
