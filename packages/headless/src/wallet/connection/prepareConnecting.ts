import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { isDirectoryOn } from '../../flows/directory/directoryQuery.ts'
import { loadDirectory } from '../../flows/directory/lazy.ts'
import { prepareConnectors } from './prepareConnectors.ts'

/** Somebody is about to connect: the directory is asked about the wallets that are here, and those with windows are prepared. */
export async function prepareConnecting(config: Config): Promise<void> {
  if (isDirectoryOn(config))
    loadDirectory().then(({ readFacts }) => readFacts(config), internalsOf(config).report)
  await prepareConnectors(config)
}
