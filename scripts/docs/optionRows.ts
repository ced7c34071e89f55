import ts from 'typescript'

/** Types of a report of docs/api, by name. Its lines are `type Name = …;` and `interface Name { … }`. */
type Declarations = ReadonlyMap<string, ts.TypeNode>

/** Names of the members of an object type, from the texts of reports of docs/api. Throws for other types. */
export function optionsOfType(reports: readonly string[], name: string): readonly string[] {
  const types = declarationsOf(reports)
  const own = (node: ts.TypeNode | undefined): readonly string[] => {
    if (node && ts.isTypeLiteralNode(node)) return node.members.map((member) => member.name?.getText() ?? '')
    if (node && ts.isIntersectionTypeNode(node)) return [...new Set(node.types.flatMap(own))]
    if (node && ts.isMappedTypeNode(node)) return keysOf(node.typeParameter.constraint)
    if (!node || !ts.isTypeReferenceNode(node)) throw new Error(`${name} is no object type of these reports`)
    const [type, left] = node.typeArguments ?? []
    if (node.typeName.getText() !== 'Omit') return own(types.get(node.typeName.getText()))
    return own(type).filter((key) => left && !left.getText().includes(`'${key}'`))
  }
  const keysOf = (node: ts.TypeNode | undefined): readonly string[] =>
    own(node && ts.isTypeOperatorNode(node) ? node.type : undefined)
  return own(types.get(name))
}

const declarationsOf = (reports: readonly string[]): Declarations =>
  new Map(
    reports.flatMap((report) =>
      ts
        .createSourceFile('report.ts', report.replaceAll(/^(?!type ).*$/gm, ''), ts.ScriptTarget.Latest, true)
        .statements.flatMap((statement) =>
          ts.isTypeAliasDeclaration(statement) ? [[statement.name.text, statement.type] as const] : [],
        ),
    ),
  )

/** Row of a table of options. */
export type OptionRow = { readonly name: string; readonly value: string; readonly effect: string }

/** Rows of the tables of options below a heading of level 2: `` | `name` | type | default | effect | ``. */
export function optionRows(page: string, heading: string): readonly OptionRow[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  return Array.from(
    section.split('\n## ', 1)[0]?.matchAll(/^\| `([^`]+)` *\|[^|]+\| ([^|]+?) *\| ([^|]+?) *\|$/gm) ?? [],
    ([, name = '', value = '', effect = '']) => ({ name, value, effect }),
  )
}
