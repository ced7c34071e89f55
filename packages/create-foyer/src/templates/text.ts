/** Lines of a file; `false` and `undefined` leave a line out. Ends with a line break. */
export const lines = (...parts: readonly (string | false | undefined)[]): string =>
  `${parts.filter((part) => typeof part === 'string').join('\n')}\n`

/** JSON as formatters write it: a list of texts is one line. */
export const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[[^[\]{}]+\]/g, oneLine)}\n`

const oneLine = (list: string): string => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']')

/** Longest line of the files, as in the examples of the documentation. */
const WIDTH = 110

/** An import: in one line if that is short enough, else one line per name. */
export function importLine(names: readonly string[], module: string): string {
  const line = `import { ${names.join(', ')} } from '${module}'`
  if (line.length <= WIDTH) return line
  return ['import {', ...names.map((name) => `  ${name},`), `} from '${module}'`].join('\n')
}
