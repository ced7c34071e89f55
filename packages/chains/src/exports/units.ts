export { isNativeCurrency } from '../isNativeCurrency.ts'
export { isUnlimited } from '../isUnlimited.ts'
export { formatUnits, parseUnits, parseValue } from '../units.ts'
export type { Rounding } from '../units.ts'
