/** Lines of a file; `false` and `undefined` leave a line out. Ends with a line break. */
export const lines = (...parts: readonly (string | false | undefined)[]): string =>
  `${parts.filter((part) => typeof part === 'string').join('\n')}\n`

/** JSON as formatters write it. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
