import { FoyerProvider, useModalRouter, useRouteData } from '@foyer/headless'
import {
  connect,
  closeModal,
  getModal,
  getModalRouter,
  getToast,
  goBack,
  openModal,
  pushView,
  requestClose,
  showToast,
} from '@foyer/headless/actions'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allViews } from '../test/allViews.ts'
import { render } from '../test/render.ts'
import { renderModal } from '../test/renderModal.tsx'
import { createStoryConfig, storyWallet } from '../test/storyConfig.tsx'
import { ModalShell } from './ModalShell.tsx'
import { useShell } from './ShellContext.ts'
import { lazyView } from './views.ts'

// The tests load the real views, which is slow on a busy machine.
let errors: unknown[][] = []
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words))
})
afterEach(() => void vi.restoreAllMocks())

const part = (name: string): HTMLElement | null =>
  document.querySelector(`[data-foyer-part="${name}"]:not([data-foyer-leaving])`)
const title = (): string | null | undefined => part('title')?.textContent

test('closed, the modal renders nothing; open, it is a dialog named by its title [S4.1]', async () => {
  const config = await renderModal()
  expect(document.querySelector('[data-foyer-modal]')).toBeNull()
  act(() => openModal(config))
  const dialog = await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(dialog.dataset).toMatchObject({ view: 'Connect', foyerModal: '' })
  expect(await within(dialog).findByRole('button', { name: /Marigold/ })).toBeTruthy()
  act(() => closeModal(config))
  await waitFor(() => expect(document.querySelector('[data-foyer-modal]')).toBeNull())
  expect(part('layer')).toBeNull()
  expect(errors).toEqual([])
})

test('onOpenChange reports an opening before the code of the modal has loaded', async () => {
  const onOpenChange = vi.fn()
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
  openModal(config)
  render(
    <FoyerProvider config={config}>
      <ModalShell views={allViews} onOpenChange={onOpenChange} />
    </FoyerProvider>,
  )
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  act(() => closeModal(config))
  expect(onOpenChange.mock.calls).toEqual([
    [true, { reason: 'opened' }],
    [false, { reason: 'closed' }],
  ])
})

test('onOpenChange reports openings and closings, not that a modal is closed at first', async () => {
  const onOpenChange = vi.fn()
  const config = await renderModal({ shell: { onOpenChange } })
  expect(onOpenChange).not.toHaveBeenCalled()
  act(() => openModal(config))
  act(() => closeModal(config))
  expect(onOpenChange.mock.calls).toEqual([
    [true, { reason: 'opened' }],
    [false, { reason: 'closed' }],
  ])
})

test('focus: title of the next view, on the way back its control, after closing the opener', async () => {
  const config = await renderModal({ children: <button type="button">Opener</button> })
  const opener = screen.getByText('Opener')
  opener.focus()
  act(() => openModal(config))
  const row = await screen.findByRole('button', { name: /Iris/ })
  await waitFor(() => expect(document.activeElement).toBe(part('title')))
  row.focus()
  act(() => pushView(config, 'WhatIsAWallet'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What is a wallet?'))
  act(() => goBack(config))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Iris/))
  act(() => closeModal(config))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a view that was rendered ahead is not animated as leaving when another view opens', async () => {
  const config = await renderModal()
  const copies = vi.spyOn(Element.prototype, 'cloneNode')
  const leaving = () => copies.mock.contexts.map((element) => (element as Element).textContent)
  act(() => openModal(config, { view: 'Networks' }))
  await screen.findByRole('searchbox')
  expect(leaving()).not.toContainEqual(expect.stringContaining('Marigold'))
  act(() => pushView(config, 'Connect'))
  act(() => pushView(config, 'WhatIsAWallet'))
  await waitFor(() => expect(leaving()).toContainEqual(expect.stringContaining('Marigold')))
})

test('a title that fades out keeps its badge, so that its text does not move', async () => {
  const config = await renderModal()
  act(() => openModal(config, { view: 'SmartSessionList' }))
  await waitFor(() => expect(title()).toBe('Smart sessions Beta'))
  const appended = vi.spyOn(Element.prototype, 'append')
  act(() => pushView(config, 'WhatIsAWallet'))
  await waitFor(() => expect(title()).toBe('What is a wallet?'))
  const titles = appended.mock.calls
    .flat()
    .filter((node) => node instanceof HTMLHeadingElement)
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['Smart sessions Beta'])
})

