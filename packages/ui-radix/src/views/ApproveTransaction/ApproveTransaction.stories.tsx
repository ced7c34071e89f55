import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/ApproveTransaction' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const loading: Story = () => (
  <StoryModal view="ApproveTransaction" wallets={wallets} endpoints={endpoints} />
)

export const unavailable: Story = () => <StoryModal view="ApproveTransaction" />
