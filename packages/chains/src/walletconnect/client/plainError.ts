import * as v from 'valibot'
import { read } from '../../errors/foreign.ts'
import { FoyerError, isFoyerError, messageOf } from '../../errors/FoyerError.ts'
import { UserRejectedError } from '../../errors/UserRejectedError.ts'

/** Serialized error for another tab. */
export type PlainError = {
  readonly message: string
  readonly code?: string | number | undefined
  readonly data?: unknown
  /** The error is a FoyerError. */
  readonly isOwn?: boolean | undefined
  readonly isRetryable?: boolean | undefined
  readonly context?: Readonly<Record<string, unknown>> | undefined
}

/** An invalid error is one without a text: the call that failed must not stay pending. */
export const plainErrorSchema: v.GenericSchema<unknown, PlainError> = v.fallback(
  v.object({
    message: v.string(),
    code: v.optional(v.union([v.string(), v.number()])),
    data: v.optional(v.unknown()),
    isOwn: v.optional(v.boolean()),
    isRetryable: v.optional(v.boolean()),
    context: v.optional(v.record(v.string(), v.unknown())),
  }),
  { message: '' },
)

export function toPlainError(error: unknown): PlainError {
  if (isFoyerError(error)) {
    const { shortMessage, code, isRetryable, context } = error
    return { message: shortMessage, code, isOwn: true, isRetryable, ...(canBePosted(context) && { context }) }
  }
  const code = read(error, 'code')
  return {
    message: messageOf(error) ?? '',
    ...((typeof code === 'number' || typeof code === 'string') && { code }),
    ...(canBePosted(read(error, 'data')) && { data: read(error, 'data') }),
  }
}

/** Error as thrown in the other tab: a FoyerError, or the wallet's error. */
export function fromPlainError({ isOwn, message, code, context, isRetryable, data }: PlainError): unknown {
  if (!isOwn) return { message, code, data }
  if (code === 'USER_REJECTED') return new UserRejectedError()
  return new FoyerError(String(code), { shortMessage: message, context, isRetryable })
}

/** Whether a value can be posted to another tab. */
function canBePosted(value: unknown): boolean {
  try {
    return structuredClone(value) !== undefined
  } catch {
    return false
  }
}