test('Escape empties a search field first, then closes the modal', async () => {
  const config = await renderModal()
  act(() => openModal(config, { view: 'Networks' }))
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  fireEvent.change(field, { target: { value: 'ba' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('')
  expect(getModal(config).isOpen).toBe(true)
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('Escape outside of a non-modal modal does not close it', async () => {
  const config = await renderModal({ shell: { modal: false }, children: <input aria-label="Mine" /> })
  act(() => openModal(config))
  await screen.findByRole('dialog')
  fireEvent.keyDown(screen.getByLabelText('Mine'), { key: 'Escape' })
  await act(async () => {})
  expect(getModal(config).isOpen).toBe(true)
})

test('Alt and the arrow back go back; in a field with text they do not', async () => {
  const config = await renderModal()
  act(() => openModal(config, { view: 'Connect' }))
  act(() => pushView(config, 'Networks'))
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  fireEvent.change(field, { target: { value: 'ba' } })
  fireEvent.keyDown(field, { key: 'ArrowLeft', altKey: true })
  expect(getModalRouter(config).view).toBe('Networks')
  fireEvent.keyDown(part('title')!, { key: 'ArrowLeft', altKey: true })
  expect(getModalRouter(config).view).toBe('Connect')
})

test('a press beside the panel closes the modal; a selection dragged out of the panel does not', async () => {
  const config = await renderModal()
  act(() => openModal(config))
  const dialog = await screen.findByRole('dialog')
  const overlay = part('overlay')!
  fireEvent.pointerDown(dialog)
  fireEvent.click(overlay)
  await act(async () => {})
  expect(getModal(config).isOpen).toBe(true)
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay)
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

/** Presses and clicks at a time; `detail` counts the clicks of a row. */
function clickAt(target: Element, timeStamp: number, detail: number): void {
  for (const type of ['pointerdown', 'click']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(target, event)
  }
}

test.each([
  ['a double click', [0, 120], 'GetWallet'],
  ['a triple click', [0, 100, 200], 'GetWallet'],
  ['three clicks in a second', [0, 330, 660], 'Connect'],
  ['a double click, and another click later', [0, 120, 500], 'Networks'],
] as const)('%s on Back: %j ms lead to %s', async (_, times, view) => {
  const config = await renderModal()
  act(() => openModal(config, { view: 'Connect' }))
  for (const route of ['Networks', 'GetWallet', 'WhatIsANetwork'] as const) act(() => pushView(config, route))
  const back = await screen.findByRole('button', { name: 'Back' })
  times.forEach((time, index) =>
    clickAt(index === 1 ? (back.firstElementChild ?? back) : back, time, index + 1),
  )
  expect(getModalRouter(config).view).toBe(view)
})

test('the second click of a double click is ignored on another control or another view', async () => {
  const config = await renderModal()
  const first = { bubbles: true, detail: 1 }
  const second = { bubbles: true, detail: 2 }
  const pageButton = document.body.appendChild(document.createElement('button'))
  pageButton.addEventListener('click', () => openModal(config, { view: 'Connect' }))
  act(() => void fireEvent.click(pageButton, first))
  await screen.findByRole('dialog')
  fireEvent.pointerDown(part('overlay')!)
  fireEvent.click(part('overlay')!, second)
  await act(async () => {})
  expect(getModal(config).isOpen).toBe(true)

  fireEvent.click(part('title')!, first)
  act(() => pushView(config, 'Networks'))
  const back = await screen.findByRole('button', { name: 'Back' })
  fireEvent.click(back, second)
  expect(getModalRouter(config).view).toBe('Networks')
  act(() => closeModal(config))
  act(() => openModal(config, { view: 'Connect' }))

  // The second click of a double click that closed the modal must not press the page.
  const pressed = vi.fn()
  pageButton.addEventListener('click', pressed)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), first)
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  fireEvent.click(pageButton, second)
  expect(pressed).not.toHaveBeenCalled()
  fireEvent.click(pageButton, first)
  expect(pressed).toHaveBeenCalledOnce()
  pageButton.remove()
})

test('a refused attempt to close is announced', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold', { chainId: '424242' })] })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  const dialog = await screen.findByRole('dialog')
  act(() => void requestClose(config))
  expect(dialog.hasAttribute('data-shaking')).toBe(true)
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose a network or disconnect first')
})

function MySwap() {
  const data = useRouteData('Swap')
  const { nonce } = useShell()
  return <p>{`own swap of ${data?.swap?.amount}, ${nonce}`}</p>
}

test('a host’s view replaces the view of a route, and reads route data and nonce from hooks', async () => {
  const config = await renderModal({ shell: { views: { ...allViews, Swap: MySwap }, nonce: 'abc' } })
  act(() => openModal(config, { view: 'Swap', data: { swap: { amount: '7' } } }))
  expect(await screen.findByText('own swap of 7, abc')).toBeTruthy()
})

test('a wrapper gets the view that it wraps, a slot its default content', async () => {
  const Wrap = ({ children }: { children?: ReactNode }) => <section aria-label="wrapped">{children}</section>
  const Row = ({ name, children }: { name: string; children?: ReactNode }) => (
    <div data-testid={name}>{children}</div>
  )
  const config = await renderModal({ shell: { wrap: { Connect: Wrap }, slots: { walletRow: Row } } })
  act(() => openModal(config))
  const wrapped = await screen.findByRole('region', { name: 'wrapped' })
  const slot = within(wrapped).getByTestId('Lake')
  expect(within(slot).getByRole('button', { name: /Lake/ })).toBeTruthy()
})

test('the host sets class names by DOM part, texts by key, and the direction', async () => {
  const config = await renderModal({
    shell: { classNames: { title: 'mine' }, messages: { 'connect.title': 'Log in' }, dir: 'rtl' },
  })
  act(() => openModal(config))
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(part('title')?.className).toBe('mine')
  expect(part('layer')).toMatchObject({ dir: 'rtl', lang: 'en' })
})

test('the header uses the data of the view', async () => {
  const config = await renderModal()
  act(() => openModal(config))
  expect(title()).toBe('Connect wallet')
  act(() => openModal(config, { view: 'Connect', data: { addWalletForNamespace: 'eip155' } }))
  expect(title()).toBe('Add wallet')
})

test('a modal without the other views has no control that leads to them', async () => {
  const { Connect, Account, Networks } = allViews
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ wallets: [wallet], shell: { views: { Connect, Account } } })
  act(() => openModal(config))
  await screen.findByRole('button', { name: /^Marigold/ })
  expect(screen.queryByRole('button', { name: 'What is a wallet?' })).toBeNull()
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'Account' }))
  await screen.findByRole('img', { name: 'Network: Ethereum' })
  expect(screen.queryByRole('button', { name: /^Network/ })).toBeNull()
  cleanup()

  const other = await renderModal({ wallets: [], shell: { views: { Connect, Networks } } })
  act(() => openModal(other))
  await screen.findByText('No wallet found')
  expect(screen.queryByRole('button', { name: 'What is a wallet?' })).toBeNull()
  act(() => pushView(other, 'Networks'))
  await screen.findByText(/^Some networks may not be available/)
  expect(screen.queryByRole('button', { name: 'What is a network?' })).toBeNull()
})

