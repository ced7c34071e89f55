import { address as toAddress, AccountRole, type Instruction, type Rpc, type SolanaRpcApi } from '@solana/kit'
import { isSolanaAddress } from '../address/isSolanaAddress.ts'
import { holds } from '../holds.ts'
import { createSolanaError } from './errors.ts'
import { prepareTokenTransfer, readReceiver } from './prepareTokenTransfer.ts'
import {
  type PreparedTransaction,
  prepareTransaction,
  type TransactionParameters,
} from './prepareTransaction.ts'
import { SYSTEM_PROGRAM } from './programs.ts'
import { solRefusal } from './tokenRules.ts'

const TRANSFER = 2

export type TransferParameters = Omit<TransactionParameters, 'instructions'> & {
  readonly to: string
  /** Base units: lamports, or those of the token. */
  readonly value: bigint
  /** The mint; absent for SOL. */
  readonly token?: string | undefined
  /** Decimals that the amount of a token was shown with. */
  readonly decimals?: number | undefined
}

export type PreparedTransfer = PreparedTransaction & {
  /** Rent in lamports of a new token account of the receiver. */
  readonly deposit: bigint
  /** Transfer fee of the token, in base units. */
  readonly withheld: bigint
}

/** A transfer of SOL or of a token, ready to be signed. Throws if the receiver is a program, a mint or a token account. */
export async function prepareTransfer(
  rpc: Rpc<SolanaRpcApi>,
  parameters: TransferParameters,
): Promise<PreparedTransfer> {
  const { from, to, value, token, decimals, ...rest } = parameters
  if (!holds(() => isSolanaAddress(to)))
    throw createSolanaError('INVALID_RECIPIENT', undefined, { value: to })
  const { signal } = rest
  if (token !== undefined) {
    const made = await prepareTokenTransfer(rpc, { from, to, value, token, decimals, signal })
    const { instructions, deposit, withheld } = made
    return { ...(await prepareTransaction(rpc, { ...rest, from, instructions })), deposit, withheld }
  }
  const instructions = [transferSol(from, to, value)]
  const [prepared, receiver] = await Promise.all([
    prepareTransaction(rpc, { ...rest, from, instructions }),
    readReceiver(rpc, toAddress(to), signal),
  ])
  const refusal = solRefusal(receiver)
  if (refusal) throw createSolanaError(refusal, undefined, { value: to })
  return { ...prepared, deposit: 0n, withheld: 0n }
}

/** Transfer of the system program: its number, then the lamports, little-endian. Throws for amounts above `u64`. */
function transferSol(from: string, to: string, lamports: bigint): Instruction {
  if (lamports !== BigInt.asUintN(64, lamports))
    throw createSolanaError(lamports < 0n ? 'AMOUNT_NOT_POSITIVE' : 'INSUFFICIENT_FUNDS')
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, TRANSFER, true)
  view.setBigUint64(4, lamports, true)
  return {
    programAddress: SYSTEM_PROGRAM,
    accounts: [
      { address: toAddress(from), role: AccountRole.WRITABLE_SIGNER },
      { address: toAddress(to), role: AccountRole.WRITABLE },
    ],
    data,
  }
}
