import type { Abi } from 'viem'
import type { RequestField } from '../../walletRequest.ts'

/** Parameters of a decoded call with their names in the ABI. Functions of one name differ in the number of parameters. */
export function callFields(
  abi: Abi,
  {
    functionName,
    args: values = [],
  }: { readonly functionName: string; readonly args?: readonly unknown[] | undefined },
): readonly RequestField[] {
  const item = abi.find(
    (each) => each.type === 'function' && each.name === functionName && each.inputs.length === values.length,
  )
  return (item?.type === 'function' ? item.inputs : []).map(({ name = '', type }, index): RequestField => ({
    label: name,
    value: `${values[index] as string | bigint | boolean}`,
    type: type === 'address' ? 'address' : 'text',
  }))
}