test('a missing view shows a notice with a way back, and logs an error for the developer', async () => {
  const config = await renderModal({ shell: { views: {} } })
  act(() => openModal(config, { view: 'Pay' }))
  expect(await screen.findByText('The app does not include it.')).toBeTruthy()
  // The title does not contain the name of the route, which is for developers.
  expect(title()).toBe('This screen isn’t available')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(errors.map(([text]) => text)).toContain('Foyer: no view is registered for the route "Pay"')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(getModal(config).isOpen).toBe(false)
})

test('a view that fails to load can be retried; after the second failure the page can be reloaded', async () => {
  let tries = 0
  const Pay = lazyView(
    async () => {
      tries++
      // Each load is retried once automatically.
      if (tries < 5) throw new Error('gone')
      return { default: () => <p>paid</p> }
    },
    { title: ['pay.title', 'Pay'] },
  )
  const config = await renderModal({ shell: { views: { Pay } } })
  act(() => openModal(config, { view: 'Pay' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('paid')).toBeTruthy()
})

test('a view that throws breaks neither the modal nor the page, and can be retried', async () => {
  let isBroken = true
  const Pay = () => {
    if (isBroken) throw new Error('broken view')
    return <p>paid</p>
  }
  const config = await renderModal({ shell: { views: { Pay } }, children: <p>page</p> })
  act(() => openModal(config, { view: 'Pay' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('page')).toBeTruthy()
  isBroken = false
  fireEvent.click(retry)
  expect(await screen.findByText('paid')).toBeTruthy()
})

test('a skeleton of the view’s size is shown while the view loads', async () => {
  const Pay = lazyView(() => new Promise<never>(() => {}), { title: ['pay.title', 'Pay'], size: 'tall' })
  const config = await renderModal({ shell: { views: { Pay } } })
  act(() => openModal(config, { view: 'Pay' }))
  await screen.findByRole('dialog', { name: 'Pay' })
  expect(document.querySelectorAll('[data-foyer-part="skeleton"]').length).toBeGreaterThan(5)
})

test('a toast is in the panel, stays on the page after closing, and loads with the first toast', async () => {
  const config = await renderModal()
  expect(part('toast-region')).toBeNull()
  act(() => openModal(config))
  act(() => showToast(config, { message: 'Copied', variant: 'success' }))
  await waitFor(() => expect(part('toast')?.closest('[data-foyer-modal]')).toBeTruthy())
  act(() => closeModal(config))
  await waitFor(() => {
    expect(part('toast')?.textContent).toContain('Copied')
    expect(part('toast')?.closest('[data-foyer-modal]')).toBeNull()
  })
  expect(part('toast')?.closest('[data-foyer]')).toBeTruthy()
})

test.each([
  ['REQUEST_NOT_ALLOWED', 'Action not allowed', 'Aktion nicht erlaubt'],
  ['SIGNING_IN', 'Signing in…', 'Anmeldung läuft …'],
  ['SIGN_IN_CHECK_FAILED', 'A problem', 'Beim Start der Anmeldung ist ein Problem aufgetreten'],
  ['SIGN_IN_FAILED', 'Error signing message', 'Nachricht nicht signiert'],
  ['WALLET_ADDED', 'Wallet added', 'Wallet hinzugefügt'],
] as const)('the toast with the code %s is in the language of the visitor', async (code, message, german) => {
  const config = await renderModal({ shell: { locale: 'de' } })
  act(() => openModal(config))
  act(() => showToast(config, { message, code, variant: 'error' }))
  await waitFor(() => expect(part('toast')?.textContent).toContain(german))
})

test('when the wallet locks, the modal closes, and a toast on the page says so', async () => {
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ wallets: [wallet], shell: { locale: 'de' } })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config))
  await screen.findByRole('dialog')
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [] }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(part('toast')?.textContent).toBe('Marigold getrennt'))
  // Radix announces it.
  expect(
    await screen.findByText(/Marigold getrennt/, { selector: '[role=status] *, [role=status]' }),
  ).toBeTruthy()
})

