import * as v from 'valibot'
import { caipAddress, caipNetworkId, expected } from '../backend/readAnswer.ts'

const decimalText = v.pipe(v.string(), v.regex(/^\d{1,100}(?:\.\d{1,100})?$/, expected('a decimal text')))
const dollars = v.pipe(v.number(), v.finite())

/** Token of the backend. */
export type WireToken = {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  /** Absent for the native currency. */
  readonly address?: string | null | undefined
  readonly value?: number | null | undefined
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl?: string | null | undefined
}

/** `GET /v1/account/{address}/balance`. Rows are parsed one by one, so an invalid one does not affect others. */
export const tokenBalancesSchema: v.GenericSchema<unknown, { readonly balances: readonly unknown[] }> =
  v.object({ balances: v.array(v.unknown()) })

export const tokenSchema: v.GenericSchema<unknown, WireToken> = v.object({
  name: v.string(),
  symbol: v.string(),
  chainId: caipNetworkId,
  address: v.nullish(caipAddress),
  value: v.nullish(dollars),
  price: dollars,
  quantity: v.object({
    decimals: v.pipe(v.string(), v.regex(/^\d{1,3}$/, expected('digits'))),
    numeric: decimalText,
  }),
  iconUrl: v.nullish(v.string()),
})

/** `POST /v1/fungible/price`. Rows are parsed one by one. */
export const pricesSchema: v.GenericSchema<unknown, { readonly fungibles: readonly unknown[] }> = v.object({
  fungibles: v.array(v.unknown()),
})

export const priceSchema: v.GenericSchema<unknown, { readonly address: string; readonly price: number }> =
  v.object({ address: caipAddress, price: dollars })
