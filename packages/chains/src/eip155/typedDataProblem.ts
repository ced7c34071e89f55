import type { TypedData } from '../operations.ts'

/**
 * Problem of typed data that no wallet can encode by EIP-712: an unknown type, a missing value or a list that is none.
 * Values are not checked, since wallets accept different forms of them; further fields are not signed. A struct may be
 * absent, which `eth_signTypedData_v4` encodes as zero.
 */
export const typedDataProblem = ({ types, primaryType, message }: TypedData): string | undefined =>
  primaryType === 'EIP712Domain'
    ? undefined
    : problemOf(message, { types, type: primaryType, path: 'message', owner: 'primaryType' })

/** Types of Solidity, and spellings of them that wallets may accept. */
const ATOMIC = /^(?:address|bool|string|function|bytes\d*|u?(?:int|fixed)[\dx]*)$/

type Field = {
  readonly types: TypedData['types']
  readonly type: string
  /** Path of the value. */
  readonly path: string
  /** The field that names the type. */
  readonly owner: string
}

function problemOf(value: unknown, { types, type, path, owner }: Field): string | undefined {
  const list = /^(.+)\[\d*\]$/.exec(type)
  if (list) {
    if (!Array.isArray(value)) return `${path} is not a list`
    return firstOf(value, (each, index) =>
      problemOf(each, { types, type: `${list[1]}`, path: `${path}[${index}]`, owner }),
    )
  }
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (!fields) {
    if (!ATOMIC.test(type)) return `"${type}" of ${owner} is not in types`
    return value === undefined ? `${path} is missing` : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  return firstOf(fields, ({ name, type: fieldType }) =>
    problemOf((value as Readonly<Record<string, unknown>>)[name], {
      types,
      type: fieldType,
      path: `${path}.${name}`,
      owner: `${type}.${name}`,
    }),
  )
}

function firstOf<item>(
  items: readonly item[],
  find: (item: item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== undefined) return found
  }
  return undefined
}
