// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createLayer, type Layer, type LayerPlace } from './createLayer.ts'

afterEach(() => document.body.replaceChildren())

const put = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.querySelector<HTMLElement>('#opener')!
}

function enter(place: LayerPlace): Layer {
  const layer = createLayer()
  layer.enter(place)
  return layer
}

test.each([
  { html: '<button id="opener"></button>', host: 'body' },
  { html: '<div id="host" role="dialog"><button id="opener"></button></div>', host: '#host' },
  { html: '<div id="host" role="alertdialog"><p><button id="opener"></button></p></div>', host: '#host' },
  { html: '<dialog id="host" open><button id="opener"></button></dialog>', host: '#host' },
  {
    html: '<dialog open><div id="host" role="dialog"><button id="opener"></button></div></dialog>',
    host: '#host',
  },
  { html: '<div role="dialog"></div><button id="opener"></button>', host: 'body' },
])('opened from inside $host, it is put there', ({ html, host }) => {
  const { element, remove } = enter({ opener: put(html) })
  expect(element.parentElement).toBe(document.querySelector(host))
  remove()
  expect(element.isConnected).toBe(false)
})

test('the host’s container comes before everything', () => {
  const opener = put('<div role="dialog"><button id="opener"></button></div><div id="own"></div>')
  const { element } = enter({ opener, container: document.querySelector<HTMLElement>('#own') })
  expect(element.parentElement?.id).toBe('own')
})

test.each(['pointerdown', 'focusin', 'focusout'])(
  'inside a host’s dialog its %s is not taken for one outside of it',
  (type) => {
    const onDocument = vi.fn()
    document.addEventListener(type, onDocument)
    const { element } = enter({ opener: put('<div role="dialog"><button id="opener"></button></div>') })
    element.dispatchEvent(new Event(type, { bubbles: true }))
    document.removeEventListener(type, onDocument)
    expect(onDocument).not.toHaveBeenCalled()
  },
)

test('non-modal, it lets the pointer through', () => {
  expect(enter({ opener: null }).element.style.pointerEvents).toBe('auto')
  expect(enter({ opener: null, isModal: false }).element.style.pointerEvents).toBe('none')
})

test('what leaves is a picture that nobody can press or hear, and then nothing', async () => {
  const { element, leave } = enter({ opener: null })
  element.innerHTML =
    '<div data-foyer-part="overlay"><div id="a" role="dialog" data-foyer-part="panel"><button>Yes</button></div></div>'
  const overlay = element.querySelector<HTMLElement>('[data-foyer-part="overlay"]')!
  let finish = (): void => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const getAnimations = function (this: Element): unknown[] {
    return [{ effect: { target: this }, finished }]
  }
  Object.assign(Element.prototype, { getAnimations })
  leave(overlay)
  overlay.remove()
  await Promise.resolve()
  const ghost = element.querySelector<HTMLElement>('[data-foyer-ghost]')!
  expect(ghost.inert).toBe(true)
  expect(ghost.querySelector('[role], [id]')).toBeNull()
  expect(element.style.pointerEvents).toBe('none')
  finish()
  await finished
  await vi.waitFor(() => expect(element.isConnected).toBe(false))
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})

test('opened again while the last of it leaves, it is there at once', async () => {
  const { element, leave, enter: enterAgain } = enter({ opener: null })
  element.innerHTML = '<div data-foyer-part="overlay"></div>'
  const overlay = element.querySelector<HTMLElement>('div')!
  leave(overlay)
  overlay.remove()
  enterAgain({ opener: null })
  await Promise.resolve()
  expect(element.querySelector('[data-foyer-ghost]')).toBeNull()
  expect(element.isConnected).toBe(true)
  expect(element.style.pointerEvents).toBe('auto')
})

test('an overlay that only seemed to leave, as under StrictMode, leaves no picture', async () => {
  const { element, leave } = enter({ opener: null })
  element.innerHTML = '<div data-foyer-part="overlay"></div>'
  leave(element.querySelector<HTMLElement>('div')!)
  await Promise.resolve()
  expect(element.children).toHaveLength(1)
  expect(element.isConnected).toBe(true)
})
