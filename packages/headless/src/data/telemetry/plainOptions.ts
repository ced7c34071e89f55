import { optionsOf } from '../../core/optionsOf.ts'
import type { Config } from '../../core/types.ts'

/** What the app has set, as far as it is switches and texts: nothing that has a life of its own. */
export function plainOptions(config: Config): object {
  const options = optionsOf(config)
  const plain = Object.entries(options).filter(([, value]) => ['boolean', 'string'].includes(typeof value))
  return { ...Object.fromEntries(plain), features: options.features }
}
