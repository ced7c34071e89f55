import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Connect socials' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const all: Story = () => <StoryModal view="ConnectSocials" wallets={wallets} endpoints={endpoints} />

export const unavailable: Story = () => <StoryModal view="ConnectSocials" />
