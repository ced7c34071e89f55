/** An output of a transaction: satoshis and script. */
type Output = { readonly value: bigint; readonly script: Uint8Array }

/** The inputs and outputs of a PSBT (BIP-174, BIP-370). */
export type Psbt = {
  readonly inputs: readonly {
    /** Sighash type that the PSBT requests. */
    readonly sighash?: number | undefined
    /** The spent output; absent in inputs that have the whole previous transaction instead. */
    readonly spent?: Output | undefined
  }[]
  readonly outputs: readonly Output[]
}

const MAGIC = '70736274ff'
const GLOBAL = { transaction: 0, inputCount: 4, outputCount: 5 } as const
const INPUT = { spent: 1, sighash: 3 } as const
const OUTPUT = { value: 3, script: 4 } as const

/** Reads a PSBT; `undefined` for other bytes. */
export function readPsbt(bytes: Uint8Array): Psbt | undefined {
  const source = reader(bytes)
  const isPsbt = [...source.take(5)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === MAGIC
  if (!isPsbt) return undefined
  const global = source.takeMap()
  const transaction = global.get(GLOBAL.transaction)
  const unsigned = transaction && readTransaction(transaction)
  const countOf = (key: number): number => reader(global.get(key) ?? new Uint8Array()).takeSize()
  const inputs = list(unsigned?.inputs ?? countOf(GLOBAL.inputCount), () => {
    const input = source.takeMap()
    const [spent, sighash] = [input.get(INPUT.spent), input.get(INPUT.sighash)]
    return {
      sighash: sighash && Number(reader(sighash).takeNumber(4)),
      spent: spent && reader(spent).takeOutput(),
    }
  })
  const outputs = list(countOf(GLOBAL.outputCount), () => {
    const output = source.takeMap()
    const { takeNumber } = reader(output.get(OUTPUT.value) ?? new Uint8Array())
    return { value: takeNumber(8), script: output.get(OUTPUT.script) ?? new Uint8Array() }
  })
  return { inputs, outputs: unsigned?.outputs ?? outputs }
}

/** Number of inputs, and the outputs, of an unsigned transaction, which has no witnesses. */
function readTransaction(bytes: Uint8Array): {
  readonly inputs: number
  readonly outputs: readonly Output[]
} {
  const { take, takeSize, takeOutput } = reader(bytes)
  take(4)
  const inputs = takeSize()
  list(inputs, () => {
    take(36)
    take(takeSize() + 4)
  })
  return { inputs, outputs: list(takeSize(), takeOutput) }
}

/** More inputs or outputs than a block has room for are not read. */
const MAX_LENGTH = 100_000

const list = <item>(length: number, read: () => item): readonly item[] =>
  Array.from({ length: Math.min(length, MAX_LENGTH) }, read)

/** Reads bytes in order; after the end there are none. */
function reader(bytes: Uint8Array): {
  readonly take: (count: number) => Uint8Array
  /** An unsigned number, lowest byte first. */
  readonly takeNumber: (count: number) => bigint
  readonly takeSize: () => number
  readonly takeOutput: () => Output
  /** Values by the type of their keys, up to the byte 0. */
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
    for (let key = take(takeSize()); key.length > 0; key = take(takeSize()))
      map.set(reader(key).takeSize(), take(takeSize()))
    return map
  }
  return { take, takeNumber, takeSize, takeOutput, takeMap }
}
