import * as v from 'valibot'
import type { GasPrices } from './types.ts'

const wei = v.pipe(v.string(), v.regex(/^\d{1,30}$/))

/** `GET /v1/convert/gas-price` */
export const gasPricesSchema: v.GenericSchema<unknown, GasPrices> = v.object({
  standard: wei,
  fast: wei,
  instant: wei,
})
