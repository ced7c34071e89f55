import { hex } from '@scure/base'
import type { BitcoinSignInput } from '../provider.ts'
import { readPsbt } from '../requests/readPsbt.ts'
import { parseOutput } from '../verify/parseOutput.ts'
import type { SignPsbtParameters } from '../wallet.ts'

/**
 * The requested inputs of a PSBT; without any, those that spend outputs of the wallet's addresses. For wallets that
 * sign only the inputs of a list.
 */
export function inputsToSign(
  psbt: Uint8Array,
  { signInputs, addresses }: Pick<SignPsbtParameters, 'signInputs' | 'addresses'>,
): readonly BitcoinSignInput[] {
  if (signInputs.length > 0) return signInputs
  const owners = new Map(
    addresses.flatMap(({ address }) => {
      const script = parseOutput(address)?.script
      return script ? [[hex.encode(script), address]] : []
    }),
  )
  return (readPsbt(psbt)?.inputs ?? []).flatMap(({ spent }, index) => {
    const address = spent && owners.get(hex.encode(spent.script))
    return address ? [{ address, index }] : []
  })
}
