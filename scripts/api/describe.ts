import ts from 'typescript'

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

const printer = ts.createPrinter({ removeComments: true })
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const isPrivate = (member: ts.Declaration): boolean =>
  ts.isClassElement(member) && member.name !== undefined && ts.isPrivateIdentifier(member.name)

const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const isTypeDeclaration = (
  node: ts.Node,
): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)

const textOfType = (declaration: ts.Declaration): string =>
  oneLine(printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())).replace(
    /^export (declare )?/,
    '',
  )

/** Public form of a name: the declaration of a type, the type of a value. */
function textOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const target = targetOf(checker, symbol)
  const declaration = target.declarations?.[0]
  if (!declaration) return `${symbol.name}: (no declaration)`
  if (isTypeDeclaration(declaration)) return textOfType(declaration)
  const type = checker.getTypeOfSymbolAtLocation(target, declaration)
  if (ts.isClassDeclaration(declaration)) {
    const members = checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target))
      .filter(({ declarations }) =>
        declarations?.some((member) => member.parent === declaration && !isPrivate(member)),
      )
      .map(
        (member) =>
          `${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member), declaration, FORMAT)}`,
      )
    return `class ${symbol.name} { ${members.toSorted().join('; ')} }`
  }
  return `${symbol.name}: ${oneLine(checker.typeToString(type, declaration, FORMAT))}`
}

function exportsOf(program: ts.Program, path: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  return module ? checker.getExportsOfModule(module) : []
}

/** Exported names of a module with their types, one per line, sorted. */
export const describeModule = (program: ts.Program, path: string): string[] =>
  exportsOf(program, path)
    .map((symbol) => textOf(program.getTypeChecker(), symbol))
    .toSorted()

/**
 * Calls `visit` for each name of a type in a declaration. Bodies of functions are not part of its type, and members
 * under a symbol are not public.
 */
function visitTypeNames(node: ts.Node, visit: (name: ts.Node) => void): void {
  if (ts.isBlock(node) || (ts.isPropertySignature(node) && ts.isComputedPropertyName(node.name))) return
  if (ts.isTypeReferenceNode(node))
    visit(ts.isQualifiedName(node.typeName) ? node.typeName.right : node.typeName)
  if (ts.isExpressionWithTypeArguments(node)) visit(node.expression)
  node.forEachChild((child) => visitTypeNames(child, visit))
}

/**
 * Types that no module exports but that the exported names refer to, directly or through each other, with the path
 * below `root`, one per line, sorted. Types of other packages (`node_modules`) are left out.
 */
export function describeUnexported(program: ts.Program, paths: readonly string[], root: string): string[] {
  const checker = program.getTypeChecker()
  const exported = paths.flatMap((path) =>
    exportsOf(program, path).map((symbol) => targetOf(checker, symbol)),
  )
  const seen = new Set(exported)
  const lines: string[] = []
  const visit = (name: ts.Node): void => {
    const symbol = checker.getSymbolAtLocation(name)
    const target = symbol && targetOf(checker, symbol)
    if (!target || seen.has(target)) return
    seen.add(target)
    for (const declaration of target.declarations ?? []) {
      const path = declaration.getSourceFile().fileName
      if (!isTypeDeclaration(declaration) || path.includes('/node_modules/')) continue
      lines.push(`${path.slice(root.length)}: ${textOfType(declaration)}`)
      visitTypeNames(declaration, visit)
    }
  }
  for (const { declarations } of exported)
    for (const declaration of declarations ?? []) visitTypeNames(declaration, visit)
  return lines.toSorted()
}
