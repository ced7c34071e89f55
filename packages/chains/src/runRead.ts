import { type ChainAdapter, runOperation, type RunOperationParameters } from './adapter.ts'
import { createError } from './errors/catalogue.ts'
import { FoyerError } from './errors/FoyerError.ts'
import { toFoyerError } from './errors/toFoyerError.ts'
import { type WalletErrorOrigin, walletErrors } from './errors/walletErrors.ts'
import type { Asset, OperationName, OperationResult } from './operations.ts'

/** Error of the adapters of this package for unknown decimals. */
const UNKNOWN = {
  code: 'TOKEN_DECIMALS_UNKNOWN',
  shortMessage: 'No node reports the decimals of the token',
} as const

/** Operations that read, with the code of their failure and the problem of an invalid result. */
const reads: Readonly<Partial<Record<OperationName, Read>>> = {
  getBalance: {
    code: 'BALANCE_FAILED',
    problemOf: (result) => fieldProblem(result, { value: isUnits, decimals: isDecimals, symbol: isText }),
  },
  getTokenDecimals: {
    code: UNKNOWN.code,
    problemOf: (result) => wholeProblem(isDecimals, result),
  },
  estimateGas: {
    code: 'ESTIMATE_GAS_FAILED',
    problemOf: (result) => wholeProblem((gas) => typeof gas === 'bigint' && gas >= 0n, result),
  },
  estimateTransfer: {
    code: 'ESTIMATE_GAS_FAILED',
    problemOf: (result) =>
      fieldProblem(result, {
        fee: isUnits,
        deposit: isUnits,
        withheld: isMaybeUnits,
        reserve: isMaybeUnits,
      }),
  },
  getTransferReserve: { code: 'ESTIMATE_GAS_FAILED', problemOf: (result) => wholeProblem(isUnits, result) },
  getCapabilities: {
    code: 'CAPABILITIES_FAILED',
    problemOf: (result) => wholeProblem((all) => typeof all === 'object' && all !== null, result),
  },
  getAssets: {
    code: 'ASSETS_FAILED',
    problemOf: (result) => wholeProblem(Array.isArray, result),
  },
}

type Read = {
  readonly code: WalletErrorOrigin['code'] | typeof UNKNOWN.code
  readonly problemOf: (result: unknown) => string | undefined
}

function failureOf(
  error: unknown,
  code: Read['code'],
  {
    namespace,
    operation,
    signal,
  }: { readonly namespace: string; readonly operation: string; readonly signal: AbortSignal | undefined },
): unknown {
  if (code !== UNKNOWN.code) return walletErrors(namespace)(error, { operation, code, signal })
  const prefix = `${namespace}:${operation}`
  return signal?.aborted ? signal.reason : toFoyerError(error, { prefix, ...UNKNOWN })
}

type Check = (value: unknown) => boolean

const isUnits: Check = (value) => typeof value === 'string' && /^\d+$/.test(value)
const isMaybeUnits: Check = (value) => value === undefined || isUnits(value)
/** Maximum of `uint8`. */
const isDecimals: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255
const isText: Check = (value) => typeof value === 'string'
const isPrice: Check = (value) => Number.isFinite(value) && Number(value) >= 0

const wholeProblem = (isValid: Check, result: unknown): string | undefined =>
  isValid(result) ? undefined : `the result is ${String(result)}`

function fieldProblem(result: unknown, checks: Readonly<Record<string, Check>>): string | undefined {
  const fields = Object(result) as Readonly<Record<string, unknown>>
  const name = Object.keys(checks).find((key) => checks[key]?.(fields[key]) === false)
  return name === undefined ? undefined : `${name} is ${String(fields[name])}`
}

const types: readonly unknown[] = ['NATIVE', 'ERC20', 'ERC721', 'ERC1155'] satisfies readonly Asset['type'][]
const assetChecks: Readonly<Record<keyof Omit<Asset, 'address' | 'value' | 'tokenId'>, Check>> = {
  type: (type) => types.includes(type),
  balance: isUnits,
  name: isText,
  symbol: isText,
  decimals: isDecimals,
  iconUrl: isText,
  price: isPrice,
}

/** Invalid assets are dropped, as in the adapters of this package. */
const withoutInvalidAssets = (assets: readonly unknown[]): readonly unknown[] =>
  assets.filter((asset) => fieldProblem(asset, assetChecks) === undefined)

/**
 * Loads and runs an operation that reads, of any adapter. An error of an app's own adapter becomes a `FoyerError`, such
 * as `BALANCE_FAILED`, and so does an invalid result, such as a negative balance; invalid assets are dropped. Keeps a
 * `FoyerError`; rejects with the reason of an aborted signal.
 *
 * @example
 * ```ts
 * import { runRead } from '@foyer/chains'
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * const balance = await runRead(eip155(), 'getBalance', {
 *   network: mainnet,
 *   provider: undefined,
 *   parameters: { address: '0x52908400098527886E0F7030069857D2E4169EE7' },
 * })
 * ```
 */
export async function runRead<name extends OperationName>(
  adapter: ChainAdapter,
  name: name,
  parameters: RunOperationParameters<name>,
): Promise<OperationResult<name>> {
  const read = reads[name]
  if (!read) return runOperation(adapter, name, parameters)
  const { namespace } = adapter
  let result: OperationResult<name>
  try {
    result = await runOperation(adapter, name, parameters)
  } catch (error) {
    throw failureOf(error, read.code, { namespace, operation: name, signal: parameters.signal })
  }
  const problem = read.problemOf(result)
  if (problem !== undefined) {
    const details = { prefix: `${namespace}:${name}`, value: problem }
    throw read.code === UNKNOWN.code
      ? new FoyerError(UNKNOWN.code, { ...details, shortMessage: UNKNOWN.shortMessage })
      : createError(read.code, undefined, details)
  }
  return name === 'getAssets'
    ? (withoutInvalidAssets(result as readonly unknown[]) as OperationResult<name>)
    : result
}
