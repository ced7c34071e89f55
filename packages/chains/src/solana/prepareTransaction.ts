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
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
} from '@solana/kit'
import { computeBudget } from './computeBudget.ts'
import { sendOptions } from './createRpc.ts'
import { chooseUnitLimit, chooseUnitPrice, MAX_UNITS } from './rules.ts'

export type TransactionParameters = {
  readonly from: string
  readonly instructions: readonly Instruction[]
  /** Unit limit in place of the simulated one. */
  readonly unitLimit?: number | undefined
  /** Highest priority fee in lamports. */
  readonly ceiling: bigint
  readonly signal?: AbortSignal | undefined
}

/** Blockhash, and the last block height that accepts a transaction with it. */
export type TransactionLifetime = { readonly blockhash: string; readonly lastValidBlockHeight: bigint }

export type PreparedTransaction = {
  readonly transaction: Transaction
  /** Period in which the transaction can be sent. */
  readonly lifetime: TransactionLifetime
  /** Error and logs of a failed simulation. */
  readonly failure: { readonly err: unknown; readonly logs: readonly string[] } | undefined
}

/**
 * Transaction of instructions, ready for signing: the unit limit comes from a simulation, the unit price from recent
 * fees, limited by the ceiling; zero if the node does not list them. In legacy format, which every wallet signs.
 */
export async function prepareTransaction(
  rpc: Rpc<SolanaRpcApi>,
  { from, instructions, unitLimit, ceiling, signal }: TransactionParameters,
): Promise<PreparedTransaction> {
  const payer = toAddress(from)
  const options = sendOptions(signal)
  const [{ value: lifetime }, recent] = await Promise.all([
    rpc.getLatestBlockhash({ commitment: 'confirmed' }).send(options),
    recentFees(rpc, instructions, signal),
  ])
  const build = (limit: number, price: bigint): Transaction =>
    pipe(
      createTransactionMessage({ version: 'legacy' }),
      (message) => setTransactionMessageFeePayer(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) =>
        appendTransactionMessageInstructions([...computeBudget(limit, price), ...instructions], message),
      (message) => compileTransaction(message),
    )
  // Without a priority fee, so that missing funds are those for the transfer itself.
  const draft = getBase64EncodedWireTransaction(build(MAX_UNITS, 0n))
  const { value: simulated } = await rpc
    .simulateTransaction(draft, {
      encoding: 'base64',
      commitment: 'confirmed',
      replaceRecentBlockhash: true,
      sigVerify: false,
    })
    .send(options)
  const limit = Math.min(unitLimit ?? chooseUnitLimit(simulated.unitsConsumed), MAX_UNITS)
  return {
    lifetime,
    transaction: build(limit, chooseUnitPrice({ recent, unitLimit: limit, ceiling })),
    failure: simulated.err ? { err: simulated.err, logs: simulated.logs ?? [] } : undefined,
  }
}

/** Recent fees in micro-lamports per unit; none if the node does not list them, as some do. */
async function recentFees(
  rpc: Rpc<SolanaRpcApi>,
  instructions: readonly Instruction[],
  signal: AbortSignal | undefined,
): Promise<readonly bigint[]> {
  try {
    const fees = await rpc.getRecentPrioritizationFees(written(instructions)).send(sendOptions(signal))
    return fees.map(({ prioritizationFee }) => BigInt(prioritizationFee))
  } catch {
    signal?.throwIfAborted()
    return []
  }
}

/** Writable accounts of instructions: recent fees on these accounts decide the price. */
const written = (instructions: readonly Instruction[]) => [
  ...new Set(
    instructions.flatMap(({ accounts = [] }) =>
      accounts
        .filter(({ role }) => role === AccountRole.WRITABLE || role === AccountRole.WRITABLE_SIGNER)
        .map(({ address }) => address),
    ),
  ),
]
