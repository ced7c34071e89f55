import { base58, base64 } from '@scure/base'
import { read } from '../../errors/foreign.ts'
import type { Operation } from '../../operations.ts'
import { orNone } from '../../orNone.ts'
import { describeOperation } from '../../requests/describeOperation.ts'
import type { NativeTransfer, TokenEffect } from '../../walletRequest.ts'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  isTokenProgram,
  LOADER_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
} from '../programs.ts'
import { type Instruction, messageOf, readInstructions } from './readInstructions.ts'

/**
 * Content of an operation. Of serialized transactions, instructions are read that let another address act for the
 * account (approvals of tokens, and new authorities of accounts, mints, stakes, nonces and programs), and transfers
 * of SOL and tokens. The receiver of tokens is the owner of the token account if the transaction creates it, else
 * that account. A durable nonce is read too. A transaction that does not decode has `isHash`, as its content is unknown.
 */
export const describeRequest: Operation<'describeRequest'> = async (_, { method, params }) => {
  const content = describeOperation(method, params)
  if (content?.type !== 'other') return content
  const address = read(params, 'address')
  const transactions = transactionsIn(params).map(instructionsOf)
  const grants = transactions.flatMap((all = []) => {
    const instructions = all.flatMap(unbatched)
    const owners = new Map(instructions.flatMap(createdAccount))
    // Other signers of the transaction may grant something too.
    const isOwn = ({ accounts }: Instruction): boolean =>
      typeof address !== 'string' || accounts.includes(address)
    // A new stake is named without the account that pays for it.
    const paid = instructions
      .filter((each) => each.program === SYSTEM_PROGRAM && isOwn(each))
      .flatMap(({ accounts }) => accounts)
    return instructions
      .filter(
        (each) => isOwn(each) || (each.program === STAKE_PROGRAM && paid.includes(each.accounts[0] ?? '')),
      )
      .map(readGrant)
      .map((grant) => withOwner(grant, owners))
  })
  const effects = grants
    .flatMap(({ effect }) => effect ?? [])
    // An account that pays its rest to its owner, such as one of wrapped SOL after a swap.
    .filter((effect) => effect.type === 'approval' || effect.to !== address)
  const nativeTransfers = grants.flatMap(({ native }) => native ?? []).filter(({ to }) => to !== address)
  const delegates = [...new Set(grants.flatMap(({ delegate }) => delegate ?? []))].filter(
    (delegate) => delegate !== address,
  )
  return {
    ...content,
    ...(effects.length > 0 && { effects }),
    ...(nativeTransfers.length > 0 && { nativeTransfers }),
    ...(delegates.length > 0 && { delegates }),
    // A wallet that sends the transaction does so at once.
    ...(method !== 'signAndSendTransaction' && transactions.some(hasNoExpiry) && { hasNoExpiry: true }),
    ...(transactions.includes(undefined) && { isHash: true }),
  }
}

/** Whether a transaction uses a durable nonce: its first instruction is AdvanceNonceAccount. */
const hasNoExpiry = ([first]: readonly Instruction[] = []): boolean =>
  first?.program === SYSTEM_PROGRAM && kindOf(first.data) === 4

/** Instructions in an instruction of a token program that has several: number of accounts, size and data of each. */
function unbatched(batch: Instruction): readonly Instruction[] {
  const { program, accounts, data } = batch
  if (!isTokenProgram(program) || data[0] !== BATCH) return [batch]
  const all: Instruction[] = []
  let first = 0
  for (let at = 1; at < data.length;) {
    const [count = 0, size = 0] = data.subarray(at)
    all.push({
      program,
      accounts: accounts.slice(first, first + count),
      data: data.subarray(at + 2, at + 2 + size),
    })
    first += count
    at += 2 + size
  }
  return all
}

/** Transactions in the parameters: in base64, or as Kit has them. */
function transactionsIn(params: unknown): readonly unknown[] {
  const several = read(params, 'transactions')
  return Array.isArray(several) ? several : [read(params, 'transaction')]
}

/** Instructions of a transaction; `undefined` if it does not decode. */
function instructionsOf(transaction: unknown): readonly Instruction[] | undefined {
  const message = read(transaction, 'messageBytes')
  return orNone(() =>
    readInstructions(
      message instanceof Uint8Array ? message : messageOf(base64.decode(transaction as string)),
    ),
  )
}

/** First byte of an instruction with several instructions. */
const BATCH = 255

/**
 * Token account that an instruction creates, with its owner. The program rejects another account than that of the
 * owner.
 */
const createdAccount = ({
  program,
  accounts: [, account, owner],
}: Instruction): readonly (readonly [string, string])[] =>
  program === ASSOCIATED_TOKEN_PROGRAM && account !== undefined && owner !== undefined
    ? [[account, owner]]
    : []

