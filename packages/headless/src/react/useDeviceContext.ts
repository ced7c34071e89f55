import { useSyncExternalStore } from 'react'
import { type DeviceContext, readDevice, serverDevice, watchDevice } from '../core/page/device.ts'
import type { ConfigParameter } from '../core/types.ts'

/**
 * Properties of the device. On a server, and in the first render of a hydrated page, those of a desktop, with
 * `isHydrated: false`.
 *
 * @example
 * ```tsx
 * import { useDeviceContext } from '@foyer/headless'
 * export const Hint = () => <p>{useDeviceContext().isMobile ? 'Open your wallet app' : 'Open your extension'}</p>
 * ```
 */
export const useDeviceContext = (_parameters: ConfigParameter = {}): DeviceContext =>
  useSyncExternalStore(watchDevice, readDevice, serverDevice)
