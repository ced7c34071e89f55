import { parseSync } from 'oxc-parser'

/** Text of a doc comment, without its marks. */
export type DocComment = { readonly text: string; readonly examples: readonly Example[] }
export type Example = { readonly title: string; readonly code: string }

/** Doc comments of the declarations that a file exports, by name. */
export function docCommentsOf(source: string): ReadonlyMap<string, DocComment> {
  const declarations =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:declare )?(?:async )?(?:function|const|class|type|interface) (\w+)/g
  return new Map(
    [...source.matchAll(declarations)].map(([, comment = '', name = '']) => [name, parseComment(comment)]),
  )
}

/** Splits a doc comment into its text and its examples; other tags are left out of the text. */
function parseComment(comment: string): DocComment {
  const lines = comment.replaceAll(/^[ \t]*\* ?/gm, '').trim()
  const [text = '', ...tags] = lines.split(/^@/m)
  const examples = tags.flatMap((tag) => {
    const match = /^example([^\n]*)\n```tsx?\n([\s\S]*?)```/.exec(tag)
    return match ? [{ title: (match[1] ?? '').trim(), code: (match[2] ?? '').trim() }] : []
  })
  return { text: text.trim(), examples }
}

/** A member of an interface: its name, its type as written, and its comment. */
export type Member = { readonly name: string; readonly type: string; readonly comment: string }

/** Members of an interface that a file declares, in order. */
export function membersOf(source: string, interfaceName: string): readonly Member[] {
  const { program } = parseSync('source.ts', source)
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'TSInterfaceDeclaration' || declaration.id.name !== interfaceName) continue
    return declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return []
      const { start, end } = member.typeAnnotation.typeAnnotation
      return [
        {
          name: source.slice(member.key.start, member.key.end).replaceAll(/['"]/g, ''),
          type: source
            .slice(start, end)
            .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
            .replaceAll(/\s+/g, ' '),
          comment: commentBefore(source, member.start),
        },
      ]
    })
  }
  return []
}

function commentBefore(source: string, start: number): string {
  const match = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start))
  return match ? parseComment(match[1] ?? '').text.replaceAll(/\s+/g, ' ') : ''
}
