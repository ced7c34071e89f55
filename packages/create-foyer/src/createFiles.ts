import type { CreateOptions } from './options/options.ts'
import type { Versions } from './options/readVersions.ts'
import { configFiles } from './templates/config.ts'
import { testFiles } from './templates/endToEnd.ts'
import { nextFiles } from './templates/next.ts'
import { packageFiles } from './templates/package.ts'
import { styleFiles } from './templates/styles.ts'
import { viteFiles } from './templates/vite.ts'
import { walletFiles } from './templates/wallet.ts'

/**
 * The files of an app: path below its folder → text.
 *
 * @param versions Version of each dependency, as `readVersions` returns them.
 */
export const createFiles = (options: CreateOptions, versions: Versions): Record<string, string> => ({
  ...packageFiles(options, versions),
  ...configFiles(options),
  ...walletFiles(options),
  ...styleFiles(options),
  ...(options.framework === 'vite' ? viteFiles(options) : nextFiles(options)),
  ...testFiles(options),
})
