import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { isTestFile } from '../lint/source.ts'
import { examplesOf, exportsOf, functionsOf, programsOf } from './examples.ts'

const folder = 'build/examples'

/** Content of the `./config` that programs in the docs import. */
const CONFIG = `import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
export const config = createConfig({ networks: [mainnet], adapters: [eip155()] })
`

/** Documents that import packages which are not installed here; examples/wagmi compiles their programs. */
const compiledElsewhere: readonly string[] = ['docs/interop.md']

/** Compiles every example of a doc comment, and every program in the README and the docs, and returns the errors. */
export async function exampleProblems(): Promise<string[]> {
  const examples = listFiles('packages', /\/src\/.*\.tsx?$/)
    .filter((path) => !isTestFile(path))
    .flatMap((path) => examplesOf(path, readFileSync(at(path), 'utf8')))
    .concat(
      [
        'README.md',
        ...listFiles('packages', /^packages\/[\w-]+\/README\.md$/),
        ...listFiles('docs', /^docs\/[\w-]+\.md$/),
      ]
        .filter((path) => !compiledElsewhere.includes(path))
        .flatMap((path) => programsOf(path, readFileSync(at(path), 'utf8'))),
    )
  rmSync(at(folder), { recursive: true, force: true })
  mkdirSync(at(folder), { recursive: true })
  for (const [index, { code, language }] of examples.entries())
    writeFileSync(at(`${folder}/${index}.${language}`), `${code}\nexport {}\n`)
  writeFileSync(at(`${folder}/config.ts`), CONFIG)
  writeFileSync(
    at(`${folder}/tsconfig.json`),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        types: ['node', 'vite/client'],
        // A package that is installed for its example alone.
        paths: { wagmi: ['../../examples/wagmi/node_modules/wagmi'] },
      },
      include: ['.'],
    }),
  )
  const { code, output } = await run(
    process.execPath,
    [at('node_modules/typescript7/bin/tsc'), '-p', at(folder), '--singleThreaded', '--pretty', 'false'],
    { quiet: true },
  )
  if (code === 0) return []
  const problems = output.split('\n').flatMap((line) => {
    const match = /(\d+)\.tsx?\((\d+),\d+\): error (.*)/.exec(line)
    const example = examples[Number(match?.[1])]
    return match && example
      ? [`${example.path}:${example.line} line ${match[2]} of the example: ${match[3]}`]
      : []
  })
  return problems.length > 0 ? problems : [output]
}

/** Public functions, hooks and components that no example explains. */
export function withoutExample(): string[] {
  return listFiles('packages', /^packages\/[\w-]+\/src\/exports\/[\w-]+\.ts$/)
    .filter((path) => !isTestFile(path))
    .flatMap((entry) => {
      const [, name = ''] = entry.split('/')
      const page = at(`docs/api/${name}.${posix.basename(entry, '.ts')}.txt`)
      const functions = existsSync(page) ? functionsOf(readFileSync(page, 'utf8')) : new Set<string>()
      return exportsOf(readFileSync(at(entry), 'utf8'))
        .filter((exported) => functions.has(exported.name))
        .map(({ specifier, ...exported }) => ({
          ...exported,
          path: posix.join(posix.dirname(entry), specifier),
        }))
    })
    .flatMap(({ name, path }) =>
      existsSync(at(path)) && !examplesIn(path).some(({ code }) => code.includes(name))
        ? [`${path}: ${name} has no @example`]
        : [],
    )
}

const examplesIn = (path: string): ReturnType<typeof examplesOf> =>
  examplesOf(path, readFileSync(at(path), 'utf8'))
