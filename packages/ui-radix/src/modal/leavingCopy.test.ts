// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveDialogCopy } from './leavingCopy.ts'

let finish = (): void => {}
let finished: Promise<void>
beforeEach(() => {
  finished = new Promise<void>((resolve) => (finish = resolve))
  const getAnimations = function (this: Element): unknown[] {
    const [target] = this.querySelectorAll('[data-foyer-part="overlay"]')
    // A spinner of the dialog turns for ever.
    const endless = { effect: { target: this }, finished: new Promise<never>(() => {}) }
    return [{ effect: { target }, finished }, endless]
  }
  Object.assign(Element.prototype, { getAnimations })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
  document.body.replaceChildren()
})

function layerIn(parent: HTMLElement): HTMLElement {
  const layer = document.createElement('div')
  layer.id = 'layer'
  layer.innerHTML =
    '<div data-foyer-part="overlay"><div id="a" role="dialog" data-foyer-part="panel"><button data-foyer-autofocus="">Yes</button></div></div>'
  parent.append(layer)
  return layer
}

const copyIn = (parent: HTMLElement) => parent.querySelector<HTMLElement>('[data-foyer-leaving]')

test('a closed dialog leaves an inert copy, which is removed when its animation ends', async () => {
  const layer = layerIn(document.body)
  leaveDialogCopy(layer)
  layer.remove()
  await Promise.resolve()
  const copy = copyIn(document.body)!
  expect(copy.inert).toBe(true)
  expect(copy.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelector('[role], [id], [data-foyer-autofocus]')).toBeNull()
  const moving = [...copy.querySelectorAll<HTMLElement>('[data-state="closed"]')]
  expect(moving.map(({ style }) => style.pointerEvents)).toEqual(['none', 'none'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(copy.isConnected).toBe(true)
  finish()
  await vi.waitFor(() => expect(copy.isConnected).toBe(false))
})

test('an SVG in the copy keeps the ids that it refers to', async () => {
  const layer = layerIn(document.body)
  layer.insertAdjacentHTML('beforeend', '<svg id="b"><linearGradient id="c" /><path fill="url(#c)" /></svg>')
  leaveDialogCopy(layer)
  layer.remove()
  await Promise.resolve()
  expect([...document.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['c'])
  finish()
})

test('the copy is removed early, before or after it is shown', async () => {
  const first = layerIn(document.body)
  const removeFirst = leaveDialogCopy(first)
  first.remove()
  removeFirst()
  await Promise.resolve()
  expect(copyIn(document.body)).toBeNull()

  const second = layerIn(document.body)
  const removeSecond = leaveDialogCopy(second)
  second.remove()
  await Promise.resolve()
  expect(copyIn(document.body)).not.toBeNull()
  removeSecond()
  expect(copyIn(document.body)).toBeNull()
})

test('a modal that closes together with the host’s dialog leaves no copy', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  leaveDialogCopy(layerIn(host))
  host.remove()
  await Promise.resolve()
  expect(copyIn(host)).toBeNull()
})
