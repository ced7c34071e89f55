import type { PageNotes } from './types.ts'

export type NotesOptions = {
  /** Clicks the button as soon as it exists. */
  readonly isImpatient: boolean
  /** A text to wait for in the page. */
  readonly text: string | undefined
}

/** Runs in the page before its scripts, and uses no variable from outside. */
export function installNotes({ isImpatient, text }: NotesOptions): void {
  const WALLET = 'Sample'
  const QUIET_FRAMES = 8
  const notes: PageNotes = {
    usableAt: undefined,
    clickAt: undefined,
    contentAt: undefined,
    settledAt: undefined,
    textAt: undefined,
    shift: 0,
    longTasks: [],
    longestInteraction: 0,
  }
  window.benchNotes = notes
  let changedAt = 0

  const afterPaint = (run: (now: number) => void): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => run(performance.now()), { once: true })
      channel.port1.start()
      channel.port2.postMessage(0)
    })
  }

  const dialog = (): Element | null => document.querySelector('[role="dialog"]')
  const pageButton = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(
      (button) =>
        /connect/i.test(button.textContent ?? '') && !button.disabled && !button.closest('[role="dialog"]'),
    )
  const isContentShown = (): boolean =>
    [...(dialog()?.querySelectorAll('button') ?? [])].some((button) => button.textContent?.includes(WALLET))

  const waitForQuiet = (): void => {
    const start = notes.contentAt ?? 0
    let last = ''
    let quiet = 0
    changedAt = start
    let stillAt = start
    const look = (): void => {
      if (notes.settledAt !== undefined || notes.contentAt !== start) return
      const box = dialog()?.getBoundingClientRect()
      // Infinite animations are spinners, and scroll-driven animations have no duration.
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
      const seen = `${box?.x} ${box?.y} ${box?.width} ${box?.height} ${changedAt}`
      const isQuiet = !isMoving && seen === last
      if (!isQuiet) stillAt = performance.now()
      quiet = isQuiet ? quiet + 1 : 0
      last = seen
      if (quiet < QUIET_FRAMES) requestAnimationFrame(look)
      else notes.settledAt = Math.max(start, stillAt)
    }
    last = (() => {
      const box = dialog()?.getBoundingClientRect()
      return `${box?.x} ${box?.y} ${box?.width} ${box?.height} ${changedAt}`
    })()
    requestAnimationFrame(look)
  }

  let isPainting = false
  const look = (): void => {
    changedAt = performance.now()
    if (notes.usableAt === undefined) {
      const button = pageButton()
      if (button) {
        notes.usableAt = changedAt
        if (isImpatient) setTimeout(() => pageButton()?.click())
      }
    }
    if (text !== undefined && notes.textAt === undefined && document.body?.textContent?.includes(text)) {
      notes.textAt = changedAt
    }
    if (notes.clickAt !== undefined && notes.contentAt === undefined && !isPainting && isContentShown()) {
      isPainting = true
      afterPaint((now) => {
        isPainting = false
        notes.contentAt = now
        waitForQuiet()
      })
    }
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })

  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button') === pageButton())
        notes.clickAt ??= event.timeStamp
    },
    true,
  )

  const observe = (type: string, run: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => run(entry))).observe({
      type,
      buffered: true,
      // Of event timing alone: the lowest that browsers allow.
      durationThreshold: 16,
    } as PerformanceObserverInit)
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push({ start: startTime, duration }))
  observe('event', ({ duration }) => {
    notes.longestInteraction = Math.max(notes.longestInteraction, duration)
  })
  observe('layout-shift', (entry) => {
    notes.shift += (entry as PerformanceEntry & { readonly value: number }).value
  })
}
