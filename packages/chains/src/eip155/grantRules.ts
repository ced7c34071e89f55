import { isSameAddress } from '../address/isSameAddress.ts'
import { read } from '../errors/foreign.ts'
import type { Permission, PermissionsRequest } from '../permissions.ts'
import { parseQuantity } from './quantity.ts'

type Data = Readonly<Record<string, unknown>>
type Entry = { readonly type: string; readonly data: Data }

/** Whether the wallet changed no requested field. It may add fields, and chooses the value of those that are `null`. */
export const isSame = (granted: Data, asked: Data): boolean =>
  Object.entries(asked).every(
    ([name, value]) => value === undefined || value === null || isEqual(granted[name], value),
  )

const isEqual = (one: unknown, other: unknown): boolean => toComparable(one) === toComparable(other)

/** Compares hex in any case, with or without leading zeros, and fields in any order. */
const toComparable = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === 'string' && /^0x[0-9a-f]*$/i.test(each))
      return each.toLowerCase().replace(/^0x0+/, '0x')
    return typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each
  }) ?? ''

/** Whether every requested rule is granted unchanged: without a rule a permission allows more. */
export const hasRules = (granted: readonly unknown[], asked: readonly Entry[]): boolean =>
  asked.every(({ type, data }) =>
    granted.some((each) => read(each, 'type') === type && isSame((read(each, 'data') ?? {}) as Data, data)),
  )

/** Whether granted permissions are for the requested keys, and each allows no more than a requested one. */
export function isWithin(
  granted: {
    readonly signer: { readonly type: string; readonly data?: unknown }
    readonly permissions: readonly Entry[]
    readonly policies?: readonly unknown[] | undefined
  },
  asked: Pick<PermissionsRequest, 'signer' | 'permissions' | 'policies'>,
): boolean {
  return (
    isSameSigner(granted.signer, asked.signer) &&
    areWithin(granted.permissions, asked.permissions) &&
    hasRules(granted.policies ?? [], asked.policies)
  )
}

/** A wallet may leave out the keys. One key less is no less power: all have to sign. */
function isSameSigner(
  { type, data }: { readonly type: string; readonly data?: unknown },
  asked: PermissionsRequest['signer'],
): boolean {
  const keys = read(data, 'keys')
  const hasKeys = Array.isArray(keys) && sorted(keys) === sorted(asked.data.keys)
  return type === asked.type && (data === undefined || data === null || hasKeys)
}

const sorted = (values: readonly unknown[]): string => values.map(toComparable).toSorted().join()

/**
 * Whether each permission is within another requested one, in any order: an allowance that is granted twice is twice as
 * much. Kuhn's algorithm: a permission replaces another one that is within a further requested one.
 */
function areWithin(granted: readonly Entry[], asked: readonly Permission[]): boolean {
  const matches = new Map<number, Entry>()
  const match = (entry: Entry, tried: Set<number>): boolean =>
    asked.some((each, index) => {
      if (tried.has(index) || !isNarrower(entry, each)) return false
      tried.add(index)
      const other = matches.get(index)
      if (other && !match(other, tried)) return false
      matches.set(index, entry)
      return true
    })
  return granted.every((entry) => match(entry, new Set()))
}

function isNarrower({ type, data }: Entry, asked: Permission): boolean {
  if (type !== asked.type) return false
  if (asked.type !== 'contract-call') return isLessAllowance(data, asked.data)
  const { address, functions } = data
  return (
    isSameAddress(`${address as string}`, asked.data.address) &&
    // It decides the function that a name is.
    isEqual(data['abi'], asked.data.abi) &&
    Array.isArray(functions) &&
    functions.every((each: unknown) => asked.data.functions.some((one) => isNarrowerCall(each, one)))
  )
}

/** Whether an allowance grants at most the requested amount, in periods at least as long, and starts no earlier. */
function isLessAllowance(
  { allowance, start, period, token }: Data,
  asked: Exclude<Permission, { readonly type: 'contract-call' }>['data'],
): boolean {
  const [less, more] = [parseQuantity(allowance), parseQuantity(asked.allowance)]
  return (
    less !== undefined &&
    more !== undefined &&
    less <= more &&
    typeof start === 'number' &&
    start >= asked.start &&
    typeof period === 'number' &&
    period >= asked.period &&
    (!('token' in asked) || isSameAddress(`${token as string}`, asked.token))
  )
}

type FunctionPermission = Extract<Permission, { readonly type: 'contract-call' }>['data']['functions'][number]

/**
 * The same function, with the conditions and at most the value of the request; without a limit no value is requested.
 */
function isNarrowerCall(granted: unknown, asked: FunctionPermission): boolean {
  const limit = read(granted, 'valueLimit')
  const value = limit === undefined && asked.valueLimit === undefined ? 0n : parseQuantity(limit)
  return (
    read(granted, 'functionName') === asked.functionName &&
    (read(granted, 'operation') ?? 'Call') === (asked.operation ?? 'Call') &&
    (asked.args === undefined || isEqual(read(granted, 'args'), asked.args)) &&
    value !== undefined &&
    value <= (parseQuantity(asked.valueLimit) ?? 0n)
  )
}
