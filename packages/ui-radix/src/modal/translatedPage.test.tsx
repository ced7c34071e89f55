import { connect, getModalRouter, openModal, requestClose, showToast } from '@foyer/headless/actions'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { NetworkButton } from '../buttons/NetworkButton.tsx'
import { OnrampWidget } from '../buttons/OnrampWidget.tsx'
import { Amount } from '../primitives/Amount/Amount.tsx'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'

const EXCLUDED = '[translate="no"], script, style, textarea, title, font'

/** Replaces text nodes as the translation of Chrome and Edge does: by another text in two `<font>` elements. */
function translate(text: Text): void {
  if (text.data.trim() === '' || text.parentElement?.closest(EXCLUDED) !== null) return
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  inner.textContent = `‹${text.data}›`
  outer.append(inner)
  text.replaceWith(outer)
}

function translateAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts = root instanceof Text ? [root] : []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) translate(text)
}

const observer = new MutationObserver((records) => {
  for (const { target, addedNodes } of records)
    for (const node of target instanceof Text ? [target] : addedNodes) translateAll(node)
})

function startTranslation(): void {
  translateAll(document.body)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

afterEach(() => observer.disconnect())

const translatedTexts = (): readonly string[] =>
  [...document.querySelectorAll('font > font')].map(({ textContent }) => textContent)

const host = <p>Welcome</p>

test('in a page that the browser translates, a wallet connects by the button, and only texts of the app are translated', async () => {
  await renderModal({
    wallets: [storyWallet('Marigold')],
    children: (
      <>
        {host}
        <ConnectButton />
        <NetworkButton />
        <OnrampWidget />
      </>
    ),
  })
  startTranslation()
  fireEvent.click(screen.getAllByRole('button', { name: 'Connect wallet' })[0] ?? expect.unreachable())
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await screen.findByRole('button', { name: /^Marigold/ }))
  await screen.findByRole('button', { name: /^Account/ })
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect(translatedTexts()).toEqual(['‹Welcome›'])
})

test.each([
  ['in a dialog', false],
  ['inline', true],
])('in a page that the browser translates, the modal %s changes its titles and views', async (_, inline) => {
  const config = await renderModal({
    wallets: [storyWallet('Marigold')],
    shell: { inline },
    children: host,
  })
  startTranslation()
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  for (const [view, title] of [
    ['Networks', 'Choose a network'],
    ['WalletSend', 'Send'],
    ['Account', undefined],
    ['WalletReceive', 'Receive'],
  ] as const) {
    act(() => openModal(config, { view }))
    if (title) await screen.findByRole('heading', { name: title })
    expect(getModalRouter(config).view).toBe(view)
  }
  act(() => requestClose(config))
  expect(translatedTexts()).toEqual(['‹Welcome›'])
})

test('in a page that the browser translates, a toast on the page shows its own text', async () => {
  const config = await renderModal({ children: host })
  startTranslation()
  act(() => showToast(config, { message: 'Sent 5 ETH', variant: 'success' }))
  expect(await screen.findByText('Sent 5 ETH')).toBeTruthy()
  act(() => showToast(config, { message: 'Sent 6 ETH', variant: 'success' }))
  expect(await screen.findByText('Sent 6 ETH')).toBeTruthy()
  expect(translatedTexts()).toEqual(['‹Welcome›'])
})

test('in a page that the browser translates, an amount in a view of the app is never out of date', () => {
  const { rerender, container } = render(<Amount value="1.5" symbol="ETH" />)
  startTranslation()
  rerender(<Amount value="2.5" symbol="ETH" />)
  expect(container.textContent).toBe('2.5 ETH')
  expect(translatedTexts()).toEqual([])
})
