import { type Abi, type Hex, getAbiItem } from 'viem'
import type { RequestField } from '../../walletRequest.ts'

/** Parameters of a decoded call with their names in the ABI, by the selector of its data. */
export function callFields(
  abi: Abi,
  data: Hex,
  values: readonly unknown[] | undefined = [],
): readonly RequestField[] {
  const item = getAbiItem({ abi, name: data.slice(0, 10).toLowerCase() })
  return (item?.type === 'function' ? item.inputs : []).map(({ name = '', type }, index): RequestField => ({
    label: name,
    value: `${values[index] as string | bigint | boolean}`,
    type: type === 'address' ? 'address' : 'text',
  }))
}
