import { existsSync, readdirSync } from 'node:fs'
import { library } from '../../scripts/library/library.ts'

const src = new URL('src/', import.meta.url)
const families = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.ts`, src)))

export default library(new URL('./', import.meta.url), {
  pieces: {
    core: [
      'abortable.ts',
      'emitter.ts',
      'errors/catalogue.ts',
      'errors/toFoyerError.ts',
      'load.ts',
      'timing.ts',
    ],
    ...Object.fromEntries(families.map((family) => [`${family}/core`, [`${family}/${family}.ts`]])),
  },
})
