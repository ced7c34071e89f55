import { goBack, openModal, pushView } from '@foyer/headless/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allViews } from '../test/allViews.ts'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'
import { lazyView } from './views.ts'

/** Titles that got the focus, which screen readers read, and announced texts, in order. */
let spoken: string[] = []
const note = ({ target }: Event): void => {
  if (target instanceof HTMLElement && target.dataset['foyerPart'] === 'title')
    spoken.push(`focused: ${target.textContent}`)
}
const listen = (): void => {
  spoken = []
  document.addEventListener('focusin', note)
  const status =
    document.querySelector('[data-foyer-part=visually-hidden] > [role=status]') ?? expect.unreachable()
  new MutationObserver(() => spoken.push(`announced: ${status.textContent}`)).observe(status, {
    childList: true,
  })
}
afterEach(() => {
  document.removeEventListener('focusin', note)
  vi.unstubAllGlobals()
})

test('a title that gets the focus is not announced as well; going back announces it', async () => {
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  act(() => openModal(config))
  await screen.findByRole('dialog')
  // The first time loads the header of the view.
  act(() => pushView(config, 'WhatIsAWallet'))
  await screen.findByText('Use onchain apps')
  act(() => goBack(config))
  ;(await screen.findByRole('button', { name: 'What is a wallet?' })).focus()
  listen()
  act(() => pushView(config, 'WhatIsAWallet'))
  await screen.findByText('Use onchain apps')
  expect(spoken).toEqual(['focused: What is a wallet?'])
  act(() => goBack(config))
  await waitFor(() => expect(spoken.slice(1)).toEqual(['announced: Connect wallet']))
})

test('a view whose field takes the focus has its title announced', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: fine)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const config = await renderModal({ wallets: [storyWallet('Marigold')] })
  act(() => openModal(config))
  await screen.findByRole('dialog')
  listen()
  act(() => pushView(config, 'Networks'))
  await waitFor(() => expect(spoken.at(-1)).toBe('announced: Choose a network'))
})

test('the title of a first view that is still loading is announced when it is known', async () => {
  let answer: (() => void) | undefined
  const find = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return lazyView(async () => ({ default: () => <p>late</p> }), {
      title: ['networks.title', 'Choose a network'],
    })
  }
  const config = await renderModal({ shell: { views: { ...allViews, Networks: { find } } } })
  act(() => openModal(config, { view: 'Networks' }))
  const title = (await screen.findByRole('dialog')).querySelector('[data-foyer-part=title]')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(title?.textContent).toBe('Waiting')
  listen()
  await act(async () => answer?.())
  await waitFor(() => expect(spoken).toEqual(['announced: Choose a network']))
})

test('a view whose title failed to load is not called waiting', async () => {
  const find = () => Promise.reject(new TypeError('offline'))
  const config = await renderModal({ shell: { views: { ...allViews, Networks: { find } } } })
  act(() => openModal(config, { view: 'Networks' }))
  await screen.findByRole('button', { name: 'Try again' })
  screen.getByRole('dialog', { name: 'This screen couldn’t be loaded' })
})
