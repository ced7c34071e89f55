import { base64 } from '@scure/base'
import type { Random } from './random.ts'

export type Service = 'backend' | 'swap' | 'onramp' | 'node' | 'wallet' | 'solana'
/** Answer of a service, parsed. */
export type Json = Record<string, unknown>

/**
 * One false answer. `change` gets the parsed honest answer, or the result of a JSON-RPC method, and returns the false
 * one.
 */
export type Lie = {
  readonly name: string
  readonly service: Service
  /** `METHOD /path`, or `RPC method`, or the method or feature of a wallet. */
  readonly matches: RegExp
  readonly change: (answer: unknown, random: Random, foreign: Foreign) => unknown
}

/** Hashes or signatures of transactions of other accounts. */
export type Foreign = readonly [string, ...string[]]

/** Changes one random row of a list. */
export const inRow =
  (list: string, change: (row: Json, random: Random, rows: readonly Json[]) => Json) =>
  (answer: unknown, random: Random): unknown => {
    const rows = ((answer as Json)[list] ?? []) as readonly Json[]
    const chosen = random.below(rows.length || 1)
    const changed = rows.map((row, index) => (index === chosen ? change(row, random, rows) : row))
    return { ...(answer as Json), [list]: changed }
  }
/** Changes the transaction in an answer of the swap provider. */
export const inTransaction =
  (change: (tx: Json, random: Random) => Json) =>
  (answer: unknown, random: Random): unknown => {
    const { tx } = answer as { readonly tx?: Json }
    return tx ? { ...(answer as Json), tx: { ...tx, ...change(tx, random) } } : answer
  }
const BALANCES = /^GET \/v1\/account\/[^/]+\/balance$/
/** Lie of the backend about a random row of the balances. */
export const backend = (name: string, change: Parameters<typeof inRow>[1]): Lie => ({
  name: `balances: ${name}`,
  service: 'backend',
  matches: BALANCES,
  change: inRow('balances', change),
})
/** Lie of the swap provider. */
export const swap = (path: string, name: string, change: Lie['change']): Lie => ({
  name: `${path}: ${name}`,
  service: 'swap',
  matches: new RegExp(`^[A-Z]+ /v1/convert/${path}$`),
  change,
})
/** Lie of an EVM node. */
export const node = (method: string, name: string, change: Lie['change']): Lie => ({
  name: `${method}: ${name}`,
  service: 'node',
  matches: new RegExp(`^RPC ${method}$`),
  change,
})
/** Lie of a wallet. */
export const wallet = (method: string, name: string, change: Lie['change']): Lie => ({
  name: `wallet ${method}: ${name}`,
  service: 'wallet',
  matches: new RegExp(`^${method}$`),
  change,
})

/** Lie of the backend about purchases. */
export const onramp = (name: string, path: string, change: Lie['change']): Lie => ({
  name: `onramp: ${name}`,
  service: 'onramp',
  matches: new RegExp(`^[A-Z]+ /v1/${path}$`),
  change,
})
/** Lie of a node of Solana. */
export const solana = (method: string, name: string, change: Lie['change']): Lie => ({
  ...node(method, name, change),
  service: 'solana',
})
/** Changes `value` of an answer of the form `{ context: { slot }, value }`. */
export const inValue =
  (change: (value: never, random: Random) => unknown) =>
  (answer: unknown, random: Random): unknown => ({
    ...(answer as Json),
    value: change((answer as { readonly value: never }).value, random),
  })
/** Sizes of a mint and of a token account, and the offsets of the mint's decimals and the account's amount. */
export const MINT_BYTES = 82
export const HOLDING_BYTES = 165
export const DECIMALS_AT = 44
export const AMOUNT_AT = 64
/** Changes the bytes of accounts of a size. */
export const inAccounts = (
  change: (data: Uint8Array, random: Random) => void,
  size: number,
): ((answer: unknown, random: Random) => unknown) =>
  inValue((accounts: readonly ({ readonly data: readonly [string, string] } | null)[], random) =>
    accounts.map((account) => {
      const data = account ? base64.decode(account.data[0]) : new Uint8Array()
      if (data.length !== size) return account
      change(data, random)
      return { ...account, data: [base64.encode(data), 'base64'] }
    }),
  )
