import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: readdirSync(new URL('src/exports', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/exports/${file}`),
  format: 'esm',
  platform: 'neutral',
  // One file out for one file in, so that subpaths and import() stay as written.
  unbundle: true,
  dts: { oxc: true },
  sourcemap: true,
})
