import {
  type CompiledTransactionMessage,
  getCompiledTransactionMessageDecoder,
  type ReadonlyUint8Array,
} from '@solana/kit'

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const SET_LIMIT = 2
const SET_PRICE = 3
const LAMPORTS_PER_SIGNATURE = 5_000n
const DEFAULT_UNITS = 200_000n
const MAX_UNITS = 1_400_000n
const MICRO = 1_000_000n

type Message = CompiledTransactionMessage & { readonly lifetimeToken?: string }

/** Parsed message of a transaction. */
export type ReadMessage = {
  readonly message: Message
  readonly accounts: readonly string[]
  readonly blockhash: string | undefined
  /** Micro-lamports per unit. */
  readonly unitPrice: bigint
  /** Fee in lamports: signatures and priority. */
  readonly fee: bigint
}

/** Parses the bytes of a message. */
export function readMessage(bytes: ReadonlyUint8Array): ReadMessage {
  const message = getCompiledTransactionMessageDecoder().decode(bytes) as Message
  const accounts: readonly string[] = message.staticAccounts
  const instructions = ('instructions' in message ? message.instructions : []) as readonly {
    readonly programAddressIndex: number
    readonly data?: ReadonlyUint8Array
  }[]
  const isBudget = (index: number): boolean => accounts[index] === COMPUTE_BUDGET
  let limit: bigint | undefined
  let unitPrice = 0n
  for (const { programAddressIndex, data } of instructions) {
    if (!isBudget(programAddressIndex) || !data) continue
    const view = new DataView(Uint8Array.from(data).buffer)
    if (data[0] === SET_LIMIT) limit = BigInt(view.getUint32(1, true))
    if (data[0] === SET_PRICE) unitPrice = view.getBigUint64(1, true)
  }
  const working = instructions.filter(({ programAddressIndex }) => !isBudget(programAddressIndex)).length
  const units = limit ?? BigInt(working) * DEFAULT_UNITS
  const priority = ((units < MAX_UNITS ? units : MAX_UNITS) * unitPrice + MICRO - 1n) / MICRO
  const signatures = BigInt(message.header.numSignerAccounts)
  return {
    message,
    accounts,
    blockhash: message.lifetimeToken,
    unitPrice,
    fee: signatures * LAMPORTS_PER_SIGNATURE + priority,
  }
}
