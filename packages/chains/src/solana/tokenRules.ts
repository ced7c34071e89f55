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

/** Why a token cannot be sent as it was shown, each reason told apart (docs/spec/api.md §9.4); first match wins. */
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

/** What the newer token program keeps of each transfer of a token. */
export type TransferFee = {
  /** Hundredths of a percent. */
  readonly basisPoints: number
  /** Smallest units that it is at most. */
  readonly most: bigint
}

/** Behind the byte that says what an account is, extensions follow each other: a kind, a length, the rest. */
const EXTENSIONS_AT = 166
const EXTENSION_HEAD = 4
const TRANSFER_FEE = 1
const TRANSFER_FEE_BYTES = 108
/** The fee until an epoch begins, and the one from then on: each its epoch, its most, its share. */
const FEES_AT = [72, 90] as const

const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)

/** Where a mint's fee stands in its data; `undefined` for those without one. */
function findFee({ owner, data }: StoredAccount): DataView | undefined {
  if (owner !== TOKEN_2022_PROGRAM || data[KIND_AT] !== KIND_MINT) return undefined
  const view = viewOf(data)
  for (let at = EXTENSIONS_AT; at + EXTENSION_HEAD <= data.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const begin = at + EXTENSION_HEAD
    if (kind === TRANSFER_FEE && length >= TRANSFER_FEE_BYTES && begin + length <= data.length)
      return viewOf(data.subarray(begin, begin + length))
    // Nothing, and so nothing after it.
    if (kind === 0) return undefined
    at = begin + length
  }
  return undefined
}

/** Whether a token may keep some of each transfer: which share depends on the epoch. */
export const hasTransferFee = (mint: StoredAccount): boolean => findFee(mint) !== undefined

/** What a token keeps of each transfer in an epoch; nothing where it says nothing. */
export function transferFeeOf(mint: StoredAccount, epoch: bigint): TransferFee {
  const fees = findFee(mint)
  if (!fees) return { basisPoints: 0, most: 0n }
  const [older, newer] = FEES_AT
  const at = epoch >= fees.getBigUint64(newer, true) ? newer : older
  return { basisPoints: fees.getUint16(at + 16, true), most: fees.getBigUint64(at + 8, true) }
}

const WHOLE = 10_000n

/** What of an amount does not arrive: the share, rounded up as the program does it. */
export function withheldOf(value: bigint, { basisPoints, most }: TransferFee): bigint {
  const share = (value * BigInt(basisPoints) + WHOLE - 1n) / WHOLE
  return share < most ? share : most
}

/** How large the receiver's account for a token is: the newer program marks who owns it, and keeps its fees there. */
export const holdingBytes = (mint: StoredAccount): bigint =>
  mint.owner === TOKEN_2022_PROGRAM ? (hasTransferFee(mint) ? 182n : 170n) : BigInt(ACCOUNT_BYTES)
