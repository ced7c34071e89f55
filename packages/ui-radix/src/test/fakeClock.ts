import { vi } from 'vitest'

/** Fakes timers, dates and frames. jsdom makes frames with an interval, which would end with the fake timers. */
export const startFakeClock = (): void =>
  void vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
    ],
  })
