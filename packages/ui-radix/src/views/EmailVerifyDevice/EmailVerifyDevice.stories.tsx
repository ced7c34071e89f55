import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Email verify device' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail(({ silent }) => silent.add('CONNECT_DEVICE'))

export const waiting: Story = () => (
  <StoryModal
    view="EmailVerifyDevice"
    data={{ email: 'mira@example.com' }}
    wallets={wallets}
    endpoints={endpoints}
  />
)
