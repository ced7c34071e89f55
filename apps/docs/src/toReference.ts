import type { ReferencePage } from './referencePages.ts'
import type { DocComment } from './sources.ts'
import { escapeHtml } from './toPage.ts'

/**
 * The Markdown of a page with the names of an entry: values with their comment, type and examples, then the types.
 *
 * @param report Lines of docs/api, `name: type` for values and declarations for types.
 */
export function toReference(
  { title, specifier = '', names = /./, use }: ReferencePage,
  report: string,
  comments: ReadonlyMap<string, DocComment>,
): string {
  const lines = report.split('\n').filter(Boolean)
  const values = lines.flatMap((line) => {
    const match = /^(\w+): (.*)$/.exec(line)
    return match && names.test(match[1] ?? '') ? [{ name: match[1] ?? '', type: match[2] ?? '' }] : []
  })
  // Types are on the page of the names other than hooks, so that each type is on one page.
  const types = lines.flatMap((line) => {
    const name = /^(?:type|interface|class) (\w+)/.exec(line)?.[1]
    return name && names.test(name) ? [{ name, line }] : []
  })
  const typesOf = ownTypes(lines)
  return [
    `# ${title}`,
    '',
    `Exports of \`${specifier}\`, made from the types and comments of the sources.${use ? ` ${use}` : ''}`,
    '',
    ...values.flatMap(({ name, type }) => [
      `## ${name}`,
      '',
      comments.get(name) ? `${toMarkdown(comments.get(name)?.text ?? '')}\n` : '',
      '```ts',
      [`${name}: ${type}`, ...typesOf(type)].map(breakType).join('\n\n'),
      '```',
      '',
      ...(comments.get(name)?.examples ?? []).flatMap((example) => [
        example.title ? `**${example.title}**\n` : '',
        '```tsx',
        example.code,
        '```',
        '',
      ]),
    ]),
    ...(types.length > 0
      ? ['## Types', '', '```text', ...types.map(({ line }) => breakType(line)), '```', '']
      : []),
  ].join('\n')
}

/** A type of many values is a helper, and is only in the list of all types. */
const MAX_USES = 5

/**
 * Declarations of the parameters, properties and results of a value: those that its type names, and that these name.
 */
function ownTypes(lines: readonly string[]): (type: string) => readonly string[] {
  const declarations = new Map(
    lines.flatMap((line) => {
      const name = /^(?:type|interface) (\w+(?:Parameters|Props|Options|ReturnType))\b/.exec(line)?.[1]
      return name ? [[name, line] as const] : []
    }),
  )
  const namesIn = (text: string): string[] =>
    [...new Set(text.match(/\w+/g))].filter((name) => declarations.has(name))
  const uses = new Map<string, number>()
  for (const name of lines.flatMap(namesIn)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const textOf = (name: string): string => declarations.get(name) ?? ''
  return (type) => {
    const named = namesIn(type)
    const inner = named.flatMap((name) => namesIn(textOf(name)))
    return [...new Set([...named, ...inner])].filter((name) => (uses.get(name) ?? 0) <= MAX_USES).map(textOf)
  }
}

/** Rows of a table; cells are escaped. */
export function toTable(
  title: string,
  intro: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [`# ${title}`, '', intro, '', row(head), row(head.map(() => '---')), ...rows.map(row), ''].join('\n')
}

/** Code in a cell, which Vue does not interpret. */
export const codeCell = (text: string): string => (text ? `<code v-pre>${escapeHtml(text)}</code>` : '')

/** A comment as Markdown: `{@link X}` is code, and tags are text. */
export const toMarkdown = (text: string): string =>
  text
    .replaceAll(/\{@link ([^}|]+)[^}]*\}/g, '`$1`')
    .replaceAll(/`[^`\n]*\{\{[^`\n]*`/g, (code) => codeCell(code.slice(1, -1)))
    .replaceAll(/<(?=[A-Za-z/])(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)(?!code|\/code)/g, '&lt;')

/** Breaks a type of more than 100 characters at the members of its outer braces. */
export function breakType(text: string): string {
  if (text.length <= 100) return text
  let depth = 0
  let result = ''
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if ('{(['.includes(character)) depth++
    if ('})]'.includes(character)) depth--
    result += character
    if (';,'.includes(character) && depth === 1 && text[index + 1] === ' ') result += '\n '
  }
  return result
}
