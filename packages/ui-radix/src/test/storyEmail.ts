import type { Config, RouteName, Routes } from '@foyer/headless'
import { confirmOtp, connectEmail, openModal } from '@foyer/headless/actions'
import { embeddedWallet } from '@foyer/headless/embedded'
import { createTestFrame, createTestPopup, type TestFrame, type TestPopup } from '@foyer/headless/testing'
import { arranging } from './arranging.ts'
import type { StoryConfigOptions } from './storyConfig.tsx'

/** An app with an embedded wallet whose iframe behaves as the story needs. */
export function storyEmail(setUp: (frame: TestFrame) => unknown = () => undefined): Pick<
  StoryConfigOptions,
  'wallets' | 'endpoints'
> & {
  readonly frame: TestFrame
  readonly popup: TestPopup
} {
  const frame = createTestFrame()
  const popup = createTestPopup()
  setUp(frame)
  return {
    frame,
    popup,
    wallets: [embeddedWallet({ createFrame: frame.createFrame, createPopup: popup.createPopup })],
    endpoints: { secureSite: 'https://secure.example' },
  }
}

/** Signs in by email, then opens a view. */
export const signedInAt =
  <route extends RouteName>(view: route, data?: Routes[route]) =>
  (config: Config): Promise<void> =>
    arranging(async () => {
      await connectEmail(config, { email: 'mira@example.com' })
      await confirmOtp(config, { otp: '123456' })
      openModal(config, { view, data })
    })
