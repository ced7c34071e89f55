import type { Page } from 'playwright'
import { chromiumPath } from '../lib/chromium.ts'

/**
 * The headless shell can begin a frame on command without drawing it: layout, animations and observers continue.
 * Without a GPU, drawing takes more than half of a story's time.
 */
export const canPulse: boolean = /headless[-_]shell/.test(chromiumPath)

export const pulseArgs: readonly string[] = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
]

const FRAME_MS = 60

/** Gives a page its frames until it is stopped. */
export async function startPulse(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const stopping = new AbortController()
  const sendFrames = async (): Promise<void> => {
    /* oxlint-disable no-await-in-loop -- frames come one after another */
    while (!stopping.signal.aborted) {
      await session.send('HeadlessExperimental.beginFrame', { noDisplayUpdates: true })
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
    }
    /* oxlint-enable no-await-in-loop */
  }
  const sending = sendFrames()
  return async () => {
    stopping.abort()
    await sending
  }
}
