export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

export const isTokenProgram = (program: string | undefined): boolean =>
  program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM

/** Bytes of a mint and of an account, without what extensions add behind them. */
const MINT_BYTES = 82
const ACCOUNT_BYTES = 165
/** Where an amount stands in an account, a count of decimals in a mint. */
const AMOUNT_AT = 64
const DECIMALS_AT = 44

/** What is stored at an address. */
export type StoredAccount = { readonly owner: string; readonly data: Uint8Array }

/** How a mint counts; `undefined` for what is no mint. */
export const decimalsOfMint = ({ data }: StoredAccount): number | undefined =>
  data.length >= MINT_BYTES ? data[DECIMALS_AT] : undefined

/** How much an account holds, in smallest units; `undefined` for what is no token account. */
export const amountOfAccount = ({ data }: StoredAccount): bigint | undefined =>
  data.length >= ACCOUNT_BYTES
    ? new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(AMOUNT_AT, true)
    : undefined

/** A byte says what it is, where extensions made both kinds equally long. */
const KIND_AT = 165
const KIND_MINT = 1

/** Whether this belongs to a token program and is no mint, so that somebody's tokens lie there. */
export const isTokenAccount = ({ owner, data }: StoredAccount): boolean =>
  isTokenProgram(owner) && data.length >= ACCOUNT_BYTES && data[KIND_AT] !== KIND_MINT

export type TokenRefusal =
  | 'AMOUNT_NOT_POSITIVE'
  | 'TOKEN_NOT_FOUND'
  | 'TOKEN_PROGRAM_UNKNOWN'
  | 'TOKEN_DECIMALS_DIFFER'
  | 'TOKEN_ACCOUNT_MISSING'
  | 'INSUFFICIENT_TOKENS'
  | 'RECEIVER_IS_TOKEN_ACCOUNT'

/** Why a token cannot be sent as it was shown, each reason told apart (api §9.4); first match wins. */
export function tokenRefusal(facts: {
  readonly value: bigint
  readonly mint: StoredAccount | undefined
  /** Those that the amount was shown with; absent where nothing was shown yet. */
  readonly shownDecimals: number | undefined
  /** The sender's account for the mint. */
  readonly source: StoredAccount | undefined
  /** What is stored at the receiver's own address. */
  readonly receiver: StoredAccount | undefined
}): TokenRefusal | undefined {
  const { value, mint, shownDecimals, source, receiver } = facts
  if (value <= 0n) return 'AMOUNT_NOT_POSITIVE'
  if (!mint) return 'TOKEN_NOT_FOUND'
  if (!isTokenProgram(mint.owner)) return 'TOKEN_PROGRAM_UNKNOWN'
  const decimals = decimalsOfMint(mint)
  if (decimals === undefined) return 'TOKEN_NOT_FOUND'
  if (shownDecimals !== undefined && decimals !== shownDecimals) return 'TOKEN_DECIMALS_DIFFER'
  const held = source && amountOfAccount(source)
  if (held === undefined) return 'TOKEN_ACCOUNT_MISSING'
  if (held < value) return 'INSUFFICIENT_TOKENS'
  // Tokens of an account that belongs to another account are out of everybody's reach.
  return receiver && (isTokenAccount(receiver) || isTokenProgram(receiver.owner))
    ? 'RECEIVER_IS_TOKEN_ACCOUNT'
    : undefined
}
