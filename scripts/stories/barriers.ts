import type { Page } from 'playwright'

// Barriers that axe-core does not look for. Text, because it runs in the page.

/** Side of the touch area of a control, in px at 100 %. */
const TOUCH = 44

/** Controls of the kit that can be used. Links in a sentence are as large as its text (WCAG 2.5.8). */
const CONTROLS = `[
  ...document.querySelectorAll(
    '[data-foyer] :is(button, input, select, textarea, [role=tab], [role=switch], [role=checkbox], [role=radio]),' +
      '[data-foyer] a[data-foyer-part]:not([data-foyer-part=text-link])',
  ),
].filter(
  (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches(':disabled') &&
    element.closest('[inert], [aria-hidden=true]') === null,
)`

// A small control may have a larger touch area, which ends where the area of its neighbour begins.
const TARGETS = `(() => {
  const half = ${TOUCH} / 2 - 1
  const controls = ${CONTROLS}
  const found = []
  for (const element of controls) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hitAt = (dx, dy) => document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
    const isOwn = (hit) => hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
    // A toast or an alert covers the content behind it for a while.
    const takes = (dx, dy) => {
      const hit = hitAt(dx, dy)
      const isCovered = hit === null || hit.closest('[data-foyer-part=toast], [data-foyer-part=alert-bar]') !== null
      return isCovered || isOwn(hit) || controls.some((other) => other.contains(hit))
    }
    if (!isOwn(hitAt(0, 0))) continue
    const isWide = width >= ${TOUCH} || (takes(half, 0) && takes(-half, 0))
    const isHigh = height >= ${TOUCH} || (takes(0, half) && takes(0, -half))
    if (isWide && isHigh) continue
    const size = Math.round(width) + ' × ' + Math.round(height)
    found.push('touch target under ${TOUCH} px: ' + size + ' ' + element.outerHTML.slice(0, 140))
  }
  scrollTo(0, 0)
  return found
})()`

// Text that ends in an ellipsis is shortened on purpose. A field of one line shows no more than its height.
const CUT = `(() => {
  const isLow = (input) => {
    const { fontSize } = getComputedStyle(input)
    return /^(text|search|email|tel|url|number)$/.test(input.type) && input.clientHeight < parseFloat(fontSize) * 1.1
  }
  const isCut = (element) => {
    const { overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent.trim())
    const mayBeCut = overflowY !== 'visible' && textOverflow !== 'ellipsis' && webkitLineClamp === 'none'
    return hasText && mayBeCut && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2
  }
  return [...document.querySelectorAll('[data-foyer-modal] [data-foyer-part]')]
    .filter((element) => (element instanceof HTMLInputElement ? isLow(element) : isCut(element)))
    .map((element) => 'text is cut off: ' + element.outerHTML.slice(0, 140))
})()`

// A line of text is higher than its letters: a quarter may overlap the next line. Text that is scrolled away or clipped
// covers nothing, and toasts and alerts are above the view on purpose.
const OVERLAP = `(() => {
  const isAbove = (element) => element.closest('[data-foyer-part=toast], [data-foyer-part=alert-bar], [inert]')
  const clip = (box, element) => {
    let { left, top, right, bottom } = box
    for (let parent = element; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowY === 'visible') continue
      const around = parent.getBoundingClientRect()
      left = Math.max(left, around.left)
      right = Math.min(right, around.right)
      top = Math.max(top, around.top)
      bottom = Math.min(bottom, around.bottom)
    }
    return { left, top, right, bottom }
  }
  const lines = []
  for (const view of document.querySelectorAll('[data-foyer-part=panel]')) {
    const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (node.textContent.trim() === '' || !isSeen || isAbove(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ node, element, ...clip(box, element) })
    }
  }
  const seen = lines.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2)
  const isOver = (one, other) => {
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return width > 2 && height > 0.25 * Math.min(one.bottom - one.top, other.bottom - other.top)
  }
  const found = new Set()
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1))
      if (other.node !== one.node && isOver(one, other))
        found.add('text stands on other text: ' + one.element.outerHTML.slice(0, 140) + ' / ' + other.node.textContent)
  })
  return [...found]
})()`

// Visitors compare a shortened address by its ends, which must be on one line if the line is long enough.
const SPLIT = `(() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
    if (!block?.closest('[data-foyer-modal]')) continue
    for (const { 0: text, index } of node.textContent.matchAll(/[\\w\u2060]+…[\\w\u2060]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      const boxes = [...range.getClientRects()]
      const width = boxes.reduce((sum, box) => sum + box.width, 0)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && width <= block.clientWidth)
        found.push('an address is divided by a line break: ' + text + ' in ' + block.outerHTML.slice(0, 140))
    }
  }
  return found
})()`

