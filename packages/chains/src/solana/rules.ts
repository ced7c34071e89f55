import { cleanReason } from '../text/cleanReason.ts'

/** Margin for changes between simulation and block. */
const UNIT_MARGIN_PERCENT = 10n
/** Highest unit limit of a transaction. */
export const MAX_UNITS = 1_400_000
/** Units of a transfer with limit and price, if there is no simulation. */
const TRANSFER_UNITS = 450n
const MICRO = 1_000_000n

/** Unit limit of a transaction from the units of its simulation. */
export function chooseUnitLimit(unitsConsumed: bigint | undefined): number {
  const units = unitsConsumed || TRANSFER_UNITS
  const limit = (units * (100n + UNIT_MARGIN_PERCENT) + 99n) / 100n
  return limit < MAX_UNITS ? Number(limit) : MAX_UNITS
}

/**
 * Unit price in micro-lamports: the third quartile of recent fees on these accounts, limited so that the whole limit
 * costs at most the ceiling (R53).
 */
export function chooseUnitPrice(facts: {
  /** Recent fees in micro-lamports per unit. */
  readonly recent: readonly bigint[]
  readonly unitLimit: number
  /** Lamports. */
  readonly ceiling: bigint
}): bigint {
  const { recent, unitLimit, ceiling } = facts
  const sorted = recent.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
  const usual = sorted[Math.floor((sorted.length - 1) * 0.75)] ?? 0n
  const most = (ceiling * MICRO) / BigInt(unitLimit)
  return usual < most ? usual : most
}

type Shortage = 'AMOUNT_BELOW_MINIMUM' | 'INSUFFICIENT_FUNDS' | 'INSUFFICIENT_FUNDS_FOR_FEES'

/** Error texts of nodes, programs and simulations. Compared without case. */
const shortages: readonly (readonly [RegExp, Shortage])[] = [
  // Account 0 is the sender. Another account is the new one of the receiver.
  [/^\{"InsufficientFundsForRent":\{"account_index":"?[1-9]/, 'AMOUNT_BELOW_MINIMUM'],
  [/transfer: insufficient lamports/i, 'INSUFFICIENT_FUNDS'],
  [
    /attempt to debit an account but found no record of a prior credit|insufficient ?funds ?for ?(fee|rent)|^"AccountNotFound"$/i,
    'INSUFFICIENT_FUNDS_FOR_FEES',
  ],
]

/** Missing funds as the cause of a failed transaction, from messages, logs and error names. */
export function findShortage(texts: readonly string[]): Shortage | undefined {
  return shortages.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1]
}

/** Errors in the logs of the token programs, and of programs made with Anchor. */
const LOGGED = /^Program log: (?:Error: |.* Error Message: )(.*)$/

/** Reason that a program logs for a failure; `undefined` without one in words. */
export const failureReason = (logs: readonly string[]): string | undefined =>
  cleanReason(logs.map((log) => LOGGED.exec(log)?.[1]).findLast((text) => text !== undefined) ?? '')

/** Fee of a signature in lamports. */
const SIGNATURE_FEE = 5000n
/** Rent-exempt minimum in lamports of an account without data: a transfer that leaves less, but not 0, fails. */
const RENT_EXEMPT = 890_880n

/** Reserve when all SOL is sent: the highest fee, and the rent-exempt minimum. */
export const transferReserve = (ceiling: bigint): bigint => SIGNATURE_FEE + ceiling + RENT_EXEMPT
