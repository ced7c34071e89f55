import { getBase58Decoder } from '@solana/kit'

export const SLOT_MS = 400
/** Number of slots for which a blockhash is valid. */
const BLOCKHASH_SLOTS = 150
const BYTES = 32
const FIRST_SLOT = 1_000
const MS_PER_SECOND = 1_000

export type Blockhash = { readonly blockhash: string; readonly lastValidBlockHeight: number }

/** The clock of the chain: a slot every 400 ms, each with a blockhash that is valid for 150 slots. */
export type Slots = {
  readonly slot: () => number
  /** Seconds since 1970. */
  readonly time: () => number
  readonly latest: () => Blockhash
  readonly isValid: (blockhash: string) => boolean
  readonly increase: (seconds: number) => void
  readonly reset: () => void
}

export function createSlots(): Slots {
  const hashes = new Map<string, number>()
  let start = Date.now()
  let skippedMs = 0
  let latest: { readonly slot: number; readonly blockhash: string } | undefined
  const slot = (): number => FIRST_SLOT + Math.floor((Date.now() - start + skippedMs) / SLOT_MS)

  return {
    slot,
    time: () => Math.floor((Date.now() + skippedMs) / MS_PER_SECOND),
    latest() {
      const current = slot()
      if (latest?.slot !== current) {
        latest = {
          slot: current,
          blockhash: getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(BYTES))),
        }
        hashes.set(latest.blockhash, current)
        for (const [old, issued] of hashes) if (current - issued > BLOCKHASH_SLOTS) hashes.delete(old)
      }
      return { blockhash: latest.blockhash, lastValidBlockHeight: latest.slot + BLOCKHASH_SLOTS }
    },
    isValid(blockhash) {
      const issued = hashes.get(blockhash)
      return issued !== undefined && slot() - issued <= BLOCKHASH_SLOTS
    },
    increase: (seconds) => void (skippedMs += seconds * MS_PER_SECOND),
    reset() {
      start = Date.now()
      skippedMs = 0
      latest = undefined
      hashes.clear()
    },
  }
}
