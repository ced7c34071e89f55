import { decodeFunctionData, numberToHex, parseAbiItem, toFunctionSelector, type AbiFunction } from 'viem'
import { isEvmAddress } from '../../address/isEvmAddress.ts'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { read } from '../../errors/foreign.ts'
import type { Hex } from '../../types.ts'
import type { DecodedCall, RequestedCall, RequestField } from '../../walletRequest.ts'

/** Format of a field, or a group of fields whose paths continue its own. */
export type Erc7730Field = {
  readonly path?: string | undefined
  readonly label?: string | undefined
  readonly format?: string | undefined
  readonly fields?: readonly Erc7730Field[] | undefined
}

/**
 * Descriptor of a contract for clear signing (ERC-7730). Read are `context.contract.deployments` and, of each format
 * in `display.formats`, its `intent` and the `path`, `label` and `format` of its `fields`, also in groups. Each
 * element of an array is a field of its own. Keys of formats are signatures with parameter names, such as
 * `transfer(address to, uint256 amount)`; the ABI may be inline in `context.contract.abi`. References (`$ref`,
 * `includes`) are not followed.
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
      Record<string, { readonly intent?: unknown; readonly fields: readonly Erc7730Field[] }>
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
      const fields = fieldsOf(format.fields, { item, args, to, value, chainId })
      return { name: typeof intent === 'string' ? intent : item.name, fields }
    }
  }
  return undefined
}

/** A decoded call. */
type Decoded = {
  readonly item: AbiFunction
  readonly args: readonly unknown[]
  readonly to: string
  readonly value: bigint
  readonly chainId: string
}

const fieldsOf = (
  fields: readonly Erc7730Field[],
  call: Decoded,
  parent: string | undefined = undefined,
): readonly RequestField[] =>
  fields.flatMap((field): readonly RequestField[] => {
    const isRelative = parent !== undefined && !/^[#@$]\./.test(field.path ?? '')
    const path = isRelative && field.path !== undefined ? `${parent}.${field.path}` : (field.path ?? parent)
    if (field.fields) return fieldsOf(field.fields, call, path)
    if (path === undefined) return []
    return follow(path, call).map((found) => ({
      label: field.label ?? field.path ?? '',
      value: typeof found === 'object' ? toJson(found) : `${found as string}`,
      type: typeOf(field, found),
    }))
  })

const toJson = (value: object | null): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))

function typeOf({ format }: Erc7730Field, value: unknown): RequestField['type'] {
  if (format === 'addressName' && typeof value === 'string' && isEvmAddress(value)) return 'address'
  const isNumber = typeof value === 'bigint' || typeof value === 'number'
  return format === 'amount' && isNumber ? 'native' : 'text'
}

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
    return (decodeFunctionData({ abi: [item], data }).args as readonly unknown[] | undefined) ?? []
  } catch {
    return undefined
  }
}

/**
 * Values at a path: `#.` or nothing before names of parameters, `@.` before `to`, `value` and `chainId` of the
 * transaction. Several for arrays.
 */
function follow(path: string, { item, args, to, value, chainId }: Decoded): readonly unknown[] {
  const outer: Readonly<Record<string, unknown>> = { '@.to': to, '@.value': value, '@.chainId': chainId }
  if (Object.hasOwn(outer, path)) return [outer[path]]
  // An index may follow its name without a dot.
  const [name, ...steps] = path.replace(/^#\./, '').replace(/\.?\[/g, '.[').split('.')
  const first = args[item.inputs.findIndex((input) => input.name === name)]
  const found = steps.reduce((values, step) => values.flatMap((each) => take(each, step)), [first])
  return found.flatMap(elementsOf).filter((each) => each !== undefined)
}

const elementsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.flatMap(elementsOf) : [value]

/** Values at one step of a path: a name, an index, or a slice of an array or of bytes. */
function take(value: unknown, step: string): readonly unknown[] {
  const [, start = '', colon, end = ''] = /^\[(-?\d*)(?:(:)(-?\d*))?\]$/.exec(step) ?? []
  if (!step.startsWith('[')) return [read(value, step)]
  const isOne = colon === undefined && start !== ''
  const from = Number(start)
  const until = isOne ? (from === -1 ? undefined : from + 1) : end === '' ? undefined : Number(end)
  if (Array.isArray(value)) return value.slice(from, until) as readonly unknown[]
  const bytes = typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : value
  if (typeof bytes !== 'string') return []
  const [first, last] = [from, until].map((at) => (at === undefined ? undefined : 2 * at))
  return [`0x${bytes.slice(2).slice(first, last)}`]
}
