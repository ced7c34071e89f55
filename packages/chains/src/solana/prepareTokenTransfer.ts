import {
  type Address,
  address as toAddress,
  AccountRole,
  getAddressEncoder,
  getBase64Encoder,
  getProgramDerivedAddress,
  type Instruction,
  type Rpc,
  type SolanaRpcApi,
} from '@solana/kit'
import { sendOptions } from './createRpc.ts'
import { createSolanaError } from './errors.ts'
import { ASSOCIATED_TOKEN_PROGRAM, isTokenProgram, SYSTEM_PROGRAM } from './programs.ts'
import {
  ACCOUNT_BYTES,
  decimalsOfMint,
  hasTransferFee,
  type StoredAccount,
  tokenAccountBytes,
  tokenRefusal,
  transferFeeOf,
  withheldOf,
} from './tokenRules.ts'

const CREATE_IDEMPOTENT = 1
const TRANSFER_CHECKED = 12

export type TokenTransferParameters = {
  readonly from: string
  readonly to: string
  readonly token: string
  readonly value: bigint
  readonly decimals: number | undefined
  readonly signal?: AbortSignal | undefined
}

export type PreparedTokenTransfer = {
  readonly instructions: readonly Instruction[]
  /** Rent in lamports of a new token account of the receiver. */
  readonly deposit: bigint
  /** Transfer fee of the token, in its base units. */
  readonly withheld: bigint
}

/**
 * Transaction of a token transfer; creates a token account for a receiver without one. Throws the reason if it would
 * fail.
 */
export async function prepareTokenTransfer(
  rpc: Rpc<SolanaRpcApi>,
  { from, to, token, value, decimals: shownDecimals, signal }: TokenTransferParameters,
): Promise<PreparedTokenTransfer> {
  const [mint, owner, receiver] = [toAddress(token), toAddress(from), toAddress(to)]
  const [[stored], atReceiver] = await Promise.all([
    readAccounts(rpc, [mint], signal),
    readReceiver(rpc, receiver, signal),
  ])
  // An account of another program has no token accounts.
  const program = isTokenProgram(stored?.owner) ? stored.owner : undefined
  const tokenAccounts =
    program && (await Promise.all([owner, receiver].map((each) => tokenAccountOf(each, mint, program))))
  const [source, target] = tokenAccounts ? await readAccounts(rpc, tokenAccounts, signal) : []
  const refusal = tokenRefusal({
    value,
    mint: stored,
    shownDecimals,
    source,
    receiver: { address: to, account: atReceiver, target },
  })
  const decimals = stored && decimalsOfMint(stored)
  const [sourceAt, targetAt] = tokenAccounts ?? []
  if (refusal || !stored || !program || !sourceAt || !targetAt || decimals === undefined)
    throw createSolanaError(refusal ?? 'TOKEN_NOT_FOUND', undefined, { value: token })
  const transfer = transferChecked({ sourceAt, targetAt, mint, owner, program, value, decimals })
  const withheld = hasTransferFee(stored)
    ? withheldOf(value, transferFeeOf(stored, (await rpc.getEpochInfo().send(sendOptions(signal))).epoch))
    : 0n
  if (target) return { instructions: [transfer], deposit: 0n, withheld }
  const deposit = await rpc
    .getMinimumBalanceForRentExemption(tokenAccountBytes(stored))
    .send(sendOptions(signal))
  const creation = createTokenAccount({ payer: owner, at: targetAt, owner: receiver, mint, program })
  return { instructions: [creation, transfer], deposit: BigInt(deposit), withheld }
}

/** Decimals of a mint; throws if there is no mint of a known token program at the address. */
export async function readMintDecimals(
  rpc: Rpc<SolanaRpcApi>,
  token: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const [mint] = await readAccounts(rpc, [toAddress(token)], signal)
  const decimals = mint && isTokenProgram(mint.owner) ? decimalsOfMint(mint) : undefined
  if (decimals === undefined) throw createSolanaError('TOKEN_NOT_FOUND', undefined, { value: token })
  return decimals
}

/** Account at the address of a receiver, with the fields of a token account: any other account may have megabytes. */
export async function readReceiver(
  rpc: Rpc<SolanaRpcApi>,
  receiver: Address,
  signal: AbortSignal | undefined,
): Promise<StoredAccount | undefined> {
  const [account] = await readAccounts(rpc, [receiver], signal, { offset: 0, length: ACCOUNT_BYTES })
  return account
}

/** Accounts at addresses; `undefined` where there is none. */
async function readAccounts(
  rpc: Rpc<SolanaRpcApi>,
  addresses: readonly Address[],
  signal: AbortSignal | undefined,
  dataSlice?: { readonly offset: number; readonly length: number },
): Promise<readonly (StoredAccount | undefined)[]> {
  const config = { encoding: 'base64', commitment: 'confirmed', ...(dataSlice && { dataSlice }) } as const
  const { value } = await rpc.getMultipleAccounts(addresses, config).send(sendOptions(signal))
  return value
    .map(
      (account) =>
        account && {
          owner: account.owner,
          data: Uint8Array.from(getBase64Encoder().encode(account.data[0])),
          isExecutable: account.executable,
        },
    )
    .map((account) => account ?? undefined)
}

/** Address of the associated token account of an owner. */
async function tokenAccountOf(owner: Address, mint: Address, program: Address): Promise<Address> {
  const encoder = getAddressEncoder()
  const seeds = [owner, program, mint].map((each) => encoder.encode(each))
  const [at] = await getProgramDerivedAddress({ programAddress: ASSOCIATED_TOKEN_PROGRAM, seeds })
  return at
}

function transferChecked(parts: {
  readonly sourceAt: Address
  readonly targetAt: Address
  readonly mint: Address
  readonly owner: Address
  readonly program: Address
  readonly value: bigint
  readonly decimals: number
}): Instruction {
  const data = new Uint8Array(10)
  const view = new DataView(data.buffer)
  view.setUint8(0, TRANSFER_CHECKED)
  view.setBigUint64(1, parts.value, true)
  view.setUint8(9, parts.decimals)
  return {
    programAddress: parts.program,
    accounts: [
      { address: parts.sourceAt, role: AccountRole.WRITABLE },
      { address: parts.mint, role: AccountRole.READONLY },
      { address: parts.targetAt, role: AccountRole.WRITABLE },
      { address: parts.owner, role: AccountRole.READONLY_SIGNER },
    ],
    data,
  }
}

/** Instruction that creates the token account if it does not exist. */
function createTokenAccount(parts: {
  readonly payer: Address
  readonly at: Address
  readonly owner: Address
  readonly mint: Address
  readonly program: Address
}): Instruction {
  return {
    programAddress: ASSOCIATED_TOKEN_PROGRAM,
    accounts: [
      { address: parts.payer, role: AccountRole.WRITABLE_SIGNER },
      { address: parts.at, role: AccountRole.WRITABLE },
      { address: parts.owner, role: AccountRole.READONLY },
      { address: parts.mint, role: AccountRole.READONLY },
      { address: SYSTEM_PROGRAM, role: AccountRole.READONLY },
      { address: parts.program, role: AccountRole.READONLY },
    ],
    data: new Uint8Array([CREATE_IDEMPOTENT]),
  }
}
