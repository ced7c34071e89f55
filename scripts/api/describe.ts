import ts from 'typescript'

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

const printer = ts.createPrinter({ removeComments: true })
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const isPrivate = (member: ts.Declaration): boolean =>
  ts.isClassElement(member) && member.name !== undefined && ts.isPrivateIdentifier(member.name)

/** Public form of a name: the declaration of a type, the type of a value. */
function textOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = target.declarations?.[0]
  if (!declaration) return `${symbol.name}: (no declaration)`
  if (
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration) ||
    ts.isEnumDeclaration(declaration)
  )
    return oneLine(
      printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile()),
    ).replace(/^export (declare )?/, '')
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

/** Exported names of a module with their types, one per line, sorted. */
export function describeModule(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) return []
  return checker
    .getExportsOfModule(module)
    .map((symbol) => textOf(checker, symbol))
    .toSorted()
}
