import type { AbiParameter } from 'viem'
import type { RequestField } from '../../walletRequest.ts'

/** Parameters of a decoded call with their names in the ABI. */
export const callFields = ({
  inputs,
  args = [],
}: {
  readonly inputs: readonly AbiParameter[]
  readonly args?: readonly unknown[] | undefined
}): readonly RequestField[] =>
  inputs.map(({ name = '', type }, index): RequestField => ({
    label: name,
    value: `${args[index] as string | bigint | boolean}`,
    type: type === 'address' ? 'address' : 'text',
  }))