// 2 px of outline and 2 px of distance around a text button stay beside the words before and after it.
const RING = `(() => {
  const found = []
  for (const button of document.querySelectorAll('[data-foyer-modal] button[data-foyer-part=text-link]')) {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const middle = (top + bottom) / 2
    const walker = document.createTreeWalker(button.parentElement, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (button.contains(node) || node.textContent.trim() === '') continue
      if (node.parentElement.closest('[data-foyer-part=visually-hidden]')) continue
      const range = document.createRange()
      const end = node.textContent.trimEnd().length
      range.setStart(node, node.textContent.length - node.textContent.trimStart().length)
      range.setEnd(node, end)
      const isTouched = [...range.getClientRects()].some(
        (box) => box.top < middle && box.bottom > middle && box.right > left - 4 && box.left < right + 4,
      )
      if (isTouched) found.push('the focus ring touches text: ' + button.outerHTML.slice(0, 140))
    }
  }
  return found
})()`

// With reduced motion, fades are allowed; movement, rotation and scaling are not.
const MOTION = `(() => {
  const numbers = (text, unit) => (text.match(new RegExp('-?\\\\d+(\\\\.\\\\d+)?' + unit, 'g')) ?? []).map(parseFloat)
  const isStill = (text) =>
    numbers(text, '(?=px|%|deg)').every((number) => number === 0) &&
    (!text.includes('scale') || numbers(text, '').every((number) => number === 1))
  const isMoving = ({ effect, playState, timeline }) => {
    if (timeline !== document.timeline || playState !== 'running' || !effect?.target?.closest('[data-foyer]')) return false
    const style = getComputedStyle(effect.target)
    const resolve = (text) =>
      text.replace(/var\\((--[\\w-]+)[^)]*\\)/g, (_, name) => style.getPropertyValue(name) || '0px')
    return effect
      .getKeyframes()
      .flatMap(({ transform, translate, rotate, scale }) => [transform, translate, rotate, scale])
      .some((text) => text !== undefined && text !== 'none' && !isStill(resolve(text)))
  }
  return document
    .getAnimations()
    .filter(isMoving)
    .map(({ animationName, effect }) => animationName + ' moves ' + effect.target.outerHTML.slice(0, 100))
})()`

// Without shadows and tints, the focus shows by an outline of the control, the field or a cell of it.
const FOCUS = `(() => {
  const isOutlined = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  }
  const found = []
  for (const element of ${CONTROLS}) {
    // In a group only the first control takes the focus, and the arrow keys move it.
    if (element.tabIndex < 0) continue
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    const field = element.closest('[data-foyer-part$=field]')
    if (![element, element.parentElement, field, ...(field?.children ?? [])].some((each) => each && isOutlined(each)))
      found.push('no outline shows the focus in forced colours: ' + element.outerHTML.slice(0, 140))
  }
  document.activeElement?.blur()
  return found
})()`

// Screen readers follow the order of the document: later text must not be above earlier text.
const ORDER = `(() => {
  const isRead = (element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent.trim()) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null
  // By a list that scrolls inside of the view.
  const isScrolledAway = ({ element, box }) => {
    const list = element.closest('[data-foyer-part=card-grid]')?.getBoundingClientRect()
    return list !== undefined && (box.top >= list.bottom || box.bottom <= list.top)
  }
  const texts = [...document.querySelectorAll('[data-foyer-part=panel] [data-foyer-part=view] *')]
    .filter(isRead)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // Hidden texts have a side of 1 px.
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .filter((text) => !isScrolledAway(text))
  const found = []
  texts.forEach(({ element, box }, index) => {
    const next = texts[index + 1]
    if (!next || element.contains(next.element)) return
    const isAbove = next.box.bottom <= box.top + 1
    const isInLine = next.box.left < box.right && next.box.right > box.left
    if (isAbove && isInLine) found.push('is read after the text below it: ' + next.element.outerHTML.slice(0, 140))
  })
  return found
})()`

/**
 * Touch targets that are too small; text that is cut off, covers other text, is out of reading order, breaks within an
 * address or touches a focus ring; motion although it is reduced; and invisible focus.
 */
export async function findBarriers(
  page: Page,
  { hasForcedColors, hasTargets }: { readonly hasForcedColors: boolean; readonly hasTargets: boolean },
): Promise<string[]> {
  const found: string[] = []
  const run = async (rule: string): Promise<void> =>
    void found.push(...((await page.evaluate(rule)) as string[]))
  await run(CUT)
  await run(OVERLAP)
  await run(ORDER)
  await run(SPLIT)
  await run(RING)
  await run(MOTION)
  if (hasTargets) await run(TARGETS)
  if (hasForcedColors) {
    // Browsers outline the focus only for keyboard users.
    await page.keyboard.press('Shift')
    await run(FOCUS)
  }
  return found
}
