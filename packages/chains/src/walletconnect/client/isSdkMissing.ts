import { causesOf, messageOf } from '../../errors/FoyerError.ts'

/** The package is an optional peer: what Node and bundlers say when it is not installed. */
export const isSdkMissing = (error: unknown): boolean =>
  [...causesOf(error)]
    .map((cause) => messageOf(cause) ?? '')
    .some(
      (text) =>
        /sign-client/.test(text) && /cannot find|could not (?:be )?resolve|failed to resolve/i.test(text),
    )
