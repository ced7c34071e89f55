import { getBase58Decoder, getBase64Decoder, getBase64Encoder, getTransactionEncoder } from '@solana/kit'
import { RpcError } from '../../base/rpc.ts'
import { describeError } from '../describeError.ts'
import { encodeAccount, type Encoding } from '../encodeAccount.ts'
import type { Ledger, Outcome, Processed } from '../ledger.ts'
import { readMessage } from '../readMessage.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import { parseAddress } from './parseAddress.ts'
import { type CreateMethods, inContext } from './types.ts'

const PREFLIGHT_FAILURE = -32002
const SIGNATURE_FAILURE = -32003
/** Recent priority fee without transactions: micro-lamports per unit. */
const USUAL_PRICE = 1_000n
const RECENT_SLOTS = 150
const MAX_SIGNATURES = 1_000

type SendConfig = { readonly encoding?: string; readonly skipPreflight?: boolean } | undefined
type SimulateConfig =
  | {
      readonly encoding?: string
      readonly sigVerify?: boolean
      readonly replaceRecentBlockhash?: boolean
      readonly accounts?: { readonly addresses: readonly string[]; readonly encoding?: Encoding }
    }
  | undefined
type ListConfig = { readonly limit?: number; readonly before?: string; readonly until?: string } | undefined

/** Methods that send, simulate and list transactions. */
export const transactionMethods: CreateMethods = (ledger) => ({
  sendTransaction: (wire: unknown, config: SendConfig) => {
    const transaction = decodeTransaction(wire, config?.encoding)
    if (!config?.skipPreflight) {
      const outcome = ledger.simulate(transaction, { sigVerify: true, replacesBlockhash: false })
      if (outcome.err === 'SignatureFailure')
        throw new RpcError(SIGNATURE_FAILURE, 'Transaction signature verification failure')
      if (outcome.err !== null)
        throw new RpcError(
          PREFLIGHT_FAILURE,
          `Transaction simulation failed: ${describeError(outcome.err)}`,
          toSimulation(outcome),
        )
    }
    return ledger.process(transaction).signature
  },
  simulateTransaction: (wire: unknown, config: SimulateConfig) => {
    const { sigVerify = false, replaceRecentBlockhash = false, accounts } = config ?? {}
    const transaction = decodeTransaction(wire, config?.encoding)
    const outcome = ledger.simulate(transaction, { sigVerify, replacesBlockhash: replaceRecentBlockhash })
    return inContext(ledger, {
      ...toSimulation(outcome),
      ...(accounts && {
        accounts: accounts.addresses.map((at) =>
          encodeAccount(
            ledger.vm().getAccount(parseAddress(at)),
            { encoding: accounts.encoding ?? 'base64' },
            () => 0,
          ),
        ),
      }),
      ...(replaceRecentBlockhash && { replacementBlockhash: ledger.slots.latest() }),
    })
  },
  requestAirdrop: (to: unknown, amount: number) => ledger.credit(parseAddress(to), BigInt(amount)).signature,
  /** Not a method of real nodes: sets a balance. */
  sandbox_setBalance: (at: unknown, lamports: number) => {
    const account = parseAddress(at)
    const change = BigInt(lamports) - (ledger.vm().getBalance(account) ?? 0n)
    return ledger.credit(account, change).signature
  },
  getSignatureStatuses: (signatures: readonly string[]) =>
    inContext(
      ledger,
      signatures.map((signature) => {
        const processed = ledger.history().get(signature)
        return processed
          ? {
              slot: processed.slot,
              confirmations: null,
              err: processed.err,
              status: processed.err === null ? { Ok: null } : { Err: processed.err },
              confirmationStatus: 'finalized',
            }
          : null
      }),
    ),
  getSignaturesForAddress: (at: unknown, config: ListConfig) => {
    const { limit = MAX_SIGNATURES, before, until } = config ?? {}
    const own = newestFirst(ledger).filter(({ accounts }) => accounts.includes(parseAddress(at)))
    const place = (signature: string | undefined): number =>
      own.findIndex((processed) => processed.signature === signature)
    const end = until === undefined || place(until) === -1 ? own.length : place(until)
    return own
      .slice(place(before) + 1, end)
      .slice(0, limit)
      .map(({ signature, slot, time, err }) => ({
        signature,
        slot,
        blockTime: time,
        err,
        memo: null,
        confirmationStatus: 'finalized',
      }))
  },
  getTransaction: (signature: string, config: { readonly encoding?: string } | undefined) => {
    const processed = ledger.history().get(signature)
    if (!processed?.transaction) return null
    return {
      slot: processed.slot,
      blockTime: processed.time,
      version: processed.read?.message.version ?? 'legacy',
      transaction: encodeTransaction(processed, config?.encoding ?? 'json'),
      meta: {
        err: processed.err,
        status: processed.err === null ? { Ok: null } : { Err: processed.err },
        fee: processed.read?.fee ?? 0n,
        preBalances: processed.before,
        postBalances: processed.after,
        innerInstructions: [],
        // Without `preTokenBalances` and `postTokenBalances`: this node does not record token balances.
        logMessages: processed.logs,
        computeUnitsConsumed: processed.unitsConsumed,
        loadedAddresses: { writable: [], readonly: [] },
        rewards: [],
      },
    }
  },
  getFeeForMessage: (message: string) => {
    const { fee, blockhash } = readMessage(getBase64Encoder().encode(message))
    return inContext(ledger, ledger.slots.isValid(blockhash ?? '') ? fee : null)
  },
  getRecentPrioritizationFees: (addresses: readonly string[] | undefined) => {
    const slot = ledger.slots.slot()
    const paid = newestFirst(ledger)
      .filter(({ accounts }) => (addresses ?? []).every((at) => accounts.includes(at)))
      .flatMap(({ slot: at, read }) => (read ? [{ slot: at, prioritizationFee: read.unitPrice }] : []))
      .filter(({ slot: at }) => slot - at < RECENT_SLOTS)
    return paid.length > 0 ? paid : [{ slot, prioritizationFee: USUAL_PRICE }]
  },
})

const newestFirst = (ledger: Ledger): Processed[] => [...ledger.history().values()].toReversed()

function toSimulation({ err, logs, unitsConsumed, returnData }: Outcome): object {
  return {
    err,
    logs,
    unitsConsumed,
    accounts: null,
    innerInstructions: null,
    returnData: returnData && {
      programId: getBase58Decoder().decode(returnData.programId),
      data: [getBase64Decoder().decode(returnData.data), 'base64'],
    },
  }
}

function encodeTransaction({ transaction, read, signature }: Processed, encoding: string): unknown {
  if (!transaction || !read) return null
  const bytes = getTransactionEncoder().encode(transaction)
  if (encoding === 'base64') return [getBase64Decoder().decode(bytes), encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(bytes), encoding]
  const { message, accounts, blockhash } = read
  const instructions = 'instructions' in message ? message.instructions : []
  return {
    signatures: [signature],
    message: {
      accountKeys: accounts,
      header: {
        numRequiredSignatures: message.header.numSignerAccounts,
        numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts,
      },
      recentBlockhash: blockhash,
      instructions: instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
        programIdIndex: programAddressIndex,
        accounts: accountIndices,
        data: data ? getBase58Decoder().decode(data) : '',
        stackHeight: null,
      })),
    },
  }
}
