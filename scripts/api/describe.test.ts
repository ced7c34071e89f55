import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { describeModule, describeUnexported } from './describe.ts'

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

test('a change of a type that exported names refer to is a change of the report, if no entry exports it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  const write = (name: string, code: string): string => {
    const path = join(folder, name)
    writeFileSync(path, code)
    return path
  }
  write(
    'inner.ts',
    `export type Step = { readonly kind: Kind }
    export type Kind = 'send' | 'swap'
    export interface Base { readonly id: Kind }
    export type Other = string
    export type Hidden = number
    export type Listed = boolean`,
  )
  const paths = [
    write(
      'index.ts',
      `import type { Base, Hidden, Step } from './inner.ts'
      import type * as Inner from './inner.ts'
      export function run(step: Step): void { const hidden: Hidden = 1; void hidden }
      export const list = (other: Inner.Other): Array<Inner.Listed> => [Boolean(other)]
      export interface Options extends Base { readonly url?: URL }
      declare const SECRET: unique symbol
      export type Box = { readonly [SECRET]: Hidden }`,
    ),
    write('listed.ts', `export type { Listed } from './inner.ts'`),
  ]
  const program = ts.createProgram(paths, {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
  })
  expect(describeUnexported(program, paths, `${folder}/`)).toEqual([
    'inner.ts: interface Base { readonly id: Kind; }',
    "inner.ts: type Kind = 'send' | 'swap';",
    'inner.ts: type Other = string;',
    'inner.ts: type Step = { readonly kind: Kind; };',
  ])
})
