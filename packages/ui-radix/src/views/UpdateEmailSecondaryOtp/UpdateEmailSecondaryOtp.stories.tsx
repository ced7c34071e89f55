import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Update email secondary OTP' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()
const newEmail = 'somebody.with.a.very.long.name.indeed@a-very-long-domain.example.org'

export const code: Story = () => (
  <StoryModal
    wallets={wallets}
    endpoints={endpoints}
    setUp={signedInAt('UpdateEmailSecondaryOtp', { newEmail })}
  />
)
