import { openModal } from '@foyer/headless/actions'
import { act, cleanup, waitFor } from '@testing-library/react'
import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import reset from '../test/hosts/reset.css?inline'
import tailwind4 from '../test/hosts/tailwind4.css?inline'
import { renderModal, type RenderModalOptions } from '../test/renderModal.tsx'
import layered from './styles.css?inline'
import unlayered from './styles.unlayered.css?inline'

declare module 'vitest/browser' {
  interface BrowserCommands {
    tailwind3: (classes: string) => Promise<string>
  }
}

const utilities = 'rounded-none bg-foyer-accent-soft tracking-widest p-4'
const hosts: Record<string, string> = {
  'a hostile reset': reset,
  'Tailwind 4': tailwind4,
  Bootstrap: bootstrap,
}
beforeAll(async () => {
  hosts['Tailwind 3'] = await commands.tailwind3(utilities)
})

let sheets: HTMLStyleElement[] = []
const load = (css: string): void => {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  sheets.push(sheet)
}
afterEach(() => {
  cleanup()
  for (const sheet of sheets) sheet.remove()
  sheets = []
})

/** All computed properties of an element, except those that match `except`. */
const looksOf = (element: Element, except: RegExp): Record<string, string> => {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    [...style]
      .filter((name) => !except.test(name))
      .map((name) => [name, style.getPropertyValue(name)] as const),
  )
}

/** A page with the button and the modal, in a view with rows and a search field. */
async function openNetworks(shell?: RenderModalOptions['shell']): Promise<void> {
  const config = await renderModal({ shell, children: <ConnectButton /> })
  act(() => openModal(config, { view: 'Networks' }))
  await waitFor(() => expect(document.querySelector('[data-foyer-part="row"]')).not.toBeNull())
  // Time-based animations only: the fade at the edge of a list follows its scroll position and never ends.
  const isMoving = ({ timeline, playState }: Animation) =>
    timeline === document.timeline && playState === 'running'
  await waitFor(() => expect(document.getAnimations().filter(isMoving)).toEqual([]))
}

// Custom properties of the host (`--tw-*`, `--bs-*`), origins that follow from the size of the window, and three
// properties without effect here: parts contain no tabs, images are blocks, and nothing with an outline has the focus.
const notOurs = /^--(?!foyer)|^(perspective|transform)-origin$|^tab-size$|^vertical-align$|^outline-offset$/

/** The computed styles of all parts, in document order. */
const partsOf = (): { part: string; looks: Record<string, string> }[] =>
  [...document.querySelectorAll('[data-foyer-part]:not(svg *)')].map((element) => ({
    part: element.getAttribute('data-foyer-part')!,
    looks: looksOf(element, notOurs),
  }))

const differences = (ours: ReturnType<typeof partsOf>, onHost: ReturnType<typeof partsOf>): string[] =>
  ours.flatMap(({ part, looks }, index) =>
    Object.entries(looks)
      .filter(([name, value]) => onHost[index]?.looks[name] !== value)
      .map(([name, value]) => `${part} ${name}: ${value} became ${onHost[index]?.looks[name]}`),
  )

describe.each([
  ['a hostile reset', 'styles.unlayered.css', unlayered],
  ['Tailwind 3', 'styles.unlayered.css', unlayered],
  ['Bootstrap', 'styles.unlayered.css', unlayered],
  ['Tailwind 4', 'styles.css', layered],
  ['Tailwind 4', 'styles.unlayered.css', unlayered],
])('a page with %s and %s', (host, _, styles) => {
  test('parts have the computed styles that they have in an empty page', async () => {
    load(styles)
    await openNetworks()
    const ours = partsOf()
    expect(ours.map(({ part }) => part)).toEqual(
      expect.arrayContaining([
        'overlay',
        'panel',
        'title',
        'row',
        'row-name',
        'field',
        'field-input',
        'button',
        'icon-button',
      ]),
    )
    cleanup()
    load(hosts[host]!)
    await openNetworks()
    const onHost = partsOf()
    expect(onHost.map(({ part }) => part)).toEqual(ours.map(({ part }) => part))
    expect(differences(ours, onHost)).toEqual([])
  })

  test('elements of the page keep their computed styles when Foyer’s stylesheet is loaded', async () => {
    load(hosts[host]!)
    const main = document.createElement('main')
    main.innerHTML =
      '<h1>Title</h1><p class="row">A <a href="#top">link</a></p><button class="btn p-4">Press</button><input><ul><li>One</li></ul><svg></svg>'
    document.body.append(main)
    const look = () => [main, ...main.querySelectorAll('*')].map((element) => looksOf(element, /^--foyer-/))
    const before = look()
    load(styles)
    expect(look()).toEqual(before)
    main.remove()
  })
})

describe.each([
  ['Tailwind 3', unlayered],
  ['Tailwind 4', layered],
])('utilities of %s', (host, styles) => {
  test('restyle parts through classNames', async () => {
    load(styles)
    load(hosts[host]!)
    await openNetworks({
      classNames: { panel: 'rounded-none bg-foyer-accent-soft', title: 'tracking-widest', row: 'p-4' },
    })
    const styleOf = (part: string) => getComputedStyle(document.querySelector(`[data-foyer-part="${part}"]`)!)
    expect(styleOf('panel').borderRadius).toBe('0px')
    expect(styleOf('panel').backgroundColor).toBe('rgb(236, 235, 252)')
    expect(styleOf('row').padding).toBe('16px')
    expect(Number.parseFloat(styleOf('title').letterSpacing)).toBeGreaterThan(0)
  })
})
