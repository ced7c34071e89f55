import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsdown'
import { documentedTypes } from '../../scripts/library/documentedTypes.ts'

const entries = readdirSync(new URL('src/exports', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test(?:-d)?)\.tsx?$/.test(file))
  .map((file) => `src/exports/${file}`)

export default defineConfig({
  entry: ['src/cli.ts', ...entries],
  format: 'esm',
  // Two of the three entries are for pages too; the third and the binary import Node's modules by their full names.
  platform: 'neutral',
  deps: { neverBundle: [/^node:/] },
  // One output file per source file, so that subpaths and import() stay as written.
  unbundle: true,
  dts: { oxc: true },
  plugins: [documentedTypes],
  sourcemap: true,
})
