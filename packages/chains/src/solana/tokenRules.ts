import { base58 } from '@scure/base'
import { isTokenProgram, TOKEN_2022_PROGRAM } from './programs.ts'

/** Sizes of a mint and of a token account without extensions. */
const MINT_BYTES = 82
export const ACCOUNT_BYTES = 165
/** Offsets of the owner and the amount in a token account, and of the decimals in a mint. */
const OWNER_AT = 32
const AMOUNT_AT = 64
const DECIMALS_AT = 44

/** Account data at an address. */
export type StoredAccount = {
  readonly owner: string
  readonly data: Uint8Array
  /** The account is a program. */
  readonly isExecutable?: boolean | undefined
}

/** Offset of the account type byte in accounts with extensions. */
const KIND_AT = 165
const KIND_MINT = 1

const isExtendedMint = ({ owner, data }: StoredAccount): boolean =>
  owner === TOKEN_2022_PROGRAM && data[KIND_AT] === KIND_MINT

/** Decimals of a mint; `undefined` for other accounts. */
export const decimalsOfMint = (account: StoredAccount): number | undefined =>
  account.data.length === MINT_BYTES || isExtendedMint(account) ? account.data[DECIMALS_AT] : undefined

/** Balance of a token account in base units; `undefined` for other accounts. */
const amountOfAccount = ({ data }: StoredAccount): bigint | undefined =>
  data.length >= ACCOUNT_BYTES
    ? new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(AMOUNT_AT, true)
    : undefined

export type TokenRefusal =
  | 'AMOUNT_NOT_POSITIVE'
  | 'TOKEN_NOT_FOUND'
  | 'TOKEN_PROGRAM_UNKNOWN'
  | 'TOKEN_DECIMALS_DIFFER'
  | 'TOKEN_ACCOUNT_MISSING'
  | 'INSUFFICIENT_TOKENS'
  | 'RECEIVER_ACCOUNT_FOREIGN'
  | ReceiverRefusal

/** Reason why a token cannot be sent as shown (docs/spec/api.md §9.4); first match wins. */
export function tokenRefusal(facts: {
  readonly value: bigint
  readonly mint: StoredAccount | undefined
  /** Decimals that the amount was shown with; absent if not shown yet. */
  readonly shownDecimals: number | undefined
  /** Token account of the sender. */
  readonly source: StoredAccount | undefined
  readonly receiver: {
    readonly address: string
    /** Account at the address. */
    readonly account: StoredAccount | undefined
    /** Associated token account of the address. */
    readonly target: StoredAccount | undefined
  }
}): TokenRefusal | undefined {
  const { value, mint, shownDecimals, source, receiver } = facts
  if (value <= 0n) return 'AMOUNT_NOT_POSITIVE'
  if (!mint) return 'TOKEN_NOT_FOUND'
  if (!isTokenProgram(mint.owner)) return 'TOKEN_PROGRAM_UNKNOWN'
  const decimals = decimalsOfMint(mint)
  if (decimals === undefined) return 'TOKEN_NOT_FOUND'
  if (shownDecimals !== undefined && decimals !== shownDecimals) return 'TOKEN_DECIMALS_DIFFER'
  if (showsOtherAmounts(mint)) return 'TOKEN_DECIMALS_DIFFER'
  const held = source && amountOfAccount(source)
  if (held === undefined) return 'TOKEN_ACCOUNT_MISSING'
  if (held < value) return 'INSUFFICIENT_TOKENS'
  return receiverRefusal(receiver.account) ?? (isForeign(receiver) ? 'RECEIVER_ACCOUNT_FOREIGN' : undefined)
}

/** Whether a token account belongs to another owner than the one whose address it is derived from: owners can give it away. */
const isForeign = ({ address, target }: Parameters<typeof tokenRefusal>[0]['receiver']): boolean =>
  target !== undefined && base58.encode(target.data.subarray(OWNER_AT, AMOUNT_AT)) !== address

type ReceiverRefusal = 'RECEIVER_IS_PROGRAM' | 'RECEIVER_IS_TOKEN_ACCOUNT'

/** Reason why an account may not be the owner of tokens: those of a program, a token account or a mint are lost. */
function receiverRefusal(receiver: StoredAccount | undefined): ReceiverRefusal | undefined {
  if (receiver?.isExecutable) return 'RECEIVER_IS_PROGRAM'
  return isTokenProgram(receiver?.owner) ? 'RECEIVER_IS_TOKEN_ACCOUNT' : undefined
}

/** Mint of wrapped SOL. */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
const ADDRESS_BYTES = 32

/**
 * Reason why an account may not receive SOL: a program or a mint can never send it, and a token account only when its
 * owner closes it. The owner of wrapped SOL closes the account to unwrap it, so that it may receive SOL.
 */
