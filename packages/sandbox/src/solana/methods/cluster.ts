import { inContext, type CreateMethods } from './types.ts'

const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const SLOTS_PER_EPOCH = 432_000

/** The cluster itself: its clock, its blockhashes, its rent. */
export const clusterMethods: CreateMethods = (ledger) => {
  const { slots } = ledger
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '3.0.0', 'feature-set': 0 }),
    getGenesisHash: () => GENESIS,
    getSlot: () => slots.slot(),
    getBlockHeight: () => slots.slot(),
    getBlockTime: () => slots.time(),
    getTransactionCount: () => ledger.history().size,
    getEpochInfo: () => ({
      absoluteSlot: slots.slot(),
      blockHeight: slots.slot(),
      epoch: Math.floor(slots.slot() / SLOTS_PER_EPOCH),
      slotIndex: slots.slot() % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: ledger.history().size,
    }),
    getLatestBlockhash: () => inContext(ledger, slots.latest()),
    isBlockhashValid: (blockhash: string) => inContext(ledger, slots.isValid(blockhash)),
    getMinimumBalanceForRentExemption: (size: number) =>
      ledger.vm().minimumBalanceForRentExemption(BigInt(size)),
  }
}
