import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { setRegistration } from './state.ts'

/** How the last registration ended is of no interest any more. */
export function forgetRegistration(config: Config): void {
  setRegistration(internalsOf(config), { status: 'idle' })
}
