import { parseSync } from 'oxc-parser'
import { walk } from '../lint/walk.ts'

export type Claim = { id: string; path: string; line: number; title: string }

const idGroup = /\[(S\d+\.\d+(?:\s*,\s*S\d+\.\d+)*)\]/g
const MOST_IDS = 3

/** Statement ids in a text, from `[S2.27]` or `[S2.27, S2.28]`. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(idGroup)].flatMap(([, group = '']) => group.split(',').map((id) => id.trim()))

/** Statement ids of the checklist, in its order. */
export const idsOfChecklist = (markdown: string): string[] =>
  [...markdown.matchAll(/^- `(S\d+\.\d+)`/gm)].map(([, id = '']) => id)

/** Statements that a test file names in the titles of its tests, or in the rows that become titles. */
export function claimsOf(path: string, code: string): { claims: Claim[]; problems: string[] } {
  const claims: Claim[] = []
  const problems: string[] = []
  walk(parseSync(path, code).program, (node) => {
    const title =
      node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : node.type === 'TemplateLiteral'
          ? node.quasis.map(({ value }) => value.cooked ?? '').join('…')
          : ''
    const ids = idsIn(title)
    if (ids.length === 0) return
    const line = code.slice(0, node.start).split('\n').length
    if (ids.length > MOST_IDS)
      problems.push(`${path}:${line} names ${ids.length} statements: a test proves at most ${MOST_IDS}`)
    claims.push(...ids.map((id) => ({ id, path, line, title })))
  })
  return { claims, problems }
}