test('a toast that the panel has announced stays on the page without a second announcement', async () => {
  const config = await renderModal()
  act(() => openModal(config))
  act(() => showToast(config, { message: 'Copied', variant: 'success' }))
  const announcement = () => screen.queryByText('Notifications Copied')
  await waitFor(() => expect(announcement()).toBeTruthy())
  // Radix removes it after a second.
  await waitFor(() => expect(announcement()).toBeNull())
  act(() => closeModal(config))
  await waitFor(() => expect(part('toast')?.closest('[data-foyer-modal]')).toBeNull())
  expect(part('toast')?.textContent).toBe('Copied')
  // Radix announces the toasts of its viewport.
  expect(part('toast')?.closest('[role=region]')).toBeNull()
})

test('a click closes a toast, which may cover a control', async () => {
  const config = await renderModal()
  act(() => openModal(config))
  act(() => showToast(config, { message: 'Failed to disconnect', variant: 'error' }))
  fireEvent.click(await screen.findByText('Failed to disconnect', { selector: '[data-foyer-part=toast] *' }))
  await waitFor(() => expect(getToast(config).isOpen).toBe(false))
  await waitFor(() => expect(part('toast')).toBeNull())
})

test('a toast whose code loads after its duration has passed is shown all the same', async () => {
  const config = await renderModal()
  act(() => openModal(config))
  vi.useFakeTimers()
  act(() => showToast(config, { message: 'Copied', variant: 'success' }))
  act(() => void vi.advanceTimersByTime(3000))
  vi.useRealTimers()
  expect(part('toast')).toBeNull()
  expect(getToast(config).isOpen).toBe(false)
  await waitFor(() => expect(part('toast')?.textContent).toContain('Copied'))
})

