import { type Config, FoyerProvider } from '@foyer/headless'
import { act, configure } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ModalShell, type ModalShellProps } from '../modal/ModalShell.tsx'
import { allViews } from './allViews.ts'
import { render } from './render.ts'
import { createStoryConfig, type StoryConfigOptions } from './storyConfig.tsx'

export type RenderModalOptions = StoryConfigOptions & {
  readonly shell?: Partial<ModalShellProps> | undefined
  readonly children?: ReactNode
}

/** A page with a closed modal, and its config to open it with. */
export async function renderModal({ shell, children, ...options }: RenderModalOptions = {}): Promise<Config> {
  // Visibility checks take most of the time of a test.
  configure({ defaultHidden: true })
  // Loaded now, since fake timers of a test would block the import.
  await import('../modal/Notices.tsx')
  const config = createStoryConfig({ id: crypto.randomUUID(), debug: false, ...options })
  render(
    <FoyerProvider config={config}>
      {children}
      <ModalShell views={allViews} {...shell} />
    </FoyerProvider>,
  )
  await act(async () => {})
  return config
}
