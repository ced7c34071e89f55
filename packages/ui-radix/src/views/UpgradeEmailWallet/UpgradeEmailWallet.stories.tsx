import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Upgrade email wallet' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const upgrade: Story = () => (
  <StoryModal wallets={wallets} endpoints={endpoints} setUp={signedInAt('UpgradeEmailWallet')} />
)

export const unavailable: Story = () => <StoryModal view="UpgradeEmailWallet" connected />
