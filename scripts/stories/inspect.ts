import type { Page } from 'playwright'
import { findBarriers } from './barriers.ts'
import type { Combination } from './combinations.ts'

/** Set in the page by axe-core's own source. */
type AxeResult = { violations: { id: string; help: string; nodes: { html: string; target: unknown[] }[] }[] }

const AXE_OPTIONS: Readonly<Record<Exclude<Combination['axe'], 'nothing'>, string>> = {
  // A story is part of a page, and needs no page heading.
  everything: `{ resultTypes: ['violations'], rules: { 'page-has-heading-one': { enabled: false }, 'target-size': { enabled: true } } }`,
  looks: `{
    resultTypes: ['violations'],
    preload: false,
    runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
  }`,
}

// Text, because it runs in the page. Settled is 100 ms without a change, at most three seconds. Fades and slides are
// finished at once.
const SETTLED = `new Promise((resolve) => {
  const isEntering = (animation) => {
    const { endTime } = animation.effect.getComputedTiming()
    return animation.timeline === document.timeline && animation.playState === 'running' && endTime <= 1000
  }
  let timer
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, 100)
  }
  const observer = new MutationObserver(wait)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    clearTimeout(limit)
    resolve()
  }
  const look = () => {
    // The main content of the story is not shown yet.
    if (document.documentElement.dataset.story === 'arranging') return wait()
    const entering = document.getAnimations().filter(isEntering)
    for (const animation of entering) animation.finish()
    if (entering.length > 0) wait()
    else end()
  }
  const limit = setTimeout(end, 3000)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  wait()
}).then(() => document.fonts.ready).then(() => undefined)`

const OVERFLOW = `(() => {
  const found = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push('the page is ' + scrollWidth + ' px wide in ' + clientWidth)
  for (const element of document.querySelectorAll('[data-foyer-modal], [data-foyer-modal] [data-foyer-part]')) {
    const style = getComputedStyle(element)
    // The strip is scrollable on purpose.
    if (element.dataset.foyerPart !== 'strip' && (style.overflowX === 'auto' || style.overflowX === 'scroll'))
      if (element.scrollWidth > element.clientWidth + 1)
        found.push((element.dataset.foyerPart ?? 'the modal') + ' scrolls sideways')
  }
  for (const element of document.querySelectorAll('[data-foyer-modal]')) {
    const { left, right } = element.getBoundingClientRect()
    if (left < -1 || right > clientWidth + 1) found.push('the modal stands outside the page')
  }
  return found
})()`

/** Evaluates to `true` while the page shows no text, picture or part. */
export const BLANK = `(() => {
  const hasText = document.body.innerText.trim() !== ''
  const seen = [...document.querySelectorAll('svg, img, canvas, input, [data-foyer-part]')]
  return !hasText && !seen.some((element) => element.getBoundingClientRect().height > 0)
})()`

/** Waits until a page has come to rest. */
export const settle = async (page: Page): Promise<void> => void (await page.evaluate(SETTLED))

/** Problems of accessibility and layout of a page at rest. */
export async function inspect(page: Page, { axe, hasForcedColors }: Combination): Promise<string[]> {
  const { violations } =
    axe === 'nothing'
      ? { violations: [] }
      : ((await page.evaluate(`axe.run(document, ${AXE_OPTIONS[axe]})`)) as AxeResult)
  const overflow = (await page.evaluate(OVERFLOW)) as string[]
  const beyondAxe = await findBarriers(page, { hasForcedColors, hasTargets: axe === 'everything' })
  const isBlank = (await page.evaluate(BLANK)) as boolean
  return [
    ...(isBlank ? ['shows nothing at all'] : []),
    ...violations.map(({ id, help, nodes }) => `axe ${id}: ${help} — ${nodes[0]?.html.slice(0, 160) ?? ''}`),
    ...overflow,
    ...beyondAxe,
  ]
}
