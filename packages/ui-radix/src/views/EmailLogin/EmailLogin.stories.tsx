import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/EmailLogin' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const login: Story = () => <StoryModal view="EmailLogin" wallets={wallets} endpoints={endpoints} />

export const unavailable: Story = () => <StoryModal view="EmailLogin" />
