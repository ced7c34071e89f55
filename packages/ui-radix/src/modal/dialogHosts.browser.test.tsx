import '../theme/styles.css'
import { FoyerProvider } from '@foyer/headless'
import { getModal, openModal } from '@foyer/headless/actions'
import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allViews } from '../test/allViews.ts'
import { createStoryConfig, type StoryConfigOptions } from '../test/storyConfig.tsx'
import css from '../theme/styles.css?inline'
import { activeElement } from './focus.ts'
import { ModalShell, type ModalShellProps } from './ModalShell.tsx'

vi.setConfig({ testTimeout: 60_000 })
// Real input events: React handles them outside of `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)

let root: Root | undefined
afterEach(async () => {
  root?.unmount()
  await vi.waitUntil(() => panel() === null)
  document.body.replaceChildren()
})

let scope: Document | ShadowRoot = document
const find = <element extends HTMLElement>(selector: string): element =>
  scope.querySelector<element>(selector)!
const panel = (): HTMLElement | null =>
  scope.querySelector<HTMLElement>('[data-foyer-modal]:not([data-foyer-leaving] *)')
const isFocusInPanel = (): boolean => panel()?.contains(activeElement()) === true

type PageOptions = {
  readonly shell?: Partial<ModalShellProps>
  readonly into?: HTMLElement
  /** The page around the button that opens the modal. */
  readonly around?: (opener: ReactNode) => ReactNode
  readonly options?: StoryConfigOptions
}

async function openPage({ shell, into, around = (opener) => opener, options }: PageOptions = {}) {
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false, ...options })
  const container = into ?? document.body.appendChild(document.createElement('div'))
  const opener = (
    <button type="button" id="opener" onClick={() => openModal(config)}>
      Open
    </button>
  )
  root = createRoot(container)
  root.render(
    <StrictMode>
      <FoyerProvider config={config}>
        <main>{around(opener)}</main>
        <ModalShell views={allViews} {...shell} />
      </FoyerProvider>
    </StrictMode>,
  )
  await vi.waitFor(() => expect(find('main')).not.toBeNull())
  return config
}

async function openFrom(opener: HTMLElement): Promise<void> {
  await userEvent.click(opener)
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  await vi.waitFor(() => expect(panel()?.textContent).toContain('Marigold'))
  await vi.waitFor(() => expect(panel()?.getAnimations()).toEqual([]))
}

/** Presses Tab and Shift+Tab more often than the panel has stops. */
async function tabAround(): Promise<void> {
  for (const keys of ['{Tab}'.repeat(12), '{Shift>}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{/Shift}']) {
    for (const key of keys.match(/\{Shift>\}.*|\{Tab\}/g) ?? []) {
      await userEvent.keyboard(key)
      expect(isFocusInPanel()).toBe(true)
    }
  }
}

const pressAt = (x: number, y: number) =>
  userEvent.click(document.documentElement, { position: { x, y }, force: true })

const Radix = ({ children }: { readonly children: ReactNode }) => (
  <RadixDialog.Root defaultOpen>
    <RadixDialog.Portal>
      <RadixDialog.Content id="host" aria-describedby={undefined}>
        <RadixDialog.Title>Checkout</RadixDialog.Title>
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  </RadixDialog.Root>
)

const animated = { animation: 'foyer-fade-in 50ms', position: 'fixed', zIndex: 50 } as const

/** As shadcn/ui writes it: an overlay beside a centred, transformed content, both animated. */
const Shadcn = ({ children }: { readonly children: ReactNode }) => (
  <RadixDialog.Root defaultOpen>
    <RadixDialog.Portal>
      <RadixDialog.Overlay style={{ ...animated, inset: 0, background: 'rgb(0 0 0 / 0.5)' }} />
      <RadixDialog.Content
        id="host"
        aria-describedby={undefined}
        style={{
          ...animated,
          insetBlockStart: '50%',
          insetInlineStart: '50%',
          transform: 'translate(-50%, -50%)',
        }}
      >
        <RadixDialog.Title>Checkout</RadixDialog.Title>
        {children}
        <RadixDialog.Close>Close checkout</RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  </RadixDialog.Root>
)

