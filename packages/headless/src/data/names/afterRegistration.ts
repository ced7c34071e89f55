import type { Internals } from '../../core/internals.ts'
import { isUnderWay } from './rules.ts'
import { registrationAtom } from './state.ts'
import type { Registration } from '../../core/contracts/names.ts'

/** How the registration that is under way ends; how the last one did where none is. */
export function afterRegistration({ store }: Internals): Promise<Registration> {
  return new Promise((resolve) => {
    let stop = (): void => undefined
    const look = (): void => {
      const registration = store.get(registrationAtom)
      if (isUnderWay(registration)) return
      stop()
      resolve(registration)
    }
    stop = store.sub(registrationAtom, look)
    look()
  })
}
