import { connect, openModal } from '@foyer/headless/actions'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { storyWallet } from '../test/storyConfig.tsx'

test.each([
  ['Connect', false],
  ['Account', true],
] as const)(
  '%s adds no element or attribute that a strict Content Security Policy refuses',
  async (view, isConnected) => {
    const config = await renderModal({ wallets: [storyWallet('Marigold')] })
    const added: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) added.push(node.outerHTML)
    })
    observer.observe(document, { childList: true, subtree: true })
    if (isConnected) await act(async () => void (await connect(config, { connector: 'Marigold' })))
    act(() => openModal(config, { view }))
    await screen.findByRole('dialog')
    await act(async () => {})
    observer.disconnect()
    const html = added.join('')
    expect(html).toContain('dialog')
    expect(html).not.toMatch(/<(?:style|script|object|embed|base)\b|\son[a-z]+=|javascript:/i)
  },
)
