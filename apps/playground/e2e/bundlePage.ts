import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const sandbox = new URL('../../../packages/sandbox/', import.meta.url)
const { resolve } = createRequire(sandbox)

/** Script of a page of the sandbox's tests (`packages/sandbox/src/test/pages`), with the packages that it imports. */
export async function bundlePage(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Streams of Node, for the providers of extensions.
    resolve: {
      alias: {
        'node:stream': resolve('readable-stream/readable-browser.js'),
        stream: resolve('readable-stream/readable-browser.js'),
        events: resolve('events/'),
        buffer: resolve('buffer/'),
      },
    },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`src/test/pages/${name}.ts`, sandbox)),
        output: {
          format: 'iife',
          intro:
            'const global = globalThis, process = { env: {}, nextTick: (run, ...values) => queueMicrotask(() => run(...values)) };',
        },
      },
    },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code
}
