import { hex } from '@scure/base'
/** An output of a transaction: satoshis and script. */
type Output = { readonly value: bigint; readonly script: Uint8Array }

/** The inputs and outputs of a PSBT (BIP-174, BIP-370). */
export type Psbt = {
  readonly inputs: readonly {
    /** Sighash type that the PSBT requests. */
    readonly sighash?: number | undefined
    /** The spent output, also if the input has the whole previous transaction. */
    readonly spent?: Output | undefined
    /** Whether the PSBT has its final script or witness, or its taproot signature. */
    readonly isSigned: boolean
  }[]
  readonly outputs: readonly Output[]
}

const MAGIC = '70736274ff'
const GLOBAL = { transaction: 0, inputCount: 4, outputCount: 5 } as const
const INPUT = { previous: 0, spent: 1, sighash: 3, outputIndex: 15 } as const
/** Keys of a final script, a final witness and a taproot signature. */
const SIGNATURES: readonly number[] = [7, 8, 19]
const OUTPUT = { value: 3, script: 4 } as const

/** Reads a PSBT; `undefined` for other bytes. */
export function readPsbt(bytes: Uint8Array): Psbt | undefined {
  const source = reader(bytes)
  if (hex.encode(source.take(5)) !== MAGIC) return undefined
  const global = source.takeMap()
  const transaction = global.get(GLOBAL.transaction)
  const unsigned = transaction && readTransaction(transaction)
  const countOf = (key: number): number => reader(global.get(key) ?? new Uint8Array()).takeSize()
  const inputs = list(unsigned?.spentIndexes.length ?? countOf(GLOBAL.inputCount), (position) => {
    const input = source.takeMap()
    const numberOf = (key: number): number | undefined => {
      const value = input.get(key)
      return value && Number(reader(value).takeNumber(4))
    }
    const [previous, spent] = [input.get(INPUT.previous), input.get(INPUT.spent)]
    const index = unsigned?.spentIndexes[position] ?? numberOf(INPUT.outputIndex) ?? 0
    return {
      sighash: numberOf(INPUT.sighash),
      // The previous transaction has a hash, which wallets check. Nothing proves an output that stands alone.
      spent: previous ? readTransaction(previous).outputs[index] : spent && reader(spent).takeOutput(),
      isSigned: SIGNATURES.some((key) => input.has(key)),
    }
  })
  const outputs = list(countOf(GLOBAL.outputCount), () => {
    const output = source.takeMap()
    const { takeNumber } = reader(output.get(OUTPUT.value) ?? new Uint8Array())
    return { value: takeNumber(8), script: output.get(OUTPUT.script) ?? new Uint8Array() }
  })
  return { inputs, outputs: unsigned?.outputs ?? outputs }
}

/** Indexes of the outputs that a transaction spends, in the transactions before it, and its own outputs. */
function readTransaction(bytes: Uint8Array): {
  readonly spentIndexes: readonly number[]
  readonly outputs: readonly Output[]
} {
  const { take, takeNumber, takeSize, takeOutput } = reader(bytes)
  take(4)
  let count = takeSize()
  // With witnesses, which follow the outputs, the number of inputs is after the bytes 0 and 1 (BIP-144).
  if (count === 0) {
    take(1)
    count = takeSize()
  }
  const spentIndexes = list(count, () => {
    take(32)
    const index = Number(takeNumber(4))
    take(takeSize() + 4)
    return index
  })
  return { spentIndexes, outputs: list(takeSize(), takeOutput) }
}

/** More inputs or outputs than a block has room for are not read. */
const MAX_LENGTH = 100_000

const list = <item>(length: number, read: (position: number) => item): readonly item[] =>
  Array.from({ length: Math.min(length, MAX_LENGTH) }, (_, position) => read(position))

/** Reads bytes in order; after the end there are none. */
function reader(bytes: Uint8Array): {
  readonly take: (count: number) => Uint8Array
  /** An unsigned number, lowest byte first. */
  readonly takeNumber: (count: number) => bigint
  readonly takeSize: () => number
  readonly takeOutput: () => Output
  /** Values by their keys of one byte, up to the byte 0. Longer keys are of values that are not read. */
  readonly takeMap: () => ReadonlyMap<number, Uint8Array>
} {
  let at = 0
  const take = (count: number): Uint8Array => bytes.subarray(at, (at += count))
  const takeNumber = (count: number): bigint =>
    take(count).reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n)
  const takeSize = (): number => {
    const [first = 0] = take(1)
    return first < 0xfd ? first : Number(takeNumber(2 ** (first - 0xfc)))
  }
  const takeOutput = (): Output => ({ value: takeNumber(8), script: take(takeSize()) })
  const takeMap = (): ReadonlyMap<number, Uint8Array> => {
    const map = new Map<number, Uint8Array>()
    for (let key = take(takeSize()); key.length > 0; key = take(takeSize())) {
      const value = take(takeSize())
      const [type = 0] = key
      if (key.length === 1) map.set(type, value)
    }
    return map
  }
  return { take, takeNumber, takeSize, takeOutput, takeMap }
}
