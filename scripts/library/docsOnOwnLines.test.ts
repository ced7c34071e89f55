import ts from 'typescript'
import { expect, test } from 'vitest'
import { docsOnOwnLines } from './docsOnOwnLines.ts'

const printed = `type A = {
  /** First; of three. */readonly one: { readonly a: 1; }; /** Second. */
  readonly two: 2; /** Third. */
  three(): void;
};`

/** Documentation that an editor shows for each member. */
function docsOf(code: string): readonly string[] {
  const [type] = ts.createSourceFile('a.d.ts', code, ts.ScriptTarget.Latest, true).statements
  if (!type || !ts.isTypeAliasDeclaration(type) || !ts.isTypeLiteralNode(type.type))
    throw new Error('no type')
  return type.type.members.map((member) => ts.getJSDocCommentsAndTags(member).map(docText).join(' '))
}
const docText = ({ comment }: ts.JSDoc | ts.JSDocTag): string => String(comment)

test('editors show the documentation of every member', () => {
  expect(docsOf(printed)).toEqual(['First; of three.', '', ''])
  expect(docsOf(docsOnOwnLines(printed))).toEqual(['First; of three.', 'Second.', 'Third.'])
})
