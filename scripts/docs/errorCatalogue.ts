import ts from 'typescript'

/**
 * A code of a catalogue or of an error class, and its text: placeholders are `<name>`, variants are joined by ` / `.
 */
export type CatalogueError = { readonly code: string; readonly text: string }

const CODE = /^[A-Z][A-Z0-9_]+$/

/** Errors that a source file defines: the catalogue of `defineErrors`, and classes that pass a code to `super`. */
export function errorsOf(source: string): readonly CatalogueError[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const hasCatalogue = source.includes('defineErrors')
  const found: CatalogueError[] = []
  const visit = (node: ts.Node): void => {
    if (hasCatalogue && ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const code = node.name.getText()
      if (CODE.test(code)) found.push({ code, text: textOf(node.initializer.body) })
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword)
      found.push(...errorOfClass(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function errorOfClass({ arguments: [code, options] }: ts.CallExpression): readonly CatalogueError[] {
  if (!code || !options || !ts.isStringLiteral(code) || !CODE.test(code.text)) return []
  if (!ts.isObjectLiteralExpression(options)) return []
  const text = options.properties.find((property) => property.name?.getText() === 'shortMessage')
  return text && ts.isPropertyAssignment(text) ? [{ code: code.text, text: textOf(text.initializer) }] : []
}

/** Text of an expression. Of `given ?? 'text'` and `given && 'text'` it is the text; a name is a placeholder. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map(({ expression, literal }) => textOf(expression) + literal.text).join('')
    )
  if (ts.isBinaryExpression(node)) return textOf(node.right)
  if (ts.isConditionalExpression(node)) return `${textOf(node.whenTrue)} / ${textOf(node.whenFalse)}`
  if (ts.isCallExpression(node)) return node.arguments.map(textOf).join('')
  return `<${node.getText().split('.').at(-1)}>`
}
