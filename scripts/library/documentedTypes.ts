import type { UserConfig } from 'tsdown'
import { docsOnOwnLines } from './docsOnOwnLines.ts'

/** Keeps the doc comments of types readable for editors. */
export const documentedTypes: NonNullable<UserConfig['plugins']> = {
  name: 'foyer:documented-types',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.fileName.endsWith('.d.ts')) file.code = docsOnOwnLines(file.code)
  },
}
