import { connect, getModalRouter, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'
import { focusClicked, markFocus, restoreFocus } from './focus.ts'

test.each([
  ['Connect', 'What is a wallet?', 'WhatIsAWallet', false],
  ['Account', /Ethereum/, 'Networks', true],
] as const)('going back to %s focuses the header button %s', async (view, name, next, isConnected) => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  if (isConnected) await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view }))
  await screen.findByRole('dialog')
  const opener = await screen.findByRole('button', { name })
  const label = opener.getAttribute('aria-label')
  opener.focus()
  fireEvent.click(opener)
  expect(getModalRouter(config).view).toBe(next)
  await act(async () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(getModalRouter(config).view).toBe(view)
  await act(async () => {})
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(label))
})

test('going back focuses a clicked button in Safari too, which does not focus it', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  act(() => openModal(config))
  // Neither does jsdom.
  fireEvent.click(await screen.findByRole('button', { name: 'What is a wallet?' }))
  await screen.findByRole('heading', { name: 'What is a wallet?' })
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  const opener = await screen.findByRole('button', { name: 'What is a wallet?' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each([
  ['a button gets the focus from another button', '<button></button>', 'click'],
  ['an icon in a button gives it to the button', '<button></button>', 'icon'],
  ['a field keeps the focus, with the keyboard of a phone', '<input>', undefined],
])('a click: %s', (_, focused, target) => {
  document.body.innerHTML = `${focused}<button><svg></svg></button>`
  const [before, clicked] = document.querySelectorAll<HTMLElement>('body > *')
  before!.focus()
  clicked!.addEventListener('click', focusClicked)
  fireEvent.click(target === 'icon' ? clicked!.firstElementChild! : clicked!)
  expect(document.activeElement).toBe(target ? clicked : before)
})

test('among several icon buttons, going back focuses the one with the same label', () => {
  const root = document.createElement('div')
  const labels = ['Back', 'Show QR code', 'Close']
  root.innerHTML = labels.map((label) => `<button aria-label="${label}"></button>`).join('')
  document.body.append(root)
  for (const button of root.querySelectorAll('button')) {
    button.focus()
    const mark = markFocus(root)
    button.blur()
    expect(restoreFocus(root, mark)).toBe(true)
    expect(document.activeElement).toBe(button)
  }
  root.remove()
})

test('going back focuses the network in the header, whose text has changed', () => {
  const header = (network: string): string => `
    <div data-foyer-part="header-start"><button data-foyer-part="button" aria-label="${network}"></button></div>
    <button data-foyer-part="button" aria-label="Copy"></button>`
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = header('Ethereum')
  root.querySelector('button')?.focus()
  const mark = markFocus(root)
  root.innerHTML = header('Polygon')
  expect(restoreFocus(root, mark)).toBe(true)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Polygon')
  // Another control that is gone has no substitute.
  root.querySelector<HTMLElement>('[aria-label=Copy]')?.focus()
  const copy = markFocus(root)
  root.querySelector('[aria-label=Copy]')?.remove()
  expect(restoreFocus(root, copy)).toBe(false)
  root.remove()
})

test('going back focuses a control whose image has not loaded yet, so that it has no letter', () => {
  const control = (image: string): string => `<button>${image}<bdi>USD</bdi> Change currency</button>`
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = control('<span data-foyer-part="image-letter">$</span>')
  root.querySelector('button')?.focus()
  const mark = markFocus(root)
  root.innerHTML = control('<span></span>')
  expect(restoreFocus(root, mark)).toBe(true)
  expect(document.activeElement).toBe(root.querySelector('button'))
  root.remove()
})
