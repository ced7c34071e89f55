import type { Page } from 'playwright'

/** Set in the page by axe-core's own source. */
type AxeResult = { violations: { id: string; help: string; nodes: { html: string; target: unknown[] }[] }[] }

// A story is a piece of a page: it need not have the page's heading.
const AXE_OPTIONS = `{
  resultTypes: ['violations'],
  rules: { 'page-has-heading-one': { enabled: false } },
}`

// Text, because it runs in the page as it stands here: quiet is 100 ms without a change, or three seconds with.
const SETTLED = `new Promise((resolve) => {
  let timer = setTimeout(resolve, 100)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, 100)
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  setTimeout(resolve, 3000)
}).then(() => document.fonts.ready).then(() => undefined)`

const OVERFLOW = `(() => {
  const found = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push('the page is ' + scrollWidth + ' px wide in ' + clientWidth)
  for (const element of document.querySelectorAll('[data-foyer-modal], [data-foyer-modal] [data-foyer-part]')) {
    const style = getComputedStyle(element)
    if (style.overflowX === 'auto' || style.overflowX === 'scroll')
      if (element.scrollWidth > element.clientWidth + 1)
        found.push((element.dataset.foyerPart ?? 'the modal') + ' scrolls sideways')
  }
  for (const element of document.querySelectorAll('[data-foyer-modal]')) {
    const { left, right } = element.getBoundingClientRect()
    if (left < -1 || right > clientWidth + 1) found.push('the modal stands outside the page')
  }
  return found
})()`

const BLANK = `(() => {
  const hasText = document.body.innerText.trim() !== ''
  const seen = [...document.querySelectorAll('svg, img, canvas, input, [data-foyer-part]')]
  return !hasText && !seen.some((element) => element.getBoundingClientRect().height > 0)
})()`

/** Waits until a page has come to rest. */
export const settle = async (page: Page): Promise<void> => void (await page.evaluate(SETTLED))

/** What a visitor would find wrong with a page at rest: accessibility and layout. */
export async function inspect(page: Page, { hasAxe }: { hasAxe: boolean }): Promise<string[]> {
  const { violations } = hasAxe
    ? ((await page.evaluate(`axe.run(document, ${AXE_OPTIONS})`)) as AxeResult)
    : { violations: [] }
  const overflow = (await page.evaluate(OVERFLOW)) as string[]
  const isBlank = (await page.evaluate(BLANK)) as boolean
  return [
    ...(isBlank ? ['shows nothing at all'] : []),
    ...violations.map(({ id, help, nodes }) => `axe ${id}: ${help} — ${nodes[0]?.html.slice(0, 160) ?? ''}`),
    ...overflow,
  ]
}
