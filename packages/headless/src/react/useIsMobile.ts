import { useSyncExternalStore } from 'react'
import { isMobileDevice } from '../core/page/platform.ts'
import type { ConfigParameter } from '../core/types.ts'

const never = (): (() => void) => () => {}

/**
 * Whether this is a phone or tablet; false on a server and in the first render of a hydrated page. Smaller than
 * `useDeviceContext`.
 *
 * @example
 * ```tsx
 * import { useIsMobile } from '@foyer/headless'
 * export const Hint = () => <p>{useIsMobile() ? 'Open your wallet app' : 'Open your extension'}</p>
 * ```
 */
export const useIsMobile = (_parameters: ConfigParameter = {}): boolean =>
  useSyncExternalStore(never, isMobileDevice, () => false)
