import * as v from 'valibot'
import type { ListedToken, SwapFee, SwapTransaction } from '../../core/contracts/swap.ts'
import { caipAddress, expected } from '../../data/backend/readAnswer.ts'

const units = v.pipe(v.string(), v.regex(/^\d{1,78}$/, expected('base units')))
const decimalText = v.pipe(v.string(), v.regex(/^\d{1,60}(?:\.\d{1,60})?$/, expected('a decimal text')))
const data = v.pipe(v.string(), v.maxLength(200_000), v.regex(/^0x(?:[0-9a-f]{2})*$/i))

/** A token of a list of a provider. Rows are parsed one by one, so an invalid one does not affect others. */
export const listedTokenSchema: v.GenericSchema<unknown, ListedToken> = v.object({
  address: caipAddress,
  name: v.string(),
  symbol: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  logoUri: v.nullish(v.string()),
  isSuggested: v.nullish(v.boolean()),
})

/** `GET /v1/convert/tokens` */
export const swapTokensSchema: v.GenericSchema<unknown, { readonly tokens: readonly unknown[] }> = v.object({
  tokens: v.array(v.unknown()),
})

/** `GET /v1/convert/quotes` */
export const swapQuotesSchema: v.GenericSchema<
  unknown,
  { readonly quotes: readonly { readonly toAmount: string }[] }
> = v.object({ quotes: v.array(v.object({ toAmount: units })) })

/** `GET /v1/convert/allowance` */
export const allowanceSchema: v.GenericSchema<unknown, { readonly allowance: string }> = v.object({
  allowance: units,
})

/** `GET /v1/convert/build-approve`; `from` is the token. */
export const approvalSchema: v.GenericSchema<
  unknown,
  { readonly tx: { readonly from: string; readonly data: string } }
> = v.object({ tx: v.object({ from: caipAddress, data }) })

type WireTransaction = {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly amount: string
  readonly eip155?: { readonly gas?: string | number | null | undefined } | null | undefined
}

/** `POST /v1/convert/build-transaction`; `amount` is the received amount. */
export const builtSwapSchema: v.GenericSchema<unknown, { readonly tx: WireTransaction }> = v.object({
  tx: v.object({
    from: caipAddress,
    to: caipAddress,
    data,
    amount: units,
    eip155: v.nullish(v.object({ gas: v.nullish(v.union([v.string(), v.number()])) })),
  }),
})

/** Answers of providers, of the host and of the backend alike. */
export const providerTokensSchema: v.GenericSchema<unknown, readonly unknown[]> = v.array(v.unknown())
export const providerQuoteSchema: v.GenericSchema<
  unknown,
  { readonly toAmount: string; readonly fees?: readonly SwapFee[] | null | undefined } | undefined
> = v.optional(
  v.object({
    toAmount: units,
    fees: v.nullish(
      v.array(
        v.object({
          label: v.pipe(v.string(), v.maxLength(80)),
          value: decimalText,
          token: v.pipe(v.string(), v.maxLength(24)),
        }),
      ),
    ),
  }),
)
export const unitsSchema: v.GenericSchema<unknown, string> = units
export const spenderSchema: v.GenericSchema<unknown, string> = v.string()
export const providerTransactionSchema: v.GenericSchema<unknown, SwapTransaction> = v.object({
  from: caipAddress,
  to: caipAddress,
  data,
  value: v.nullish(units),
  gas: v.nullish(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  toAmount: units,
})