function Native({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" id="show" onClick={() => dialog.current?.showModal()}>
        Show
      </button>
      <dialog id="host" ref={dialog} aria-label="Checkout">
        {children}
      </dialog>
    </>
  )
}

/** Closes after a click on an item, like the menu of a narrow page. */
function Menu({ children, delay }: { readonly children: ReactNode; readonly delay?: number | undefined }) {
  const [isOpen, setOpen] = useState(true)
  const close = (): void => {
    if (delay === undefined) setOpen(false)
    else setTimeout(() => setOpen(false), delay)
  }
  return (
    <RadixDialog.Root open={isOpen}>
      <RadixDialog.Portal>
        <RadixDialog.Content id="host" aria-describedby={undefined} onClick={close}>
          <RadixDialog.Title>Menu</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const LateMenu = ({ children }: { readonly children: ReactNode }) => <Menu delay={300}>{children}</Menu>

/** Blocks the body with a style, like a library of its own. */
function NativeMenu({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const menu = dialog.current
    menu?.showModal()
    document.body.style.pointerEvents = 'none'
    menu?.addEventListener('click', () => {
      setTimeout(() => {
        menu.close()
        document.body.style.pointerEvents = ''
      }, 300)
    })
  }, [])
  return (
    <dialog id="host" ref={dialog} style={{ pointerEvents: 'auto' }}>
      {children}
    </dialog>
  )
}

test('a double click on the opener leaves the modal open', async () => {
  const config = await openPage()
  await userEvent.dblClick(find('#opener'))
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  expect(getModal(config).isOpen).toBe(true)
})

test.each([
  ['a Radix dialog', Radix],
  ['a shadcn dialog', Shadcn],
  ['a native dialog', Native],
])('opened from %s, the modal is usable, closes alone, and returns the focus', async (_name, Host) => {
  await openPage({
    around: (opener) => (
      <Host>
        <input id="note" aria-label="Note" />
        {opener}
      </Host>
    ),
  })
  if (Host === Native) await userEvent.click(find('#show'))
  const host = (): HTMLElement => find('#host')
  await vi.waitFor(() => expect(host()?.checkVisibility()).toBe(true))
  await openFrom(find('#opener'))
  expect(panel()?.closest('[aria-hidden="true"], [inert]')).toBeNull()
  const { left, width } = panel()!.getBoundingClientRect()
  expect(left + width / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0)

  await userEvent.click(page.getByRole('button', { name: 'What is a wallet?' }))
  await vi.waitFor(() => expect(panel()?.dataset['view']).toBe('WhatIsAWallet'))
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await vi.waitFor(() => expect(panel()?.dataset['view']).toBe('Connect'))
  // The focus follows the view in an effect.
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  await tabAround()

  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(panel()).toBeNull())
  await vi.waitFor(() => expect(activeElement()).toBe(find('#opener')))
  expect(host().checkVisibility()).toBe(true)

  await openFrom(find('#opener'))
  await pressAt(3, 3)
  await vi.waitFor(() => expect(panel()).toBeNull())
  expect(host().checkVisibility()).toBe(true)
  await userEvent.fill(find('#note'), 'still here')
  expect(find<HTMLInputElement>('#note').value).toBe('still here')
})

test('in a shadow root, the modal is usable, keeps the focus inside, and returns it to the opener', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const after = document.body.appendChild(document.createElement('button'))
  after.textContent = 'After'
  const shadow = host.attachShadow({ mode: 'open' })
  const style = shadow.appendChild(document.createElement('style'))
  style.textContent = css
  const into = shadow.appendChild(document.createElement('div'))
  const container = shadow.appendChild(document.createElement('div'))
  scope = shadow
  try {
    await openPage({ into, shell: { container } })
    await openFrom(find('#opener'))
    expect(panel()?.getAttribute('aria-modal')).toBe('true')
    await userEvent.click(find('[aria-label="What is a wallet?"]'))
    await vi.waitFor(() => expect(panel()?.dataset['view']).toBe('WhatIsAWallet'))
    await tabAround()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(panel()).toBeNull())
    await vi.waitFor(() => expect(activeElement()).toBe(find('#opener')))
    await openFrom(find('#opener'))
    await pressAt(3, 3)
    await vi.waitFor(() => expect(panel()).toBeNull())
  } finally {
    root?.unmount()
    scope = document
  }
})

