/** Room for what changes between the simulation and the block. */
const UNIT_MARGIN_PERCENT = 10n
/** No transaction may ask for more. */
const MAX_UNITS = 1_400_000n
/** What a transfer with a limit and a price takes, when a simulation does not say. */
const TRANSFER_UNITS = 450n
const MICRO = 1_000_000n

/** The unit limit for a transaction that took so many units in a simulation. */
export function chooseUnitLimit(unitsConsumed: bigint | undefined): number {
  const units = unitsConsumed || TRANSFER_UNITS
  const limit = (units * (100n + UNIT_MARGIN_PERCENT) + 99n) / 100n
  return Number(limit < MAX_UNITS ? limit : MAX_UNITS)
}

/**
 * The price of a unit, in micro-lamports: what three of four recent transactions on these accounts did not exceed, and
 * never so much that the whole limit costs more than the ceiling (R53).
 */
export function chooseUnitPrice(facts: {
  /** Micro-lamports per unit, as paid lately. */
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

/** Nodes, programs and simulations say one thing in many words. Compared without case. */
const shortages: readonly (readonly [RegExp, 'INSUFFICIENT_FUNDS' | 'INSUFFICIENT_FUNDS_FOR_FEES'])[] = [
  [/transfer: insufficient lamports/i, 'INSUFFICIENT_FUNDS'],
  [
    /attempt to debit an account but found no record of a prior credit|insufficient ?funds ?for ?(fee|rent)|^"AccountNotFound"$/i,
    'INSUFFICIENT_FUNDS_FOR_FEES',
  ],
]

/** What is missing, when that is why a transaction cannot be sent: read out of messages, logs and error names. */
export function findShortage(
  texts: readonly string[],
): 'INSUFFICIENT_FUNDS' | 'INSUFFICIENT_FUNDS_FOR_FEES' | undefined {
  return shortages.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1]
}

/** Lamports for a signature. */
const SIGNATURE_FEE = 5000n
/** Lamports that an account without data must have, or nothing: a transfer that would leave less is refused. */
const RENT_EXEMPT = 890_880n

/** What stays behind when all of the SOL is sent: the fee at its highest, and no rest that the network refuses. */
export const transferReserve = (ceiling: bigint): bigint => SIGNATURE_FEE + ceiling + RENT_EXEMPT