/** A transfer to the owner of the token account instead of that account. */
function withOwner({ effect, ...grant }: Grant, owners: ReadonlyMap<string, string>): Grant {
  if (effect?.type !== 'transfer') return { effect, ...grant }
  return { ...grant, effect: { ...effect, to: owners.get(effect.to) ?? effect.to } }
}

/** Rights, tokens or SOL that an instruction gives others. */
type Grant = {
  readonly delegate?: string | undefined
  readonly effect?: TokenEffect | undefined
  readonly native?: NativeTransfer | undefined
}

function readGrant(instruction: Instruction): Grant {
  const { program, accounts, data } = instruction
  if (isTokenProgram(program)) return readToken(instruction)
  const kind = kindOf(data)
  if (program === SYSTEM_PROGRAM) return readSystem(kind, instruction)
  if (program === STAKE_PROGRAM) return readStake(kind, instruction)
  // SetAuthority, and SetAuthorityChecked
  return program === LOADER_PROGRAM && [4, 7].includes(kind) ? { delegate: accounts[2] } : {}
}

/** Transfer of an amount in the data. */
const toNative = (to = '', data: Uint8Array, at: number): Grant => ({
  native: { to, value: numberAt(data, at, 8) },
})

function readStake(kind: number, { accounts, data }: Instruction): Grant {
  switch (kind) {
    // Initialize: the key that may delegate the stake, and the key that may withdraw it
    case 0:
      return { delegate: keyAt(data, 36) }
    // Authorize, and AuthorizeWithSeed
    case 1:
    case 8:
      return { delegate: keyAt(data, 4) }
    // InitializeChecked, AuthorizeChecked, and AuthorizeCheckedWithSeed
    case 9:
    case 10:
    case 11:
      return { delegate: accounts[3] }
    // Withdraw
    case 4:
      return toNative(accounts[1], data, 4)
    default:
      return {}
  }
}

function readSystem(kind: number, { accounts, data }: Instruction): Grant {
  switch (kind) {
    // Assign, whose program becomes the owner of the account, and AuthorizeNonceAccount
    case 1:
    case 7:
      return { delegate: keyAt(data, 4) }
    // AssignWithSeed
    case 10:
      return { delegate: keyAt(data, data.length - 32) }
    // CreateAccount, Transfer, and WithdrawNonceAccount
    case 0:
    case 2:
    case 5:
      return toNative(accounts[1], data, 4)
    // CreateAccountWithSeed: the seed has any length.
    case 3:
      return toNative(accounts[1], data, 44 + Number(numberAt(data, 36, 8)))
    // TransferWithSeed
    case 11:
      return toNative(accounts[2], data, 4)
    // CreateAccountAllowPrefund
    case 13:
      return toNative(accounts[0], data, 4)
    default:
      return {}
  }
}

/** Above the supply of nearly every token, so that such an approval has no limit. */
const UNLIMITED = 2n ** 63n - 1n

function readToken({ accounts, data }: Instruction): Grant {
  const [source = '', second = '', third = ''] = accounts
  const amount = numberAt(data, 1, 8)
  const value = amount >= UNLIMITED ? 'all' : amount
  switch (data[0]) {
    // Transfer and Approve, whose mint is not named
    case 3:
      return { effect: { type: 'transfer', token: source, to: second, value: amount } }
    case 4:
      return { effect: { type: 'approval', token: source, spender: second, value } }
    // TransferChecked and ApproveChecked
    case 12:
      return { effect: { type: 'transfer', token: second, to: third, value: amount } }
    case 13:
      return { effect: { type: 'approval', token: second, spender: third, value } }
    // TransferCheckedWithFee
    case 26:
      return data[1] === 1
        ? { effect: { type: 'transfer', token: second, to: third, value: numberAt(data, 2, 8) } }
        : {}
    // UnwrapLamports: 1 before an amount, 0 for all
    case 45:
      return {
        effect: {
          type: 'transfer',
          token: source,
          to: second,
          value: data[1] === 1 ? numberAt(data, 2, 8) : 'all',
        },
      }
    // CloseAccount and WithdrawExcessLamports, which pay the SOL of the account, also wrapped SOL
    case 9:
    case 38:
      return { effect: { type: 'transfer', token: source, to: second, value: 'all' } }
    // SetAuthority: kind, 1 if there is a new authority
    case 6:
      return data[2] === 1 ? { delegate: keyAt(data, 3) } : {}
    default:
      return {}
  }
}

const keyAt = (data: Uint8Array, start: number): string => base58.encode(data.subarray(start, start + 32))

/** Kind of an instruction of the system, stake and loader programs. */
const kindOf = (data: Uint8Array): number => Number(numberAt(data, 0, 4))

/** An unsigned number, lowest byte first. */
const numberAt = (data: Uint8Array, start: number, size: number): bigint =>
  data.subarray(start, start + size).reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n)
