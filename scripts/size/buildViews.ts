import { writeFileSync } from 'node:fs'
import { build } from 'vite'
import { buildApp, type BuiltApp } from './buildApp.ts'
import { placeApp } from './packedHost.ts'

const SIGN_CLIENT = '@walletconnect/sign-client'
/** Third-party scripts, which are not measured. */
export const VENDOR = 'vendor/'

/**
 * The host whose views are measured. The client of WalletConnect is a separate file: its size is the same with any
 * modal.
 */
export async function buildViews(): Promise<BuiltApp> {
  const app = await buildApp('views', {
    rolldownOptions: {
      external: [SIGN_CLIENT],
      output: { paths: { [SIGN_CLIENT]: `/${VENDOR}signClient.js` } },
    },
  })
  const source = await placeApp('scripts/size/apps/views')
  const entry = `${source}/signClient.js`
  writeFileSync(entry, `export * from '${SIGN_CLIENT}'\nexport { default } from '${SIGN_CLIENT}'\n`)
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    build: {
      outDir: `${app.folder}/${VENDOR}`,
      lib: { entry, formats: ['es'], fileName: () => 'signClient.js' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  return app
}
