import type { CreateConnector } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import type { Config } from '@foyer/headless'
import { confirmOtp, connectEmail, openModal, signMessage } from '@foyer/headless/actions'
import { type CreateFrame, type EmbeddedConnector, embeddedWallet } from '@foyer/headless/embedded'
import { createTestFrame } from '@foyer/headless/testing'
import type { Story, StoryDefault } from '@ladle/react'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'
import { storyFrame } from '../../test/storyFrame.ts'
import { waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Approve transaction' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()
/** The real adapter, through which requests reach the wallet. */
const adapters = [eip155({ isAnnouncedEnabled: false })]

const nothing = (): void => {}
/** A frame that never answers. */
const silentFrame = { place: nothing, hide: nothing, post: nothing, destroy: nothing }

/** A frame that shows requests and does not answer them. */
function waitingFrame() {
  const frame = createTestFrame()
  frame.silent.add('RPC_REQUEST')
  return frame
}

async function logIn(config: Config): Promise<void> {
  await connectEmail(config, { email: 'mira@example.com' })
  await confirmOtp(config, { otp: '123456' })
}

const ask = (config: Config): void => void signMessage(config, { message: 'Hello' }).catch(nothing)

export const none: Story = () => (
  <StoryModal view="ApproveTransaction" wallets={wallets} endpoints={endpoints} />
)

/** A request waits for a reloaded frame that never becomes ready. */
export const loading: Story = () => {
  const frames = [waitingFrame().createFrame]
  const create = embeddedWallet({ createFrame: (options) => frames.shift()?.(options) ?? silentFrame })
  let wallet: EmbeddedConnector | undefined
  const connector: CreateConnector = (context) => (wallet = create(context) as EmbeddedConnector)
  const setUp = (config: Config): Promise<void> =>
    arranging(async () => {
      await logIn(config)
      wallet?.embedded.reload()
      ask(config)
      await waitForElement('[data-view="ApproveTransaction"]')
    })
  return <StoryModal adapters={adapters} wallets={[connector]} endpoints={endpoints} setUp={setUp} />
}

export const unavailable: Story = () => <StoryModal view="ApproveTransaction" />

/** Signed in, with the iframe over its placeholder. */
export const asking: Story = () => {
  const setUp = (config: Config): Promise<void> =>
    arranging(async () => {
      await logIn(config)
      ask(config)
      await waitForElement('[data-foyer-frame-host]:popover-open')
    })
  return (
    <StoryModal
      adapters={adapters}
      wallets={[embeddedWallet({ createFrame: storyFrame(waitingFrame().createFrame) })]}
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
