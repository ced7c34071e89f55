import { useSyncExternalStore } from 'react'
import { type DeviceContext, readDevice, serverDevice, watchDevice } from '../device.ts'
import type { ConfigParameter } from '../types.ts'

/** What the device is. A server, and the first frame of a hydrated page, see a desktop with `isHydrated: false`. */
export const useDeviceContext = (_parameters: ConfigParameter = {}): DeviceContext =>
  useSyncExternalStore(watchDevice, readDevice, serverDevice)
