import { FoyerError, type FoyerErrorOptions } from './FoyerError.ts'

type Texts = Record<string, (context: never) => string>
type ContextOf<text> = text extends (context: infer context) => string ? context : never
type Rest<context> = unknown extends context
  ? [context?: undefined, options?: Options]
  : [context: context, options?: Options]
type Options = Omit<FoyerErrorOptions, 'shortMessage' | 'context'>

/**
 * Makes the `createError` of one catalogue: codes on the left, texts with their context on the right.
 * The function checks the context by the code.
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