test('inline, the modal is always shown and is not a dialog', async () => {
  const config = await renderModal({ shell: { inline: true } })
  await waitFor(() => expect(getModal(config).isInline).toBe(true))
  expect(document.querySelector('[data-foyer-modal]')?.localName).toBe('section')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('inline, the close button is shown if the host has onClose, and calls it', async () => {
  const onClose = vi.fn()
  await renderModal({ shell: { inline: true, onClose } })
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledExactlyOnceWith()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Connect wallet' })).toBeTruthy()
})

test('after a page with an inline modal, the modal of the next page is a dialog', async () => {
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
  const page = (inline: boolean) => (
    <FoyerProvider config={config}>
      <ModalShell key={String(inline)} views={allViews} inline={inline} />
    </FoyerProvider>
  )
  const { rerender } = render(page(true))
  await waitFor(() => expect(getModal(config).isInline).toBe(true))
  rerender(<FoyerProvider config={config}>{null}</FoyerProvider>)
  await waitFor(() => expect(getModal(config).isInline).toBe(false))
  rerender(page(true))
  await waitFor(() => expect(getModal(config).isInline).toBe(true))
  rerender(page(false))
  act(() => openModal(config))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('while the modal is open the page is hidden, except live regions and `interactiveOutside`', async () => {
  const isHidden = (selector: string) =>
    document.querySelector(selector)!.closest('[aria-hidden="true"]') !== null
  const children = (
    <>
      <div className="captcha">robot?</div>
      <div className="rest">
        rest <p>more</p>
      </div>
      <div aria-live="polite">news</div>
    </>
  )
  const config = await renderModal({ shell: { interactiveOutside: '.captcha' }, children })
  act(() => openModal(config))
  await screen.findByRole('dialog')
  await waitFor(() => expect(isHidden('.rest')).toBe(true))
  expect(isHidden('.captcha')).toBe(false)
  expect(isHidden('[aria-live]')).toBe(false)
  expect(isHidden('[role="dialog"]')).toBe(false)

  // Added after the opening, into a hidden element.
  const late = document.createElement('div')
  late.className = 'captcha late'
  document.querySelector('.rest')!.append(late)
  await waitFor(() => expect(isHidden('.late')).toBe(false))
  expect(isHidden('.rest p')).toBe(true)

  act(() => closeModal(config))
  await waitFor(() =>
    expect(document.querySelector('[aria-hidden="true"]:not([data-foyer-leaving])')).toBeNull(),
  )
})

test('elements that the page itself hides are hidden again after the modal has shown `interactiveOutside` in them', async () => {
  const hiddenOf = (selector: string) => document.querySelector(selector)!.getAttribute('aria-hidden')
  const outside = document.createElement('div')
  outside.innerHTML =
    '<div class="own"><b class="captcha">robot?</b><i class="other">rest</i></div><div class="released"><b class="captcha">robot?</b></div>'
  for (const element of outside.children) element.setAttribute('aria-hidden', 'true')
  const beside = document.createElement('aside')
  beside.setAttribute('aria-hidden', 'true')
  document.body.append(outside, beside)
  const config = await renderModal({ shell: { interactiveOutside: '.captcha' } })
  try {
    act(() => openModal(config))
    await screen.findByRole('dialog')
    await waitFor(() => expect(['.own', '.other', '.released'].map(hiddenOf)).toEqual([null, 'true', null]))
    // Radix has found it hidden by the page.
    await waitFor(() => expect(beside.hasAttribute('data-aria-hidden')).toBe(true))
    beside.innerHTML = '<b class="captcha">robot?</b>'
    await waitFor(() => expect(hiddenOf('aside')).toBeNull())
    // The page shows its own overlay meanwhile.
    document.querySelector('.released')!.setAttribute('aria-hidden', 'false')

    act(() => closeModal(config))
    await waitFor(() => expect(beside.hasAttribute('data-aria-hidden')).toBe(false))
    expect(['.own', '.other', '.released', 'aside'].map(hiddenOf)).toEqual(['true', null, 'false', 'true'])
  } finally {
    outside.remove()
    beside.remove()
  }
})

test('an opening renders little: at most five commits', async () => {
  let commits = 0
  const Counter = () => {
    useModalRouter()
    commits++
    return null
  }
  const config = await renderModal({ children: <Counter /> })
  commits = 0
  act(() => openModal(config))
  await screen.findByRole('dialog')
  // Twice in StrictMode.
  expect(commits).toBeLessThanOrEqual(2 * 5)
})
