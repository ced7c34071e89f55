import type { Storage } from '@foyer/chains'
import fc from 'fast-check'
import { vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { followUnfinishedRequests } from '../core/unfinished/unfinishedRequests.ts'
import { requestUnderWay } from '../flows/requests/requests.ts'
import type { Review, Requests } from '../flows/requests/types.ts'
import { type AskedRequests, checkUnfinished, createAskedRequests } from './askedRequests.ts'
import { createTabs } from './tabs.ts'

export type World = {
  readonly config: Config
  readonly leave: () => void
  readonly asked: () => readonly unknown[]
  readonly mostAtOnce: () => number
}

/** A page from its load to its reload, with the results that its visitor has seen. */
export type Page<world, seen> = {
  readonly world: world
  readonly seen: seen
  readonly storage: Storage
  isGone: boolean
}

type Step<world, seen> = (world: world, seen: seen) => unknown

/** A step of a visitor in one of two tabs, and a reload after it. */
export type TabStep<world, seen> = {
  readonly tab: 0 | 1
  readonly step: Step<world, seen>
  readonly isReloaded: boolean
}

/** Steps in two tabs, mostly in the first one. Some are followed by a reload, most often those of `asks`. */
export const inTabs = <world, seen>(
  step: fc.Arbitrary<Step<world, seen>>,
  /** Steps that leave a request to a wallet without an answer. */
  asks: fc.Arbitrary<Step<world, seen>>,
): fc.Arbitrary<TabStep<world, seen>> => {
  const tab = fc.oneof(
    { weight: 5, arbitrary: fc.constant(0 as const) },
    { weight: 1, arbitrary: fc.constant(1 as const) },
  )
  return fc.oneof(
    { weight: 30, arbitrary: fc.record({ tab, step, isReloaded: fc.constant(false) }) },
    { weight: 1, arbitrary: fc.record({ tab, step, isReloaded: fc.constant(true) }) },
    { weight: 2, arbitrary: fc.record({ tab, step: asks, isReloaded: fc.boolean() }) },
  )
}

/** Whether the wallet is asked for another review of the flow, so that the given review cannot be confirmed. */
export function isOtherAsked<review extends Review>(
  config: Config,
  { atom }: Requests<review>,
  review: review,
): boolean {
  const asked = requestUnderWay(internalsOf(config).store.get(atom))
  return asked !== undefined && asked.review !== review
}

/**
 * Pages of one origin in two tabs, with one storage and one wallet. `check` throws unless every tab has the requests
 * without a clear answer as unfinished requests, and the wallet never showed two requests of one page at a time.
 */
export function openPages<world extends World, seen>({
  open,
  see,
  kind,
}: {
  readonly open: (options: { readonly storage: Storage; readonly all: AskedRequests }) => Promise<world>
  readonly see: () => seen
  /** Kind of the unfinished requests, except approvals and swaps. */
  readonly kind: string
}) {
  const browser = createTabs()
  const all = createAskedRequests()
  const pages: Page<world, seen>[] = []
  const tabs: (Page<world, seen> | undefined)[] = []
  const load = async (): Promise<Page<world, seen>> => {
    const own = browser.open()
    const storage: Storage = {
      ...own,
      setItem: (key, value) => page.isGone || own.setItem(key, value),
      removeItem: (key) => page.isGone || own.removeItem(key),
    }
    const page: { isGone: boolean } = { isGone: false }
    const world = await open({ storage, all })
    followUnfinishedRequests(world.config)
    const loaded = Object.assign(page, { world, seen: see(), storage })
    pages.push(loaded)
    return loaded
  }
  let lost = 0
  const here = (): readonly Page<world, seen>[] => pages.filter(({ isGone }) => !isGone)
  return {
    /** Pages that are loaded now. */
    here,
    /** All pages, including those before a reload. */
    pages,
    /** Number of requests to the wallet; `lost`: of those without an answer at a reload. */
    asked: () => pages.reduce((sum, { world }) => sum + world.asked().length, 0),
    lost: () => lost,
    async take({ tab, step, isReloaded }: TabStep<world, seen>): Promise<void> {
      const page = (tabs[tab] ??= await load())
      try {
        await step(page.world, page.seen)
      } finally {
        // Answers arrive, and are processed.
        await vi.advanceTimersByTimeAsync(0)
        await vi.advanceTimersByTimeAsync(0)
        if (isReloaded) {
          page.isGone = true
          lost += all.list().filter((asked) => asked.page === page.world.config).length
          all.leave(page.world.config)
          page.world.leave()
          tabs[tab] = undefined
        }
      }
    },
    check(): void {
      browser.deliver()
      for (const { storage, world } of here()) {
        checkUnfinished(all, { storage, page: world.config, kind })
        if (world.mostAtOnce() > 1) throw new Error('The wallet shows two requests of one page')
      }
    },
    close(): void {
      for (const { world } of pages) world.config.destroy()
    },
  }
}

export type OpenPages<world extends World, seen> = ReturnType<typeof openPages<world, seen>>
