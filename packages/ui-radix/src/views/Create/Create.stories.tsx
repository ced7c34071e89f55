import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Create' } satisfies StoryDefault

export const logins: Story = () => {
  const { wallets, endpoints } = storyEmail()
  return <StoryModal view="Create" wallets={wallets} endpoints={endpoints} />
}

export const withoutLogins: Story = () => <StoryModal view="Create" />
