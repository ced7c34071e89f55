import { base64, hex } from '@scure/base'
import { callMethod } from '../../callMethod.ts'
import { hasMethod } from '../../errors/foreign.ts'
import { createError } from '../errors.ts'
import type { BitcoinProvider, BitcoinSignInput } from '../provider.ts'

type SignPsbt = NonNullable<BitcoinProvider['signPsbt']>

/**
 * `signPsbt` of wallets that take hex and a list of inputs. A partially signed PSBT cannot be sent; a complete
 * transaction is sent by another call.
 */
export async function signHexPsbt(
  wallet: unknown,
  { psbt, signInputs, broadcast = false }: Parameters<SignPsbt>[0],
): ReturnType<SignPsbt> {
  if (broadcast && signInputs.length > 0)
    throw createError('BROADCAST_NOT_SUPPORTED', undefined, { prefix: 'bip122:signPsbt' })
  if (broadcast && !hasMethod(wallet, 'pushPsbt'))
    throw createError('METHOD_NOT_SUPPORTED', undefined, { prefix: 'bip122:signPsbt' })
  const options = signInputs.length
    ? { autoFinalized: false, toSignInputs: signInputs.map(toSignInput) }
    : { autoFinalized: broadcast }
  const signed = (await callMethod(wallet, 'signPsbt', hex.encode(base64.decode(psbt)), options)) as string
  const answer = base64.encode(hex.decode(signed))
  return broadcast
    ? { psbt: answer, txid: (await callMethod(wallet, 'pushPsbt', signed)) as string }
    : { psbt: answer }
}

const toSignInput = ({ address, index, sighashTypes }: BitcoinSignInput): object => ({
  address,
  index,
  ...(sighashTypes && { sighashTypes }),
})
