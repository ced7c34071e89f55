import { build } from 'vite'
import { at } from './paths.ts'

/**
 * A script that puts the wallets of the sandbox at `window.foyerSandbox` into any page, like extensions: an app that
 * is built for production needs no code for them.
 */
export async function walletScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: at('scripts/lib/wallets.page.ts'), formats: ['iife'], name: 'wallets' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Vite has built nothing')
  return output.output[0].code
}
