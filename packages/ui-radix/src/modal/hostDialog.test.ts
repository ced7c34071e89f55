// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { findHostDialog, shieldFromHost } from './hostDialog.ts'

afterEach(() => document.body.replaceChildren())

const findIn = (html: string): HTMLElement | null => {
  document.body.innerHTML = html
  return findHostDialog(document.querySelector('#opener'))
}

test.each([
  ['<button id="opener"></button>', undefined],
  ['<div id="host" role="dialog"><button id="opener"></button></div>', 'host'],
  ['<div id="host" role="alertdialog"><p><button id="opener"></button></p></div>', 'host'],
  ['<dialog id="host" open><button id="opener"></button></dialog>', 'host'],
  ['<dialog open><div id="host" role="dialog"><button id="opener"></button></div></dialog>', 'host'],
  ['<div role="dialog"></div><button id="opener"></button>', undefined],
])('the host dialog of the opener in %s is %s', (html, host) => {
  expect(findIn(html)?.id).toBe(host)
})

test('a modal that no element opened has no host dialog', () => {
  expect(findHostDialog(null)).toBeNull()
})

test('an opener in a shadow root has the dialog around the shadow host', () => {
  document.body.innerHTML = '<div id="host" role="dialog"><p></p></div>'
  const button = document.createElement('button')
  document.querySelector('p')!.attachShadow({ mode: 'open' }).append(button)
  expect(findHostDialog(button)?.id).toBe('host')
})

function shielded() {
  document.body.innerHTML = '<div role="dialog"><div id="layer"><button></button></div></div><input>'
  const onEscape = vi.fn()
  const stop = shieldFromHost(document.querySelector<HTMLElement>('#layer')!, onEscape)
  const fire = (selector: string, event: Event) => document.querySelector(selector)!.dispatchEvent(event)
  return { stop, fire, onEscape }
}

/** Whether an event reaches the document, where the host's library listens. */
function reachesDocument(fire: () => void, type: string): boolean {
  const onDocument = vi.fn()
  document.addEventListener(type, onDocument)
  fire()
  document.removeEventListener(type, onDocument)
  return onDocument.mock.calls.length > 0
}

test.each(['pointerdown', 'focusin', 'focusout'])('%s in the modal does not reach the host', (type) => {
  const { fire, stop } = shielded()
  const event = () => new Event(type, { bubbles: true })
  expect(reachesDocument(() => fire('button', event()), type)).toBe(false)
  expect(reachesDocument(() => fire('input', event()), type)).toBe(true)
  stop()
  expect(reachesDocument(() => fire('button', event()), type)).toBe(true)
})

const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true })
const escape = () => key('Escape')

test('Escape in the modal is reported and does not reach the host; outside it does', () => {
  const { fire, stop, onEscape } = shielded()
  expect(reachesDocument(() => fire('button', escape()), 'keydown')).toBe(false)
  expect(onEscape).toHaveBeenCalledTimes(1)
  expect(reachesDocument(() => fire('input', escape()), 'keydown')).toBe(true)
  expect(onEscape).toHaveBeenCalledTimes(1)
  stop()
  expect(reachesDocument(() => fire('button', escape()), 'keydown')).toBe(true)
  expect(onEscape).toHaveBeenCalledTimes(1)
})

test('Escape without a focused element is for the modal; other keys reach the host', () => {
  const { fire, stop, onEscape } = shielded()
  expect(reachesDocument(() => fire('body', escape()), 'keydown')).toBe(false)
  expect(onEscape).toHaveBeenCalledTimes(1)
  expect(reachesDocument(() => fire('button', key('a')), 'keydown')).toBe(true)
  expect(onEscape).toHaveBeenCalledTimes(1)
  stop()
})
