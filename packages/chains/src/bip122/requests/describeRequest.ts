import { base64 } from '@scure/base'
import type { Operation, OperationParameters } from '../../operations.ts'
import { describeOperation } from '../../requests/describeOperation.ts'
import { parseOutput } from '../verify/parseOutput.ts'
import { type Psbt, readPsbt } from './readPsbt.ts'

/**
 * Content of an operation. Of a PSBT, the sighash types are read: a signature that commits to no output of the account
 * sells what it spends for nothing.
 */
export const describeRequest: Operation<'describeRequest'> = async (_, { method, params }) => {
  const content = describeOperation(method, params)
  if (content?.type !== 'other' || method !== 'signPsbt') return content
  return isUnpaid(params as OperationParameters<'signPsbt'>) ? { ...content, hasUnpaidOrder: true } : content
}

/** Whether the signature of an input of the request pays the account nothing. */
function isUnpaid({ address, psbt, signInputs = [] }: OperationParameters<'signPsbt'>): boolean {
  const read = orNone(() => readPsbt(base64.decode(psbt)))
  if (!read) return false
  // Without a list the wallet signs every input that it owns.
  const signed = signInputs.length > 0 ? signInputs : read.inputs.map((_, index) => ({ address, index }))
  const own = [
    ...new Set(
      [address, ...signed.map((each) => each.address)].map((each) => orNone(() => parseOutput(each))),
    ),
    ...signed.map(({ index }) => read.inputs[index]?.spent),
  ].flatMap((output) => output?.script ?? [])
  return signed.some((each) => {
    const { index } = each
    const requested = 'sighashTypes' in each ? (each.sighashTypes ?? []) : []
    return [read.inputs[index]?.sighash, ...requested].some(
      (sighash) => sighash !== undefined && isUnpaidBy(read, index, sighash, own),
    )
  })
}

const NONE = 2
const SINGLE = 3
/** Without the flag `ANYONECANPAY`. */
const OUTPUTS = 0x1f

/** `SINGLE` commits to the output of the same index, which pays if it is the account's, and more than it spends. */
function isUnpaidBy(
  { inputs, outputs }: Psbt,
  index: number,
  sighash: number,
  own: readonly Uint8Array[],
): boolean {
  const kind = sighash & OUTPUTS
  if (kind !== SINGLE) return kind === NONE
  const [paid, spent] = [outputs[index], inputs[index]?.spent]
  const isOwn = paid !== undefined && own.some((script) => isEqual(script, paid.script))
  return !isOwn || paid.value <= (spent?.value ?? 0n)
}

const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

function orNone<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
