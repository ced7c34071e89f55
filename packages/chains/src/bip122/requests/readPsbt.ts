import { base64, hex } from '@scure/base'
import { orNone } from '../../orNone.ts'

/** An output of a transaction: satoshis and script. */
type Output = { readonly value: bigint; readonly script: Uint8Array }

/** The inputs and outputs of a PSBT (BIP-174, BIP-370). */
export type Psbt = {
  readonly inputs: readonly {
    /** Sighash type that the PSBT requests. */
    readonly sighash?: number | undefined
    /** Hash of the previous transaction and index of its output, in hex as the PSBT writes them. */
    readonly outpoint: string
    /** The spent output, also if the input has the whole previous transaction. */
    readonly spent?: Output | undefined
    /** Whether the PSBT has its final script or witness, or its taproot signature. */
    readonly isSigned: boolean
  }[]
  readonly outputs: readonly Output[]
}

const MAGIC = '70736274ff'
const GLOBAL = { transaction: 0, inputCount: 4, outputCount: 5 } as const
const INPUT = { previous: 0, spent: 1, sighash: 3, previousHash: 14, outputIndex: 15 } as const
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
  const inputs = list(unsigned?.outpoints.length ?? countOf(GLOBAL.inputCount), (position) => {
    const input = source.takeMap()
    const numberOf = (key: number): number | undefined => {
      const value = input.get(key)
      return value && Number(reader(value).takeNumber(4))
    }
    const [previous, spent] = [input.get(INPUT.previous), input.get(INPUT.spent)]
    const outpoint =
      unsigned?.outpoints[position] ??
      [INPUT.previousHash, INPUT.outputIndex]
        .map((key) => hex.encode(input.get(key) ?? new Uint8Array()))
        .join('')
    const index = indexOf(outpoint)
    return {
      outpoint,
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

const HASH_BYTES = 32
const INDEX_BYTES = 4

/** Index of the spent output in its transaction. */
const indexOf = (outpoint: string): number =>
  Number(reader(hex.decode(outpoint).subarray(HASH_BYTES)).takeNumber(INDEX_BYTES))

/** The outputs that a transaction spends, and its own. */
function readTransaction(bytes: Uint8Array): {
  readonly outpoints: readonly string[]
  readonly outputs: readonly Output[]
} {
  const { take, takeSize, takeOutput } = reader(bytes)
  take(4)
  let count = takeSize()
  // With witnesses, which follow the outputs, the number of inputs is after the bytes 0 and 1 (BIP-144).
  if (count === 0) {
    take(1)
    count = takeSize()
  }
  const outpoints = list(count, () => {
    const outpoint = hex.encode(take(HASH_BYTES + INDEX_BYTES))
    take(takeSize() + 4)
    return outpoint
  })
  return { outpoints, outputs: list(takeSize(), takeOutput) }
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

/** Whether two PSBTs in base64 are of one transaction: the same spent outputs and outputs. `true` if not readable. */
export function isSameTransaction(one: string, other: string): boolean {
  const [first, second] = [one, other].map((psbt) => orNone(() => readPsbt(base64.decode(psbt))))
  return !first || !second || identityOf(first) === identityOf(second)
}

const identityOf = ({ inputs, outputs }: Psbt): string =>
  [
    ...inputs.map(({ outpoint }) => outpoint),
    ...outputs.map(({ value, script }) => `${value}:${hex.encode(script)}`),
  ].join()
