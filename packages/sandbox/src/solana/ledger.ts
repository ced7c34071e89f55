import { type Address, address, getBase58Decoder, lamports, type Transaction } from '@solana/kit'
import type { FailedTransactionMetadata, LiteSVM, TransactionMetadata } from 'litesvm'
import { writeGenesis } from './genesis.ts'
import { loadVm } from './loadVm.ts'
import { type ReadMessage, readMessage } from './readMessage.ts'
import { createSlots, type Slots } from './slots.ts'
import { toTransactionError, type TransactionError } from './toTransactionError.ts'

const SIGNATURE_BYTES = 64

/** Result of a transaction or its simulation. */
export type Outcome = {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnData: { readonly programId: Uint8Array; readonly data: Uint8Array } | null
}

export type Processed = Outcome & {
  readonly signature: string
  readonly slot: number
  readonly time: number
  readonly read: ReadMessage | undefined
  readonly transaction: Transaction | undefined
  readonly accounts: readonly string[]
  readonly before: readonly bigint[]
  readonly after: readonly bigint[]
}

/** Chain behind the node: accounts, programs, and processed transactions. */
export type Ledger = {
  readonly slots: Slots
  readonly vm: () => LiteSVM
  readonly history: () => ReadonlyMap<string, Processed>
  readonly simulate: (
    transaction: Transaction,
    options: { readonly sigVerify: boolean; readonly replacesBlockhash: boolean },
  ) => Outcome
  /** Runs a transaction and records it, also if it fails. */
  readonly process: (transaction: Transaction) => Processed
  /** Adds or removes lamports. */
  readonly credit: (to: Address, amount: bigint) => Processed
  /** Calls the listener with every processed transaction. Returns the unsubscribe function. */
  readonly watch: (listener: (processed: Processed) => void) => () => void
  /** Saves the state; `restore` returns to it, any number of times. */
  readonly snapshot: () => { readonly restore: () => void }
  /** Resets the chain to its first slot. */
  readonly reset: () => void
}

export async function createLedger(): Promise<Ledger> {
  const { FailedTransactionMetadata: Failed, LiteSVM: Svm } = await loadVm()
  const slots = createSlots()
  // Own blockhashes: LiteSVM accepts only one at a time.
  let vm = new Svm().withBlockhashCheck(false)
  await writeGenesis(vm)
  let history = new Map<string, Processed>()
  const listeners = new Set<(processed: Processed) => void>()

  const setTime = (): void => {
    const clock = vm.getClock()
    clock.slot = BigInt(slots.slot())
    clock.unixTimestamp = BigInt(slots.time())
    vm.setClock(clock)
  }
  const toOutcome = (
    result: FailedTransactionMetadata | TransactionMetadata | { meta(): TransactionMetadata },
  ): Outcome => {
    const meta = 'meta' in result ? result.meta() : result
    const returned = meta.returnData()
    const data = returned.data()
    return {
      err: result instanceof Failed ? toTransactionError(result) : null,
      logs: meta.logs(),
      unitsConsumed: meta.computeUnitsConsumed(),
      returnData: data.length > 0 ? { programId: returned.programId(), data } : null,
    }
  }
  const refused = (err: string): Outcome => ({ err, logs: [], unitsConsumed: 0n, returnData: null })
  const balances = (accounts: readonly string[]): bigint[] =>
    accounts.map((account) => vm.getBalance(address(account)) ?? 0n)
  const record = (processed: Processed): Processed => {
    history.set(processed.signature, processed)
    for (const listener of listeners) listener(processed)
    return processed
  }
  const snapshot = (): { readonly restore: () => void } => {
    const bytes = vm.toBytes()
    const past = new Map(history)
    return {
      restore() {
        vm = Svm.fromBytes(bytes)
        history = new Map(past)
      },
    }
  }
  const first = snapshot()

  return {
    slots,
    vm: () => vm,
    history: () => history,
    simulate(transaction, { sigVerify, replacesBlockhash }) {
      const { blockhash } = readMessage(transaction.messageBytes)
      if (!replacesBlockhash && !slots.isValid(blockhash ?? '')) return refused('BlockhashNotFound')
      setTime()
      vm.withSigverify(sigVerify)
      try {
        return toOutcome(vm.simulateTransaction(transaction))
      } finally {
        vm.withSigverify(true)
      }
    },
    process(transaction) {
      const read = readMessage(transaction.messageBytes)
      const { accounts } = read
      setTime()
      const before = balances(accounts)
      const outcome = slots.isValid(read.blockhash ?? '')
        ? toOutcome(vm.sendTransaction(transaction))
        : refused('BlockhashNotFound')
      const [signature] = Object.values(transaction.signatures)
      const processed = {
        ...outcome,
        signature: getBase58Decoder().decode(signature ?? new Uint8Array(SIGNATURE_BYTES)),
        slot: slots.slot(),
        time: slots.time(),
        read,
        transaction,
        accounts,
        before,
        after: balances(accounts),
      }
      // Records only transactions in a block: those that paid a fee.
      return isInBlock(outcome.err) ? record(processed) : processed
    },
    credit(to, amount) {
      const account = vm.getAccount(to)
      const before = balances([to])
      vm.setAccount(
        account.exists
          ? { ...account, lamports: lamports(account.lamports + amount) }
          : { ...emptyAccount, address: to, lamports: lamports(amount) },
      )
      return record({
        err: null,
        logs: [],
        unitsConsumed: 0n,
        returnData: null,
        signature: getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(SIGNATURE_BYTES))),
        slot: slots.slot(),
        time: slots.time(),
        read: undefined,
        transaction: undefined,
        accounts: [to],
        before,
        after: balances([to]),
      })
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot,
    reset() {
      first.restore()
      slots.reset()
    },
  }
}

const emptyAccount = {
  programAddress: address('11111111111111111111111111111111'),
  data: new Uint8Array(),
  executable: false,
  space: 0n,
}

/** A transaction with failing instructions is in a block; one that cannot start is not. */
const isInBlock = (err: TransactionError | null): boolean =>
  err === null || (typeof err === 'object' && 'InstructionError' in err)
