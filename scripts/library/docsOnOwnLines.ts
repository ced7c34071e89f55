/**
 * Moves doc comments of types to lines of their own. oxc prints the comment of a member at the end of the line before,
 * where TypeScript ignores it, so that editors show no documentation for the member.
 */
export const docsOnOwnLines = (code: string): string =>
  code.replaceAll(/; (\/\*\*.*\*\/)$/gm, (_, comment: string) => `;\n  ${comment}`)
