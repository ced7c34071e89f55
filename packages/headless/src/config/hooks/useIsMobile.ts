import { useSyncExternalStore } from 'react'
import { isMobileDevice } from '../isMobile.ts'

const never = (): (() => void) => () => {}

/** Whether this is a phone or tablet. A server, and the first frame of a hydrated page, see a desktop. */
export const useIsMobile = (): boolean => useSyncExternalStore(never, isMobileDevice, () => false)
