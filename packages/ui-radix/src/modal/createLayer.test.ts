import { afterEach, expect, test, vi } from 'vitest'
import { createLayer } from './createLayer.ts'

afterEach(() => document.body.replaceChildren())

const put = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.querySelector<HTMLElement>('#opener')!
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
  const { element, remove } = createLayer(put(html))
  expect(element.parentElement).toBe(document.querySelector(host))
  remove()
  expect(element.isConnected).toBe(false)
})

test('the host’s container comes before everything', () => {
  const opener = put('<div role="dialog"><button id="opener"></button></div><div id="own"></div>')
  const { element } = createLayer(opener, document.querySelector<HTMLElement>('#own'))
  expect(element.parentElement?.id).toBe('own')
})

test.each(['pointerdown', 'focusin', 'focusout'])(
  'inside a host’s dialog its %s is not taken for one outside of it',
  (type) => {
    const onDocument = vi.fn()
    document.addEventListener(type, onDocument)
    const { element } = createLayer(put('<div role="dialog"><button id="opener"></button></div>'))
    element.dispatchEvent(new Event(type, { bubbles: true }))
    document.removeEventListener(type, onDocument)
    expect(onDocument).not.toHaveBeenCalled()
  },
)

test('non-modal, it lets the pointer through', () => {
  expect(createLayer(null).element.style.pointerEvents).toBe('auto')
  expect(createLayer(null, null, { isModal: false }).element.style.pointerEvents).toBe('none')
})