test('while the terms are not accepted, Tab moves between the ends of the dialog, and inert controls are no end', async () => {
  await openPage({
    options: { features: { legalCheckbox: true }, termsConditionsUrl: 'https://app.example/terms' },
  })
  await openFrom(find('#opener'))
  const first = find('[aria-label="What is a wallet?"]')
  const last = find('a[href="https://app.example/terms"]')
  expect(find('[data-foyer-part=row]').matches('[inert] *')).toBe(true)
  last.focus()
  await userEvent.keyboard('{Tab}')
  expect(activeElement()).toBe(first)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(activeElement()).toBe(last)
  await userEvent.click(find('input[type=checkbox]'))
  last.focus()
  await userEvent.keyboard('{Tab}')
  expect(activeElement()?.matches('[data-foyer-part=row]')).toBe(true)
})

test('Shift+Tab moves from the title to the last control, also without a control before the title', async () => {
  const config = await openPage()
  openModal(config, { view: 'WhatIsAWallet' })
  await vi.waitFor(() => expect(activeElement()?.matches('[data-foyer-part=title]')).toBe(true))
  await vi.waitFor(() => expect(panel()?.textContent).toContain('Get a wallet'))
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(activeElement()?.textContent).toBe('Get a wallet')
  await userEvent.keyboard('{Tab}')
  expect(activeElement()?.getAttribute('aria-label')).toBe('Close')
})

test('in a shadow root, Tab moves between the ends of the panel, and not to the controls beside the modal', async () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const into = shadow.appendChild(document.createElement('div'))
  const container = shadow.appendChild(document.createElement('div'))
  const after = shadow.appendChild(document.createElement('button'))
  const captcha = shadow.appendChild(document.createElement('button'))
  captcha.id = 'captcha'
  scope = shadow
  try {
    await openPage({ into, shell: { container, interactiveOutside: '#captcha' } })
    await openFrom(find('#opener'))
    await vi.dynamicImportSettled()
    // Takes no focus, so the control before it is the end of the panel.
    const disabled = panel()?.appendChild(document.createElement('button')) ?? expect.unreachable()
    disabled.disabled = true
    const first = find('[aria-label="What is a wallet?"]')
    first.focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(isFocusInPanel()).toBe(true)
    expect(activeElement()).not.toBe(first)
    expect(activeElement()?.matches('[data-foyer-part=title]')).toBe(false)
    await userEvent.keyboard('{Tab}')
    expect(activeElement()).toBe(first)
    after.focus()
    expect(isFocusInPanel()).toBe(true)
    captcha.focus()
    expect(activeElement()).toBe(captcha)
    panel()?.querySelector('h2')?.focus()
    await tabAround()
  } finally {
    root?.unmount()
    scope = document
  }
})

test('an inline modal is not a dialog, and the page stays usable', async () => {
  await openPage({ shell: { inline: true }, around: () => <input id="note" aria-label="Note" /> })
  await vi.waitFor(() => expect(panel()?.textContent).toContain('Marigold'))
  expect(document.querySelector('[role="dialog"], [aria-modal], [aria-hidden="true"]:is(main)')).toBeNull()
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.body.style.pointerEvents).toBe('')
  await userEvent.fill(find('#note'), 'free')
  expect(activeElement()).toBe(find('#note'))
})

/** Presses Tab until the element has the focus. Fails when it is not among the next 20 stops. */
async function tabTo(selector: string): Promise<void> {
  for (let count = 0; count < 20 && activeElement() !== find(selector); count++)
    await userEvent.keyboard('{Tab}')
  expect(activeElement()).toBe(find(selector))
}

/** Adds a fixed box above everything to the end of the body, like captchas and wallets do. */
function addOverlay(): HTMLElement {
  const overlay = document.createElement('div')
  Object.assign(overlay.style, { position: 'fixed', inset: '40px auto auto 40px', zIndex: '2147483647' })
  overlay.innerHTML = '<input id="captcha"><button id="solve">Solve</button>'
  document.body.append(overlay)
  return overlay
}

