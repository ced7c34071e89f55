import type { Story, StoryDefault } from '@ladle/react'
import type { Config } from '@foyer/headless'
import { confirmOtp, connectEmail, openModal } from '@foyer/headless/actions'
import { type CreateFrame, embeddedWallet } from '@foyer/headless/embedded'
import { createTestFrame } from '@foyer/headless/testing'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'
import { storyFrame } from '../../test/storyFrame.ts'
import { whenThere } from '../../test/typeInto.ts'

export default { title: 'view/ApproveTransaction' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

const nothing = (): void => {}
/** A frame that never answers. */
const silentFrame = { place: nothing, hide: nothing, post: nothing, destroy: nothing }

export const none: Story = () => (
  <StoryModal view="ApproveTransaction" wallets={wallets} endpoints={endpoints} />
)

/** The frame never becomes ready. */
export const loading: Story = () => (
  <StoryModal
    wallets={[embeddedWallet({ createFrame: () => silentFrame })]}
    endpoints={endpoints}
    setUp={(config: Config): void => {
      connectEmail(config, { email: 'mira@example.com' }).catch(() => {})
      openModal(config, { view: 'ApproveTransaction' })
    }}
  />
)

export const unavailable: Story = () => <StoryModal view="ApproveTransaction" />

/** Signed in, with the iframe over its placeholder. */
export const asking: Story = () => {
  const frame = createTestFrame()
  const setUp = (config: Config): Promise<void> =>
    arranging(async () => {
      await connectEmail(config, { email: 'mira@example.com' })
      await confirmOtp(config, { otp: '123456' })
      openModal(config, { view: 'ApproveTransaction' })
      await whenThere('[data-foyer-frame-host]:popover-open')
    })
  return (
    <StoryModal
      wallets={[embeddedWallet({ createFrame: storyFrame(frame.createFrame) })]}
      endpoints={endpoints}
      setUp={setUp}
    />
  )
}

/** The page of the iframe fails to load. */
export const failed: Story = () => {
  const createFrame: CreateFrame = ({ onError }) => {
    queueMicrotask(() => onError?.())
    return createTestFrame({ isReady: false }).createFrame({ src: '', title: '' })
  }
  const setUp = (config: Config): Promise<void> =>
    arranging(async () => {
      await connectEmail(config, { email: 'mira@example.com' }).catch(() => undefined)
      openModal(config, { view: 'ApproveTransaction' })
    })
  return <StoryModal wallets={[embeddedWallet({ createFrame })]} endpoints={endpoints} setUp={setUp} />
}
