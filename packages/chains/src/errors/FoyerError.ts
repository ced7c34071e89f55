import { read } from './foreign.ts'

const BRAND = Symbol.for('foyer.error')

export type FoyerErrorOptions = {
  /** The catalogue text, with its placeholders filled. */
  readonly shortMessage: string
  /** Printed before the text in `message`: `eip155:signMessage`. */
  readonly prefix?: string | undefined
  /** Printed after the text in `message`, e.g. the refused value. */
  readonly value?: string | undefined
  readonly cause?: unknown
  /** Error text of the cause. @default the cause's message */
  readonly details?: string | undefined
  readonly context?: Readonly<Record<string, unknown>> | undefined
  /** Whether the same call may succeed when made again unchanged. @default false */
  readonly isRetryable?: boolean | undefined
}

/**
 * Error codes by their owner. A package, an app or a connector adds codes of its own by declaration merging; then
 * `isFoyerError` accepts them.
 *
 * @example
 * ```ts
 * import { isFoyerError } from '@foyer/chains'
 * declare module '@foyer/chains' {
 *   interface ErrorCodes { 'my-connector': 'NAME_TAKEN' }
 * }
 * declare const error: unknown
 * if (isFoyerError(error, 'NAME_TAKEN')) console.log(error.context)
 * ```
 */
export interface ErrorCodes {}

/** Code of a FoyerError: of the packages of Foyer in use, and of `ErrorCodes`. */
export type ErrorCode = ErrorCodes[keyof ErrorCodes]

/** Printed by TypeScript for a mistyped code. */
type UnknownCode = 'not a code of Foyer: add codes of your own to the interface ErrorCodes'

/**
 * Error class of Foyer. Compare `code`, never `message`; recognise it with `isFoyerError`, which works across copies of
 * this package and across realms.
 *
 * @example
 * ```ts
 * import { isFoyerError } from '@foyer/chains'
 * declare const error: unknown
 * if (isFoyerError(error) && error.isRetryable) console.log(`Try again: ${error.shortMessage}`)
 * ```
 */
export class FoyerError<code extends string = ErrorCode | (string & {})> extends Error {
  override readonly name: string = 'FoyerError'
  readonly code: code
  readonly shortMessage: string
  readonly details: string | undefined
  readonly context: Readonly<Record<string, unknown>>
  readonly isRetryable: boolean

  constructor(code: code, options: FoyerErrorOptions) {
    const { shortMessage, prefix, value, cause, context = {}, isRetryable = false } = options
    super(
      `${prefix ? `${prefix} - ` : ''}${shortMessage}${value === undefined ? '' : `: ${value}`}`,
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.shortMessage = shortMessage
    this.details = options.details ?? messageOf(cause)
    this.context = context
    this.isRetryable = isRetryable
    Object.defineProperty(this, BRAND, { value: true })
  }

  /**
   * The first error in the chain of causes that fulfils `test`; without a test, the innermost cause.
   *
   * @example
   * ```ts
   * import { FoyerError } from '@foyer/chains'
   * declare const error: FoyerError
   * const rpc = error.walk((cause) => (cause as { code?: unknown }).code === 4902)
   * ```
   */
  walk(test?: (error: unknown) => boolean): unknown {
    let innermost: unknown = this
    for (const error of causesOf(this)) {
      if (test?.(error)) return error
      innermost = error
    }
    return test ? undefined : innermost
  }
}

/**
 * Whether a value is a `FoyerError`, with the error code `code` if given. TypeScript accepts the codes of `ErrorCodes`,
 * and values of type `string`.
 *
 * @example
 * ```ts
 * import { isFoyerError } from '@foyer/chains'
 * declare const error: unknown
 * if (isFoyerError(error, 'USER_REJECTED')) console.log(error.shortMessage)
 * ```
 */
export function isFoyerError(error: unknown, code?: undefined): error is FoyerError
export function isFoyerError<code extends ErrorCode>(error: unknown, code: code): error is FoyerError<code>
export function isFoyerError<code extends string>(
  error: unknown,
  code: (string extends code ? code : UnknownCode) | undefined,
): error is FoyerError<code>
export function isFoyerError(error: unknown, code?: string): boolean {
  return read(error, BRAND) === true && (code === undefined || read(error, 'code') === code)
}

/**
 * The error and its causes, outermost first. A cause is `cause`, `error` (`@solana/wallet-adapter-base`) or
 * `originalError`; or the `data` of a JSON-RPC error, if it is an error or contains the wallet's error (`cause` in
 * `@metamask/rpc-errors`, `originalError` before its version 5). Safe on cycles and on getters that throw.
 *
 * @example
 * ```ts
 * import { causesOf, messageOf } from '@foyer/chains'
 * declare const error: unknown
 * const words = [...causesOf(error)].map(messageOf)
 * ```
 */
export function* causesOf(error: unknown): Generator<unknown, void> {
  const seen = new Set<unknown>()
  let current = error
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current)
    yield current
    const data = read(current, 'data')
    current =
      read(current, 'cause') ??
      read(current, 'error') ??
      read(current, 'originalError') ??
      (ERROR_KEYS.some((key) => read(data, key) !== undefined) ? data : undefined)
  }
}

/** A value with one of these properties may be or contain an error. */
const ERROR_KEYS = ['code', 'message', 'cause', 'originalError'] as const

/** Longer texts take the patterns that look for a cause too long. */
const MAX_MESSAGE = 5000

/**
 * The message of a foreign error: the error itself if it is a string, an object's `message`, else `undefined`. At most
 * its first 5000 characters.
 *
 * @example
 * ```ts
 * import { messageOf } from '@foyer/chains'
 * messageOf('broken') // 'broken'
 * messageOf({ code: 1 }) // undefined
 * ```
 */
export function messageOf(error: unknown): string | undefined {
  const message = typeof error === 'string' ? error : read(error, 'message')
  return typeof message === 'string' ? message.slice(0, MAX_MESSAGE) : undefined
}

/**
 * Whether an error is an `AbortError`: the caller has aborted.
 *
 * @example
 * ```ts
 * import { isAbort } from '@foyer/chains'
 * isAbort(AbortSignal.abort().reason) // true
 * ```
 */
export function isAbort(error: unknown): boolean {
  return read(error, 'name') === 'AbortError'
}

type Texts = Record<string, (context: never) => string>
type ContextOf<text> = text extends (context: infer context) => string ? context : never
type Rest<context> = unknown extends context
  ? [context?: undefined, options?: Options]
  : [context: context, options?: Options]
type Options = Omit<FoyerErrorOptions, 'shortMessage' | 'context'>

/**
 * Creates the `createError` function of a catalogue, an object of error texts by error code. The type of the context
 * depends on the code.
 *
 * @example
 * ```ts
 * import { defineErrors } from '@foyer/chains'
 * const createError = defineErrors({ NAME_TAKEN: (context: { name: string }) => `The name ${context.name} is taken` })
 * throw createError('NAME_TAKEN', { name: 'alice' })
 * ```
 */
export function defineErrors<const texts extends Texts>(texts: texts) {
  return <code extends keyof texts & string>(
    code: code,
    ...[context, options]: Rest<ContextOf<texts[code]>>
  ): FoyerError<code> => {
    const text = texts[code] as unknown as (context: unknown) => string
    return new FoyerError(code, {
      ...options,
      shortMessage: text(context),
      context: context as Readonly<Record<string, unknown>> | undefined,
    })
  }
}

export type CreateError<texts extends Texts> = ReturnType<typeof defineErrors<texts>>
