// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { type Rolldown, build } from 'vite'
import { expect, test } from 'vitest'

/** Modules of this package in a bundle, built like Next builds it for a server or for browsers. */
async function modulesOf(target: 'server' | 'browser'): Promise<readonly string[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    define: target === 'server' ? { 'typeof window': '"undefined"' } : {},
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('../exports/index.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { external: /^(?!\.|\/)/ },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

const LAZY = /\/(FullModal|loadLocale|Connect|Swap)\.tsx?$|\/locales\//

test('the bundle of a server has the buttons, and neither views nor translations', async () => {
  const modules = await modulesOf('server')
  expect(modules.some((id) => id.endsWith('/ConnectButton.tsx'))).toBe(true)
  expect(modules.filter((id) => LAZY.test(id))).toEqual([])
})

test('the bundle of browsers has the buttons, the views and the translations', async () => {
  const modules = await modulesOf('browser')
  expect(modules.filter((id) => LAZY.test(id)).length).toBeGreaterThan(20)
})
