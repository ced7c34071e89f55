import { read } from '../../errors/foreign.ts'
import { isUnlimited } from '../../isUnlimited.ts'
import { toBigInt } from './structs.ts'

/** Requests for permissions (ERC-7715): those of its version 2, of several permissions each, and the later ones. */
const sessions = /^(?:wallet_)?grantPermissions$/
const executions = /^(?:wallet_r|r)equestExecutionPermissions$/

/**
 * Accounts or keys that get a permission without limits: one that is no allowance of readable amounts, or lasts for
 * ever, or calls functions that give tokens away. `parts`: the requested grants.
 */
export function delegatesOfGrants(method: string, parts: readonly unknown[]): readonly string[] {
  const isLimited = sessions.test(method)
    ? isLimitedSession
    : executions.test(method)
      ? isLimitedExecution
      : undefined
  return isLimited ? parts.filter((part) => !isLimited(part)).map(receiverOf) : []
}

/** The account of the app, or the first of its keys. */
function receiverOf(grant: unknown): string {
  const signer = read(grant, 'signer')
  const data = read(signer, 'data')
  const keys = read(data, 'keys')
  const named = [
    read(grant, 'to'),
    read(data, 'address'),
    Array.isArray(keys) && read(keys[0], 'publicKey'),
    read(signer, 'type'),
  ]
  return named.find((each) => typeof each === 'string') ?? ''
}

/** Wallets write a grant without an end as the highest number of 32 bits. */
const NEVER = 2n ** 32n - 1n

const isEnd = (time: unknown): boolean => (toBigInt(time) ?? NEVER) < NEVER

function isLimitedSession(grant: unknown): boolean {
  const permissions = read(grant, 'permissions')
  return isEnd(read(grant, 'expiry')) && Array.isArray(permissions) && permissions.every(isLimitedPermission)
}

function isLimitedExecution(grant: unknown): boolean {
  const rules = read(grant, 'rules')
  const ends = (Array.isArray(rules) ? rules : [])
    .filter((rule: unknown) => read(rule, 'type') === 'expiry')
    .map((rule: unknown) => read(read(rule, 'data'), 'timestamp'))
  return ends.length > 0 && ends.every(isEnd) && isLimitedPermission(read(grant, 'permission'))
}

const allowance = /^(?:native-token|erc20(?:-token)?)-(?:recurring-allowance|allowance|periodic|stream)$/

function isLimitedPermission(permission: unknown): boolean {
  const [type, data] = [read(permission, 'type'), read(permission, 'data')]
  if (type === 'contract-call') return isLimitedCall(read(data, 'functions'))
  return typeof type === 'string' && (allowance.test(type) ? isAmount(data) : type.endsWith('-revocation'))
}

/**
 * Whether every amount of an allowance can be read and is no placeholder for any amount. The `maxAmount` of a stream
 * may be any: the end of the grant limits it, too.
 */
function isAmount(data: unknown): boolean {
  const amounts = Object.entries(data ?? {}).filter(
    ([name, value]) => /^(?!max).*(?:amount|allowance)/i.test(name) && value !== null,
  )
  return (
    amounts.length > 0 &&
    amounts.every(([, value]: [string, unknown]) => {
      const amount = toBigInt(value)
      return amount !== undefined && !isUnlimited(amount)
    })
  )
}

/** Functions that give tokens away, or carry out other calls. */
const giving =
  /^(?:safe)?(?:batch)?(?:transfer|approve|permit|increase|setApproval|setOperator|authorize|multicall|execute)/i

function isLimitedCall(functions: unknown): boolean {
  if (!Array.isArray(functions) || functions.length === 0) return false
  return functions.every((each: unknown) => {
    const name = read(each, 'functionName')
    return (
      typeof name === 'string' &&
      /^[a-z_]\w*(?:\(|$)/i.test(name) &&
      !giving.test(name) &&
      (read(each, 'operation') ?? 'Call') === 'Call'
    )
  })
}
