import { expect, test } from 'vitest'
import { plainNamespaces } from './plainNamespaces.ts'

const HELPER = 'const __exportAll = (all) => {\n\treturn all;\n};\n'
const GETTERS =
  'var Row_exports = /* @__PURE__ */ __exportAll({\n\tdefault: () => Row$1,\n\tmessages: () => messages\n});\n'
const OPEN = 'const open = () => import("../views/Row.js").then((n) => n.Row_exports);'

const row = (exported = 'Row_exports', ...moduleIds: readonly string[]) => ({
  fileName: 'views/Row.js',
  moduleIds: ['src/views/Row.tsx', ...moduleIds],
  code: `${HELPER}${GETTERS}function Row$1() {}\nexport { ${exported} };\n`,
})
const opener = () => ({ fileName: 'modal/open.js', moduleIds: ['src/modal/open.ts'], code: OPEN })

/** Code of the chunks afterwards. */
function codes(...chunks: Parameters<typeof plainNamespaces>[0]): readonly string[] {
  plainNamespaces(chunks)
  return chunks.map(({ code }) => code)
}

test('a file of one module has plain exports, with lines as before, and its `import()` returns them', () => {
  expect(codes(row(), opener())).toEqual([
    `${'\n'.repeat(7)}function Row$1() {}\nexport { Row$1 as default, messages };\n`,
    'const open = () => import("../views/Row.js");',
  ])
})

test('a getter on one line becomes an export', () => {
  const single = { ...row(), code: row().code.replace(/\(\{[^}]*\}\)/, '({ Row: () => Row })') }
  expect(codes(single)[0]).toContain('export { Row };')
})

test('an export that exists is not repeated, also if it is a constant', () => {
  const constant = {
    ...row('Row_exports, messages'),
    code: row('Row_exports, messages').code.replace('=> messages', '=> 64'),
  }
  expect(codes(constant)[0]).toContain('export { messages, Row$1 as default };')
  expect(codes(row('Row_exports, messages'))[0]).toContain('export { messages, Row$1 as default };')
})

test.each([
  ['a file of several modules', [row('Row_exports', 'src/views/Cell.tsx'), opener()]],
  [
    'an object that another file imports',
    [row(), { ...opener(), code: `import { a, Row_exports } from "../views/Row.js";\n${OPEN}` }],
  ],
  [
    'an object with the value of a constant that is not exported',
    [{ ...row(), code: row().code.replace('=> messages', '=> 64') }, opener()],
  ],
  [
    'an object that its own file uses',
    [{ ...row(), code: row().code.replace('{}', '{ return Row_exports; }') }, opener()],
  ],
])('%s is unchanged', (_, chunks) => {
  const before = chunks.map(({ code }) => code)
  expect(codes(...chunks)).toEqual(before)
})

test('an object of the same name in another file is unchanged', () => {
  const other = { ...opener(), code: OPEN.replace('../views', './views') }
  expect(codes(row(), other)[1]).toBe(other.code)
})
