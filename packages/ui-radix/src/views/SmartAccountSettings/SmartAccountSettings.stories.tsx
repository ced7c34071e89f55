import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/SmartAccountSettings' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const choice: Story = () => (
  <StoryModal wallets={wallets} endpoints={endpoints} setUp={signedInAt('SmartAccountSettings')} />
)

export const noSmartAccount: Story = () => <StoryModal view="SmartAccountSettings" connected />
