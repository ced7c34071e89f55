import { existsSync, readdirSync } from 'node:fs'
import { library } from '../../scripts/library/library.ts'

const src = new URL('src/', import.meta.url)
const families = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.ts`, src)))

export default library(new URL('./', import.meta.url), {
  pieces: {
    // Shared by all namespaces before a wallet is asked.
    core: [
      'text/cleanText.ts',
      'emitter.ts',
      'errors/isAbort.ts',
      'errors/UserRejectedError.ts',
      'load.ts',
      'async/deadline.ts',
      'caip/namespaces.ts',
      'links/safePicture.ts',
    ],
    // A namespace before its wallet is asked.
    ...Object.fromEntries(families.map((family) => [`${family}/core`, [`${family}/${family}.ts`]])),
  },
})
