/** Exceeds the supply of any token. */
const UNLIMITED = 2n ** 128n - 1n
/** "Unlimited" of tokens that store allowances in 96 bits. */
const UNLIMITED_96 = 2n ** 96n - 1n

/** Whether an allowance, in base units, is shown as unlimited. */
export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED || amount === UNLIMITED_96
