import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { at, type PackageName } from '../lib/paths.ts'
import { run, type RunResult } from '../lib/run.ts'
import { docsOnOwnLines } from './docsOnOwnLines.ts'

/** A step of a build, and its problems. */
export type BuildStep = { readonly title: string; readonly problems: readonly string[] }

/** Builds one package into its `dist`: JavaScript, types and, for ui-radix, stylesheets. */
export async function buildPackage(name: PackageName): Promise<BuildStep[]> {
  const built = await run('tsdown', [], { cwd: at(`packages/${name}`), quiet: true })
  const steps = [
    { title: `build of ${name}`, problems: linesOf(built) },
    { title: `editors show the documentation of types of ${name}`, problems: unreadDocs(name) },
  ]
  if (name !== 'ui-radix') return steps
  for (const stylesheet of stylesheets()) {
    // oxlint-disable-next-line no-await-in-loop -- each takes all cores
    steps.push({ title: stylesheet.source, problems: await buildStylesheet(stylesheet) })
  }
  // TypeScript ≥ 6 checks `import '@foyer/ui-radix/styles.css'` too, in hosts whose bundler declares no stylesheets.
  writeFileSync(at('packages/ui-radix/dist/stylesheet.d.ts'), 'export {}\n')
  return steps
}

/** Types with a doc comment that shares the line of another member, where editors ignore it. */
function unreadDocs(name: PackageName): string[] {
  const dist = at(`packages/${name}/dist`)
  if (!existsSync(dist)) return []
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .filter((file) => {
      const types = readFileSync(`${dist}/${file}`, 'utf8')
      return docsOnOwnLines(types) !== types
    })
}

type Stylesheet = { readonly source: string; readonly target: string }

/** Source and published path of each CSS entry of ui-radix. */
function stylesheets(): Stylesheet[] {
  const manifest = JSON.parse(readFileSync(at('packages/ui-radix/package.json'), 'utf8')) as {
    exports: Record<string, string>
    publishConfig: { exports: Record<string, string | { readonly default: string }> }
  }
  const published = (key: string): string => {
    const entry = manifest.publishConfig.exports[key] ?? ''
    return typeof entry === 'string' ? entry : entry.default
  }
  return Object.keys(manifest.exports)
    .filter((key) => key.endsWith('.css'))
    .map((key) => ({
      source: `packages/ui-radix/${(manifest.exports[key] ?? '').replace('./', '')}`,
      target: `packages/ui-radix/${published(key).replace('./', '')}`,
    }))
}

/** `styles*.css` are complete stylesheets; other CSS is input for a host's Tailwind and copied unchanged. */
async function buildStylesheet({ source, target }: Stylesheet): Promise<string[]> {
  if (!existsSync(at(source))) return ['is an entry and does not exist']
  if (!/(^|\/)styles[^/]*$/.test(source)) {
    copyFileSync(at(source), at(target))
    return []
  }
  return linesOf(
    await run('tailwindcss', ['--input', at(source), '--output', at(target), '--minify'], {
      cwd: at('packages/ui-radix'),
      quiet: true,
    }),
  )
}

export const linesOf = ({ code, output }: RunResult): string[] =>
  code === 0 ? [] : output.trim().split('\n')