test('an overlay that another script adds while the modal is open receives pointer, focus and keys', async () => {
  const config = await openPage()
  await openFrom(find('#opener'))
  const overlay = addOverlay()
  const onSolve = vi.fn()
  find('#solve').addEventListener('click', onSolve)
  await userEvent.click(find('#captcha'))
  expect(activeElement()).toBe(find('#captcha'))
  await userEvent.keyboard('abc')
  expect(find<HTMLInputElement>('#captcha').value).toBe('abc')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(find('#solve'))
  expect(onSolve).toHaveBeenCalledTimes(1)
  find('#captcha').focus()
  expect(activeElement()).toBe(find('#captcha'))
  expect(overlay.closest('[aria-hidden="true"], [inert]')).toBeNull()
  expect(getModal(config).isOpen).toBe(true)

  panel()!.querySelector('h2')!.focus()
  await tabTo('#captcha')
  await tabTo('[data-foyer-modal] button')

  overlay.remove()
  await userEvent.click(panel()!.querySelector('h2')!)
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(panel()).toBeNull())
  await vi.waitFor(() => expect(activeElement()).toBe(find('#opener')))
})

test('elements that match `interactiveOutside` receive pointer and focus, the rest of the page does not', async () => {
  const config = await openPage({
    shell: { interactiveOutside: '.captcha' },
    around: (opener) => (
      <>
        <div className="captcha" style={{ position: 'fixed', inset: '4px auto auto 4px', zIndex: 1000 }}>
          <input id="captcha" aria-label="Captcha" />
        </div>
        <p style={{ marginBlockStart: 60 }}>{opener}</p>
      </>
    ),
  })
  await openFrom(find('#opener'))
  await userEvent.click(find('#captcha'))
  await userEvent.keyboard('abc')
  expect(find<HTMLInputElement>('#captcha').value).toBe('abc')
  expect(find('#captcha').closest('[aria-hidden="true"], [inert]')).toBeNull()
  expect(find('#opener').closest('[aria-hidden="true"]')).not.toBeNull()
  expect(getModal(config).isOpen).toBe(true)
  find('#opener').focus()
  expect(isFocusInPanel()).toBe(true)
  await tabTo('#captcha')
  await tabTo('[data-foyer-modal] button')
})

test('Tab leaves a non-modal modal for the page, where Escape and presses do not close the modal', async () => {
  const config = await openPage({
    shell: { modal: false },
    around: (opener) => (
      <p style={{ position: 'fixed', inset: '4px auto auto 4px' }}>
        {opener}
        <input id="note" aria-label="Note" />
      </p>
    ),
  })
  await openFrom(find('#opener'))
  await tabTo('#note')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(find('#note'))
  await userEvent.keyboard('abc')
  expect(find<HTMLInputElement>('#note').value).toBe('abc')
  expect(getModal(config).isOpen).toBe(true)
})

test('the page cannot be scrolled, read or focused while the modal is open, and is restored after', async () => {
  await openPage({
    around: (opener) => (
      <>
        {opener}
        <p style={{ blockSize: 4000 }}>text</p>
      </>
    ),
  })
  const main = find('main')
  await openFrom(find('#opener'))
  expect(main.closest('[aria-hidden="true"]')).not.toBeNull()
  await tabAround()
  find('#opener').focus()
  expect(isFocusInPanel()).toBe(true)
  await userEvent.keyboard('{PageDown}')
  expect(window.scrollY).toBe(0)
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')

  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(panel()).toBeNull())
  await vi.waitFor(() => expect(activeElement()).toBe(find('#opener')))
  expect(main.closest('[aria-hidden="true"]')).toBeNull()
  expect(document.body.style.pointerEvents).toBe('')
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  await userEvent.keyboard('{PageDown}')
  await vi.waitUntil(() => window.scrollY > 0)
  expect(document.querySelector('[data-radix-focus-guard]')).toBeNull()
})

test.each([
  ['a Radix dialog', Menu],
  ['a Radix dialog with a delay', LateMenu],
  ['a native dialog with a delay', NativeMenu],
])('the modal stays usable when the click that opens it closes the menu around it: %s', async (_, Host) => {
  const config = await openPage({ around: (opener) => <Host>{opener}</Host> })
  await vi.waitFor(() => expect(find('#opener')).not.toBeNull())
  await userEvent.click(find('#opener'))
  await vi.waitFor(() => expect(find('#host')?.checkVisibility() ?? false).toBe(false))
  await vi.waitFor(() => expect(panel()?.checkVisibility()).toBe(true))
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  await page.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(panel()).toBeNull())
  expect(getModal(config).isOpen).toBe(false)
  await vi.waitFor(() => expect(document.body.style.pointerEvents).toBe(''))
  expect(find('main').closest('[aria-hidden="true"], [inert]')).toBeNull()
  // The opener is gone, or hidden with the menu.
  await vi.waitFor(() => expect(activeElement()).toBe(find('main')))
})

