import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { setRegistration } from './state.ts'

/** How the last registration ended is of no interest any more. */
export function forgetRegistration(config: Config): void {
  setRegistration(internalsOf(config), { status: 'idle' })
}