export function solRefusal(receiver: StoredAccount | undefined): ReceiverRefusal | undefined {
  const mint = receiver && amountOfAccount(receiver) !== undefined && receiver.data.subarray(0, ADDRESS_BYTES)
  return mint && isTokenProgram(receiver.owner) && base58.encode(mint) === WRAPPED_SOL
    ? undefined
    : receiverRefusal(receiver)
}

/** Transfer fee of a Token-2022 mint. */
export type TransferFee = {
  /** Hundredths of a percent. */
  readonly basisPoints: number
  /** Maximum in base units. */
  readonly most: bigint
}

/** Extensions follow the account type byte: type, length, value. */
const EXTENSIONS_AT = 166
const EXTENSION_HEAD = 4
const TRANSFER_FEE = 1
const TRANSFER_FEE_BYTES = 108
/** Offsets of the older and the newer fee: each has an epoch, a maximum and a share. */
const FEES_AT = [72, 90] as const

const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)

/** An extension in a mint's data; `undefined` if it has none of the type. */
function findExtension(mint: StoredAccount, type: number, leastBytes: number): DataView | undefined {
  if (!isExtendedMint(mint)) return undefined
  const { data } = mint
  const view = viewOf(data)
  for (let at = EXTENSIONS_AT; at + EXTENSION_HEAD <= data.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const begin = at + EXTENSION_HEAD
    if (kind === type && length >= leastBytes && begin + length <= data.length)
      return viewOf(data.subarray(begin, begin + length))
    // Type 0 ends the extensions.
    if (kind === 0) return undefined
    at = begin + length
  }
  return undefined
}

const findFee = (mint: StoredAccount): DataView | undefined =>
  findExtension(mint, TRANSFER_FEE, TRANSFER_FEE_BYTES)

const INTEREST_BEARING = 10
const INTEREST_BEARING_BYTES = 52
/** Offsets of the average rate so far and of the present rate, in hundredths of a percent. */
const RATES_AT = [40, 50] as const
const SCALED_AMOUNT = 25
const SCALED_AMOUNT_BYTES = 56
/** Offsets of the present and the next multiplier. */
const MULTIPLIERS_AT = [32, 48] as const

/**
 * Whether wallets show other amounts than base units and decimals give: for Token-2022 mints with interest or a scale,
 * the wallet would show another amount than the review.
 */
function showsOtherAmounts(mint: StoredAccount): boolean {
  const interest = findExtension(mint, INTEREST_BEARING, INTEREST_BEARING_BYTES)
  const scale = findExtension(mint, SCALED_AMOUNT, SCALED_AMOUNT_BYTES)
  return (
    RATES_AT.some((at) => interest !== undefined && interest.getInt16(at, true) !== 0) ||
    MULTIPLIERS_AT.some((at) => scale !== undefined && scale.getFloat64(at, true) !== 1)
  )
}

/** Whether a token has a transfer fee; its share depends on the epoch. */
export const hasTransferFee = (mint: StoredAccount): boolean => findFee(mint) !== undefined

/** Transfer fee of a token in an epoch; 0 without one. */
export function transferFeeOf(mint: StoredAccount, epoch: bigint): TransferFee {
  const fees = findFee(mint)
  if (!fees) return { basisPoints: 0, most: 0n }
  const [older, newer] = FEES_AT
  const at = epoch >= fees.getBigUint64(newer, true) ? newer : older
  return { basisPoints: fees.getUint16(at + 16, true), most: fees.getBigUint64(at + 8, true) }
}

const WHOLE = 10_000n

/** Transfer fee of an amount: its share, rounded up like in the program. */
export function withheldOf(value: bigint, { basisPoints, most }: TransferFee): bigint {
  const share = (value * BigInt(basisPoints) + WHOLE - 1n) / WHOLE
  return share < most ? share : most
}

/** Size of a token account of Token-2022: with the extension for an immutable owner. */
const ACCOUNT_2022_BYTES = 170n
/** Extension types of a mint. A transfer hook counts without a program too. */
const NON_TRANSFERABLE = 9
const TRANSFER_HOOK = 14
const PAUSABLE = 26
/** Bytes that extensions of a mint add to its token accounts: a header of 4 bytes, and the data. */
const addedBytes: readonly (readonly [type: number, bytes: bigint])[] = [
  [TRANSFER_FEE, 12n],
  [NON_TRANSFERABLE, 4n],
  [TRANSFER_HOOK, 5n],
  [PAUSABLE, 4n],
]

/** Size of a token account of the mint, whose rent is the deposit. */
export const tokenAccountBytes = (mint: StoredAccount): bigint =>
  mint.owner === TOKEN_2022_PROGRAM
    ? addedBytes.reduce(
        (sum, [type, bytes]) => (findExtension(mint, type, 0) ? sum + bytes : sum),
        ACCOUNT_2022_BYTES,
      )
    : BigInt(ACCOUNT_BYTES)
