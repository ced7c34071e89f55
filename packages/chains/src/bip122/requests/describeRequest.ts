import { base64 } from '@scure/base'
import { createError } from '../../errors/catalogue.ts'
import type { Operation, OperationParameters } from '../../operations.ts'
import { orNone } from '../../orNone.ts'
import { describeOperation } from '../../requests/describeOperation.ts'
import { parseOutput } from '../verify/parseOutput.ts'
import { type Psbt, readPsbt } from './readPsbt.ts'

/**
 * Content of an operation. Of a PSBT, the sighash types are read: a signature that commits to no output of the account
 * sells what it spends for nothing. Throws `REQUEST_UNREADABLE` for a text that is no PSBT in base64: some wallets also
 * read hex.
 */
export const describeRequest: Operation<'describeRequest'> = async (
  _,
  { method, params, addresses = [] },
) => {
  const content = describeOperation(method, params)
  if (content?.type !== 'other' || method !== 'signPsbt') return content
  const { address, psbt, signInputs = [] } = params as OperationParameters<'signPsbt'>
  const decoded = orNone(() => readPsbt(base64.decode(psbt)))
  if (!decoded) throw createError('REQUEST_UNREADABLE', undefined, { value: 'psbt' })
  const own = [address, ...addresses].flatMap((each) => orNone(() => parseOutput(each))?.script ?? [])
  return isUnpaid(decoded, signInputs, own) ? { ...content, hasUnpaidOrder: true } : content
}

/** Whether the signature of an input of the request pays the account nothing. `own`: scripts of the wallet. */
function isUnpaid(
  psbt: Psbt,
  requested: NonNullable<OperationParameters<'signPsbt'>['signInputs']>,
  own: readonly Uint8Array[],
): boolean {
  // Without a list the wallet signs every input that it owns: none that another account has signed.
  const signed =
    requested.length > 0
      ? requested.map(({ index, sighashTypes }) => ({ index, types: sighashTypes ?? [] }))
      : psbt.inputs.flatMap(({ isSigned, spent }, index) =>
          isSigned && spent && !includes(own, spent.script) ? [] : [{ index, types: [] }],
        )
  return signed.some(({ index, types }) =>
    [psbt.inputs[index]?.sighash, ...types].some(
      (sighash) => sighash !== undefined && isUnpaidBy(psbt, index, sighash, own),
    ),
  )
}

const NONE = 2
const SINGLE = 3
/** Without the flag `ANYONECANPAY`. */
const OUTPUTS = 0x1f

/**
 * `SINGLE` commits to the output of the same index, which pays if it is the account's, and more than it spends. The
 * script that an input spends is the account's, or the wallet could not sign the input; those of other inputs may be of
 * anyone.
 */
function isUnpaidBy(
  { inputs, outputs }: Psbt,
  index: number,
  sighash: number,
  own: readonly Uint8Array[],
): boolean {
  const kind = sighash & OUTPUTS
  if (kind !== SINGLE) return kind === NONE
  const [paid, spent] = [outputs[index], inputs[index]?.spent]
  return !paid || !spent || !includes([spent.script, ...own], paid.script) || paid.value <= spent.value
}

const includes = (scripts: readonly Uint8Array[], script: Uint8Array): boolean =>
  scripts.some((each) => each.length === script.length && each.every((byte, at) => byte === script[at]))
