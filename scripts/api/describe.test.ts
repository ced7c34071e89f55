import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { describeModule } from './describe.ts'

test('a change of a name, a parameter or a member is a change of the report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  const path = join(folder, 'index.ts')
  writeFileSync(
    path,
    `/** Not in the report. */
    export type Route = 'Connect' | 'Account'
    export interface Options { readonly id?: string }
    export function open(route: Route, options: Options = {}): Promise<void> { return Promise.resolve() }
    export const limit: number = 3
    export class Box { #own = 1; size = 2; fill(by: number): this { return this } }
    const hidden = 1`,
  )
  const program = ts.createProgram([path], { strict: true, target: ts.ScriptTarget.ES2022 })
  expect(describeModule(program, path)).toEqual([
    'class Box { fill: (by: number) => Box; size: number }',
    'interface Options { readonly id?: string; }',
    'limit: number',
    'open: (route: Route, options?: Options) => Promise<void>',
    "type Route = 'Connect' | 'Account';",
  ])
})
