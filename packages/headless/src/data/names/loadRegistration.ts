import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { registerName, RegisterNameParameters } from './registerName.ts'
import { loadRegisterName } from './lazy.ts'
import { setRegistration } from './state.ts'

/** What registers a name. It may not come: that is an end like any other. */
export async function loadRegistration(
  config: Config,
  { name }: Pick<RegisterNameParameters, 'name'>,
): Promise<typeof registerName> {
  const internals = internalsOf(config)
  setRegistration(internals, { status: 'signing', name })
  try {
    return await loadRegisterName()
  } catch (error) {
    setRegistration(internals, { status: 'error', name, error: error as Error })
    throw error
  }
}
