import { confirmSend, openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { reviewForm, storySend, type StorySendOptions } from '../../test/storySend.ts'

export default { title: 'view/Wallet send confirmed' } satisfies StoryDefault

const Confirmed = (options: StorySendOptions): ReactElement => (
  <StoryModal
    connected
    {...storySend(options)}
    setUp={async (config) => {
      await confirmSend(config, { review: await reviewForm(config) })
      openModal(config, { view: 'WalletSendConfirmed' })
    }}
  />
)

export const pending: Story = () => <Confirmed />

export const confirmed: Story = () => <Confirmed outcome="confirmed" />

export const reverted: Story = () => <Confirmed outcome="reverted" />

export const replaced: Story = () => <Confirmed outcome="replaced" />

export const unclear: Story = () => <Confirmed outcome="unclear" />

export const expired: Story = () => <Confirmed outcome="expired" />
