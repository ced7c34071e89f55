import '../theme/styles.css'
import type { Config } from '@foyer/headless'
import { getModal, getModalRouter, watchEvents, watchModalRouter } from '@foyer/headless/actions'
import type { TestConnector } from '@foyer/headless/testing'
import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { StoryProbe, type StoryConfigOptions } from '../test/storyConfig.tsx'

vi.setConfig({ testTimeout: 120_000 })
// Real input events: React handles them outside of `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)

declare module 'vitest' {
  interface ProvidedContext {
    isDeep: boolean
  }
}

type Stories = Readonly<Record<string, ComponentType>>
const files = import.meta.glob<Stories>('../views/*/*.stories.tsx')
/** Routes whose buttons open other views; `test:deep` tests all routes. */
const leading = [
  'Account',
  'Connect',
  'ConnectingMultiChain',
  'Networks',
  'OnRampProviders',
  'Pay',
  'SIWXSignMessage',
  'SwapPreview',
  'WalletSend',
  'WalletSendPreview',
]
/** Stories that open one view and end at another. */
const ends: Readonly<Record<string, string>> = { SwitchNetwork: 'Networks' }
const all = new Set(Object.keys(files).map((file) => file.split('/')[2] ?? ''))
const routes = inject('isDeep') ? [...all] : leading

const panel = (): HTMLElement | null =>
  document.querySelector('[data-foyer-modal]:not([data-foyer-leaving] *):not([data-foyer-leaving])')
const buttons = (): readonly HTMLButtonElement[] =>
  [...(panel()?.querySelectorAll('button') ?? [])].filter(
    (button) =>
      !button.disabled &&
      button.ariaDisabled !== 'true' &&
      !button.closest('[data-foyer-leaving], [aria-busy=true], [inert]') &&
      button.checkVisibility(),
  )
const nameOf = (button: HTMLElement): string =>
  (button.getAttribute('aria-label') ?? button.textContent).slice(0, 40)
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

let root: Root | undefined
afterEach(async () => {
  root?.unmount()
  root = undefined
  await vi.waitUntil(() => panel() === null)
  document.body.replaceChildren()
})

/** Opens a story above a button that fills the page and counts its presses. */
async function openStory(route: string) {
  const module = await files[`../views/${route}/${route}.stories.tsx`]?.()
  const [Story] = Object.entries(module ?? {}).flatMap(([name, story]) => (name === 'default' ? [] : [story]))
  if (!Story) throw new Error(`${route} has no story`)
  let config: Config | undefined
  let options: StoryConfigOptions = {}
  const pressed = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  const below = document.body.appendChild(document.createElement('button'))
  Object.assign(below.style, { position: 'fixed', inset: '0' })
  below.addEventListener('click', pressed)
  root = createRoot(container)
  root.render(
    <StoryProbe
      value={(made, given) => {
        config = made
        options = given
      }}
    >
      <Story />
    </StoryProbe>,
  )
  await vi.waitFor(() => {
    expect(panel()?.dataset['view']).toBe(ends[route] ?? route)
    expect(panel()?.querySelector('[data-foyer-part=view]')?.textContent).toBeTruthy()
  })
  await vi.waitFor(async () => {
    const before = buttons().map(nameOf).join()
    for (let count = 0; count < 3; count++) await frame()
    expect(buttons().map(nameOf).join()).toBe(before)
    expect(panel()?.getAnimations({ subtree: false })).toEqual([])
  })
  if (!config) throw new Error(`${route} has no config`)
  return { config, pressed, wallets: (options.wallets ?? []) as readonly Partial<TestConnector>[] }
}

type OpenStory = Awaited<ReturnType<typeof openStory>>

async function close(): Promise<void> {
  root?.unmount()
  await vi.waitFor(() => expect(panel()).toBeNull())
  document.body.replaceChildren()
}

/** Whether an event reports a request or a connection, not a view. */
const isRequest = (event: string): boolean =>
  /^(?:CONNECT_SUCCESS|SWITCH_NETWORK|.*_INITIATED|INITIATE_.*|.*_SUCCESS)$/.test(event)

/** Delay of a click: a visitor is slower than a controlled browser. */
const HAND_MS = 40

/** Clicks or double-clicks a button of an open story, and returns the outcome; `undefined` if the button is gone. */
async function outcomeOf({ config, pressed, wallets }: OpenStory, name: string, isDouble: boolean) {
  const button = buttons().find((each) => nameOf(each) === name)
  if (!button) return undefined
  const views = [getModalRouter(config).history.join()]
  const requests: string[] = []
  const stop = [
    watchModalRouter(config, { onChange: ({ history }) => void views.push(history.join()) }),
    watchEvents(config, { onEvent: ({ event }) => void (isRequest(event) && requests.push(event)) }),
  ]
  const asked = (): number =>
    wallets.reduce((sum, { calls }) => sum + (calls?.connect ?? 0) + (calls?.switchNetwork ?? 0), 0)
  const before = asked()
  const press = isDouble ? userEvent.dblClick : userEvent.click
  await press(button, { delay: HAND_MS, timeout: 20_000 })
  await vi.dynamicImportSettled()
  for (let count = 0; count < 3; count++) await frame()
  for (const each of stop) each()
  const { isOpen } = getModal(config)
  return {
    isOpen,
    views: [...new Set(views)],
    requests,
    prompts: asked() - before,
    below: pressed.mock.calls.length,
  }
}

type Outcome = NonNullable<Awaited<ReturnType<typeof outcomeOf>>>

/** Whether at most one view, one request of each kind and one prompt followed, and no press reached the page. */
const isOne = ({ views, requests, prompts, below }: Outcome): boolean =>
  views.length <= 2 && new Set(requests).size === requests.length && prompts <= 1 && below === 0

test.each(routes)('a double click on each button of %s has the outcome of one click', async (route) => {
  let story = await openStory(route)
  const names = [...new Set(buttons().map(nameOf))]
  for (const [index, name] of names.entries()) {
    if (index > 0) {
      await close()
      story = await openStory(route)
    }
    const double = await outcomeOf(story, name, true)
    if (!double || isOne(double)) continue
    await close()
    story = await openStory(route)
    expect({ name, ...double }).toEqual({ name, ...(await outcomeOf(story, name, false)) })
  }
})

test('the second tap of a double tap is ignored, also in Safari, which counts it as a first one', async () => {
  const { pressed } = await openStory('Networks')
  const below = document.querySelector('body > button') ?? expect.unreachable()
  const tap = (target: Element, clientX: number): void => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    const at = { bubbles: true, cancelable: true, detail: 1, clientX, clientY: 40 }
    target.dispatchEvent(new MouseEvent('click', at))
  }
  tap(buttons().find((button) => nameOf(button) === 'Close') ?? expect.unreachable(), 300)
  tap(below, 310)
  expect(pressed).not.toHaveBeenCalled()
  tap(below, 100)
  expect(pressed).toHaveBeenCalledOnce()
})
