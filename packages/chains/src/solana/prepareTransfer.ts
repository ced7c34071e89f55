import {
  type Address,
  address as toAddress,
  AccountRole,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  type Rpc,
  type SolanaRpcApi,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
} from '@solana/kit'
import { isSolanaAddress } from '../address/isSolanaAddress.ts'
import { createSolanaError } from './errors.ts'
import { chooseUnitLimit, chooseUnitPrice } from './rules.ts'
import { sendOptions } from './sendOptions.ts'

const SYSTEM_PROGRAM = toAddress('11111111111111111111111111111111')
const TRANSFER = 2
const MAX_UNITS = 1_400_000

export type TransferParameters = {
  readonly from: string
  readonly to: string
  /** Lamports. */
  readonly value: bigint
  /** A unit limit in place of the simulated one. */
  readonly unitLimit?: number | undefined
  /** Lamports that the priority may cost at most. */
  readonly ceiling: bigint
  readonly signal?: AbortSignal | undefined
}

export type PreparedTransfer = {
  readonly transaction: Transaction
  /** Why it would fail, when the simulation says so. */
  readonly failure: { readonly err: unknown; readonly logs: readonly string[] } | undefined
}

/**
 * A transfer of SOL, ready to be signed: its unit limit comes from a simulation, its price from what others paid lately,
 * under the ceiling. Legacy form, which every wallet signs.
 */
export async function prepareTransfer(
  rpc: Rpc<SolanaRpcApi>,
  { from, to, value, unitLimit, ceiling, signal }: TransferParameters,
): Promise<PreparedTransfer> {
  if (!isAddress(to)) throw createSolanaError('INVALID_RECIPIENT', undefined, { value: to })
  const source = toAddress(from)
  const target = toAddress(to)
  const options = sendOptions(signal)
  const [{ value: lifetime }, fees] = await Promise.all([
    rpc.getLatestBlockhash({ commitment: 'confirmed' }).send(options),
    rpc.getRecentPrioritizationFees([source, target]).send(options),
  ])
  const recent = fees.map(({ prioritizationFee }) => BigInt(prioritizationFee))
  const build = (limit: number, price: bigint): Transaction =>
    pipe(
      createTransactionMessage({ version: 'legacy' }),
      (message) => setTransactionMessageFeePayer(source, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => setTransactionMessageComputeUnitLimit(limit, message),
      (message) => setTransactionMessageComputeUnitPrice(price, message),
      (message) => appendTransactionMessageInstruction(transfer(source, target, value), message),
      (message) => compileTransaction(message),
    )
  // Free of priority, so that what the account lacks is what the transfer itself lacks.
  const draft = getBase64EncodedWireTransaction(build(MAX_UNITS, 0n))
  const { value: simulated } = await rpc
    .simulateTransaction(draft, {
      encoding: 'base64',
      commitment: 'confirmed',
      replaceRecentBlockhash: true,
      sigVerify: false,
    })
    .send(options)
  const limit = unitLimit ?? chooseUnitLimit(simulated.unitsConsumed)
  return {
    transaction: build(limit, chooseUnitPrice({ recent, unitLimit: limit, ceiling })),
    failure: simulated.err ? { err: simulated.err, logs: simulated.logs ?? [] } : undefined,
  }
}

/** The system program's transfer: its number, then the lamports, little-endian. */
function transfer(source: Address, target: Address, lamports: bigint): Instruction {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, TRANSFER, true)
  view.setBigUint64(4, lamports, true)
  return {
    programAddress: SYSTEM_PROGRAM,
    accounts: [
      { address: source, role: AccountRole.WRITABLE_SIGNER },
      { address: target, role: AccountRole.WRITABLE },
    ],
    data,
  }
}

function isAddress(value: string): boolean {
  try {
    return isSolanaAddress(value)
  } catch {
    return false
  }
}
