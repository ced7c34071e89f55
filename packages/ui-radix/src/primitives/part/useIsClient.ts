import { useSyncExternalStore } from 'react'

const subscribe = (): (() => void) => () => {}

/** Whether a component renders for a browser: `false` on a server and while its markup hydrates. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
