export { formatUnits, parseUnits } from '../units.ts'
export type { Rounding } from '../units.ts'
