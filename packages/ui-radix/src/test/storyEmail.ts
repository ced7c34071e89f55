import { embeddedWallet } from '@foyer/headless/embedded'
import { createTestFrame, type TestFrame } from '@foyer/headless/testing'
import type { StoryConfigOptions } from './storyConfig.tsx'

/** An app with an embedded wallet whose frame does what the story says. */
export function storyEmail(
  setUp: (frame: TestFrame) => unknown = () => undefined,
): Pick<StoryConfigOptions, 'wallets' | 'endpoints'> & { readonly frame: TestFrame } {
  const frame = createTestFrame()
  setUp(frame)
  return {
    frame,
    wallets: [embeddedWallet({ createFrame: frame.createFrame })],
    endpoints: { secureSite: 'https://secure.example' },
  }
}
