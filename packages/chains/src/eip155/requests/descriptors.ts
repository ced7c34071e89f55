import { decodeFunctionData, parseAbiItem, toFunctionSelector, type AbiFunction } from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { read } from '../../errors/foreign.ts'
import type { DecodedCall, RequestedCall, RequestField } from '../../walletRequest.ts'
import type { Hex } from '../../types.ts'

/**
 * Descriptor of a contract for clear signing (ERC-7730). Read are `context.contract.deployments` and, of each format in
 * `display.formats`, its `intent` and the `path`, `label` and `format` of its `fields`. Keys of formats are signatures
 * with parameter names, such as `transfer(address to, uint256 amount)`; the ABI may be inline in
 * `context.contract.abi`. References (`$ref`, `includes`) are not followed.
 */
export type Erc7730Descriptor = {
  readonly context: {
    readonly contract?:
      | {
          readonly deployments?: readonly { readonly chainId: number; readonly address: string }[] | undefined
          readonly abi?: unknown
        }
      | undefined
  }
  readonly display: {
    readonly formats: Readonly<
      Record<
        string,
        {
          readonly intent?: unknown
          readonly fields: readonly {
            readonly path?: string | undefined
            readonly label?: string | undefined
            readonly format?: string | undefined
          }[]
        }
      >
    >
  }
}

/** The call as described by the first descriptor for its contract and function; `undefined` without one. */
export function describeCall(
  descriptors: readonly Erc7730Descriptor[],
  { to, value, data, chainId }: Pick<RequestedCall, 'to' | 'value' | 'data'> & { readonly chainId: string },
): DecodedCall | undefined {
  if (to === undefined || data === undefined || data.length < 10) return undefined
  for (const descriptor of descriptors) {
    const { contract } = descriptor.context
    const isDeployed = contract?.deployments?.some(
      (each) => `${each.chainId}` === chainId && isSameAddress(each.address, to),
    )
    if (!isDeployed) continue
    for (const [key, format] of Object.entries(descriptor.display.formats)) {
      const item = functionOf(key, contract?.abi)
      const args = item && decode(item, data)
      if (!item || !args) continue
      const { intent } = format
      const fields = format.fields.flatMap((field): readonly RequestField[] => {
        const found = field.path === undefined ? undefined : follow(field.path, { item, args, to, value })
        if (found === undefined || typeof found === 'object') return []
        return [{ label: field.label ?? field.path ?? '', value: `${found as string}`, type: typeOf(field) }]
      })
      return { name: typeof intent === 'string' ? intent : item.name, fields }
    }
  }
  return undefined
}

const typeOf = ({ format }: { readonly format?: string | undefined }): RequestField['type'] =>
  format === 'addressName' ? 'address' : format === 'amount' ? 'native' : 'text'

/** Function of a format's key: a signature with names, or a signature or selector of the inline ABI. */
function functionOf(key: string, abi: unknown): AbiFunction | undefined {
  try {
    const items: readonly AbiFunction[] = Array.isArray(abi)
      ? abi.filter((each: unknown): each is AbiFunction => read(each, 'type') === 'function')
      : []
    const selector = /^0x[0-9a-f]{8}$/i.test(key) ? key.toLowerCase() : toFunctionSelector(`function ${key}`)
    const own = items.find((each) => toFunctionSelector(each) === selector)
    if (own || key.startsWith('0x')) return own
    return parseAbiItem(`function ${key}`) as unknown as AbiFunction
  } catch {
    return undefined
  }
}

function decode(item: AbiFunction, data: Hex): readonly unknown[] | undefined {
  try {
    if (toFunctionSelector(item) !== data.slice(0, 10).toLowerCase()) return undefined
    return (decodeFunctionData({ abi: [item], data }).args as readonly unknown[] | undefined) ?? []
  } catch {
    return undefined
  }
}

/** Value at a path: `#.` or nothing before names of parameters, `@.` before `to` and `value` of the transaction. */
function follow(
  path: string,
  { item, args, to, value }: { item: AbiFunction; args: readonly unknown[]; to: string; value: bigint },
): unknown {
  if (path === '@.to') return to
  if (path === '@.value') return value
  const [name, ...rest] = path.replace(/^#\./, '').split('.')
  let found: unknown = args[item.inputs.findIndex((input) => input.name === name)]
  for (const step of rest) {
    const index = /^\[(-?\d+)\]$/.exec(step)?.[1]
    found =
      index === undefined ? read(found, step) : Array.isArray(found) ? found.at(Number(index)) : undefined
  }
  return found
}
