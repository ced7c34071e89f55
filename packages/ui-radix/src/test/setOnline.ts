import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Takes the browser offline or online, for the rest of the test file or until `vi.restoreAllMocks`. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
