import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsdown'

export default defineConfig({
  // Named, so that an entry keeps its folder: src/exports/x.ts becomes dist/exports/x.js.
  entry: Object.fromEntries(
    readdirSync(new URL('src/exports', import.meta.url), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /(?<!\.test|\.test-d)\.tsx?$/.test(file))
      .map((file) => [`exports/${file.replace(/\.tsx?$/, '')}`, `src/exports/${file}`]),
  ),
  format: 'esm',
  platform: 'neutral',
  // One file out for one file in, so that subpaths and import() stay as written.
  unbundle: true,
  dts: { oxc: true },
  sourcemap: true,
})
