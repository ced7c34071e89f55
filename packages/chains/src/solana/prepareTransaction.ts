import {
  address as toAddress,
  AccountRole,
  appendTransactionMessageInstructions,
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
import { chooseUnitLimit, chooseUnitPrice } from './rules.ts'
import { sendOptions } from './createRpc.ts'

const MAX_UNITS = 1_400_000

export type TransactionParameters = {
  readonly from: string
  readonly instructions: readonly Instruction[]
  /** A unit limit in place of the simulated one. */
  readonly unitLimit?: number | undefined
  /** Lamports that the priority may cost at most. */
  readonly ceiling: bigint
  readonly signal?: AbortSignal | undefined
}

/** A blockhash, and the last block height that takes a transaction made with it. */
export type TransactionLifetime = { readonly blockhash: string; readonly lastValidBlockHeight: bigint }

export type PreparedTransaction = {
  readonly transaction: Transaction
  /** How long it may be sent. */
  readonly lifetime: TransactionLifetime
  /** Why it would fail, when the simulation says so. */
  readonly failure: { readonly err: unknown; readonly logs: readonly string[] } | undefined
}

/**
 * Instructions as a transaction, ready to be signed: its unit limit comes from a simulation, its price from what others
 * paid lately, under the ceiling. Legacy form, which every wallet signs.
 */
export async function prepareTransaction(
  rpc: Rpc<SolanaRpcApi>,
  { from, instructions, unitLimit, ceiling, signal }: TransactionParameters,
): Promise<PreparedTransaction> {
  const payer = toAddress(from)
  const options = sendOptions(signal)
  const [{ value: lifetime }, fees] = await Promise.all([
    rpc.getLatestBlockhash({ commitment: 'confirmed' }).send(options),
    rpc.getRecentPrioritizationFees(written(instructions)).send(options),
  ])
  const recent = fees.map(({ prioritizationFee }) => BigInt(prioritizationFee))
  const build = (limit: number, price: bigint): Transaction =>
    pipe(
      createTransactionMessage({ version: 'legacy' }),
      (message) => setTransactionMessageFeePayer(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => setTransactionMessageComputeUnitLimit(limit, message),
      (message) => setTransactionMessageComputeUnitPrice(price, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
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
    lifetime,
    transaction: build(limit, chooseUnitPrice({ recent, unitLimit: limit, ceiling })),
    failure: simulated.err ? { err: simulated.err, logs: simulated.logs ?? [] } : undefined,
  }
}

/** What instructions write to: others who write there are those to be outbid. */
const written = (instructions: readonly Instruction[]) => [
  ...new Set(
    instructions.flatMap(({ accounts = [] }) =>
      accounts
        .filter(({ role }) => role === AccountRole.WRITABLE || role === AccountRole.WRITABLE_SIGNER)
        .map(({ address }) => address),
    ),
  ),
]
