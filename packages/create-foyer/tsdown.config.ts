import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  platform: 'neutral',
  deps: { neverBundle: [/^node:/] },
  unbundle: true,
  dts: false,
  sourcemap: true,
})