/** An open menu as of a library with a focus trap of its own, such as another version of Radix: closes late after a click. */
function TrappingMenu({ children }: { readonly children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(true)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const items = menu.current
    if (!items) return
    const pullBack = ({ target, relatedTarget }: FocusEvent): void => {
      const isLeft = items.contains(target as Node) && relatedTarget && !items.contains(relatedTarget as Node)
      if (isLeft) items.querySelector('button')?.focus()
    }
    document.addEventListener('focusout', pullBack)
    items.addEventListener('click', () => setTimeout(() => setOpen(false), 100))
    return () => {
      document.removeEventListener('focusout', pullBack)
      setTimeout(() => find('#menu-button').focus())
    }
  }, [isOpen])
  return (
    <>
      <button type="button" id="menu-button" aria-haspopup="menu">
        Menu
      </button>
      {isOpen && (
        <div ref={menu} role="menu" tabIndex={-1} aria-labelledby="menu-button">
          {children}
        </div>
      )}
    </>
  )
}

test('opened from a menu that traps and restores the focus, the modal gets the focus, and returns it to the button of the menu', async () => {
  await openPage({ around: (opener) => <TrappingMenu>{opener}</TrappingMenu> })
  await vi.waitFor(() => expect(find('#opener')).not.toBeNull())
  await userEvent.click(find('#opener'))
  await vi.waitFor(() => expect(panel()?.checkVisibility()).toBe(true))
  await vi.waitFor(() => expect(find('#opener')).toBeNull())
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  await page.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(panel()).toBeNull())
  await vi.waitFor(() => expect(activeElement()).toBe(find('#menu-button')))
})

test('a dialog of the app that opens when the modal closes blocks the page, also after a menu around the modal has closed', async () => {
  let openNext = (): void => {}
  function Next(): ReactNode {
    const [isOpen, setOpen] = useState(false)
    useEffect(() => {
      openNext = () => setOpen(true)
    }, [])
    return (
      <RadixDialog.Root open={isOpen}>
        <RadixDialog.Portal>
          <RadixDialog.Content id="next" aria-describedby={undefined}>
            <RadixDialog.Title>Terms</RadixDialog.Title>
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </RadixDialog.Root>
    )
  }
  await openPage({
    around: (opener) => (
      <>
        <Menu>{opener}</Menu>
        <Next />
      </>
    ),
    shell: { onOpenChange: (isOpen) => isOpen || openNext() },
  })
  await vi.waitFor(() => expect(find('#opener')).not.toBeNull())
  await userEvent.click(find('#opener'))
  await vi.waitFor(() => expect(find('#host')).toBeNull())
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  await page.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(find('#next')).not.toBeNull())
  await vi.waitFor(() => expect(panel()).toBeNull())
  // The style is removed in a task after the closing.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.body.style.pointerEvents).toBe('none')
})

test('the modal stays usable when the app replaces it while it is open, as the modal of the next page', async () => {
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (path: string): void =>
    root?.render(
      <FoyerProvider config={config}>
        <main>
          <button type="button" id="opener" onClick={() => openModal(config)}>
            Open
          </button>
        </main>
        <ModalShell key={path} views={allViews} />
      </FoyerProvider>,
    )
  show('/')
  await vi.waitFor(() => expect(find('#opener')).not.toBeNull())
  await openFrom(find('#opener'))
  const first = panel()
  show('/account')
  await vi.waitFor(() => expect(panel()).not.toBe(first))
  await vi.waitFor(() => expect(panel()?.checkVisibility()).toBe(true))
  await vi.waitFor(() => expect(isFocusInPanel()).toBe(true))
  await page.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(panel()).toBeNull())
  expect(document.body.style.pointerEvents).toBe('')
})
