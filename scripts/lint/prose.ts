import type { Source } from './source.ts'
import { walk } from './walk.ts'

/** A comment or the title of a test, without its marks. */
export type Prose = { kind: 'comment' | 'title'; line: number; text: string }

const withoutMarks = (text: string): string =>
  text
    .replace(/^\*+/, '')
    .split('\n')
    .map((line) => line.trim().replace(/^\*+\s?/, ''))
    .join('\n')
    .trim()

/** Comments of a file; `//` lines that follow each other are one comment. */
export function commentsOf({ code, comments, lineOf }: Source): Prose[] {
  const found: (Prose & { end: number })[] = []
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1)
    const between = last ? code.slice(last.end, start) : ''
    if (type === 'Line' && last && /^\n[ \t]*$/.test(between) && code[last.end - 1] !== '/') {
      last.text += `\n${value.trim()}`
      last.end = end
    } else found.push({ kind: 'comment', line: lineOf(start), text: withoutMarks(value), end })
  }
  return found.map(({ kind, line, text }) => ({ kind, line, text }))
}

const runners = new Set(['test', 'it', 'describe'])

/** Titles of tests and of their groups, also of `test.each(rows)(title)`. */
export function titlesOf({ program, lineOf }: Source): Prose[] {
  const found: Prose[] = []
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return
    let { callee } = node
    while (callee.type === 'CallExpression' || callee.type === 'MemberExpression')
      callee = callee.type === 'CallExpression' ? callee.callee : callee.object
    const [title] = node.arguments
    if (callee.type !== 'Identifier' || !runners.has(callee.name) || !title) return
    const text =
      title.type === 'Literal' && typeof title.value === 'string'
        ? title.value
        : title.type === 'TemplateLiteral'
          ? title.quasis.map(({ value }) => value.raw).join('…')
          : undefined
    if (text !== undefined) found.push({ kind: 'title', line: lineOf(title.start), text })
  })
  return found
}
