import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/UpgradeEmailWallet' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const upgrade: Story = () => (
  <StoryModal view="UpgradeEmailWallet" wallets={wallets} endpoints={endpoints} />
)

export const unavailable: Story = () => <StoryModal view="UpgradeEmailWallet" />
