import { causesOf, messageOf } from './errors/FoyerError.ts'

/**
 * Whether an import failed because an optional peer dependency is not installed. Compares the error texts of Node,
 * browsers and bundlers.
 */
export const isPeerMissing = (error: unknown, packageName: string): boolean =>
  [...causesOf(error)]
    .map((cause) => messageOf(cause) ?? '')
    .some(
      (text) =>
        text.includes(packageName) && /cannot find|could not (?:be )?resolve|failed to resolve/i.test(text),
    )
