import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/EmailVerifyOtp' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const code: Story = () => (
  <StoryModal
    view="EmailVerifyOtp"
    data={{ email: 'mira@example.com' }}
    wallets={wallets}
    endpoints={endpoints}
  />
)

export const longAddress: Story = () => (
  <StoryModal
    view="EmailVerifyOtp"
    data={{ email: 'somebody.with.a.very.long.name.indeed@a-very-long-domain.example.com' }}
    wallets={wallets}
    endpoints={endpoints}
  />
)
