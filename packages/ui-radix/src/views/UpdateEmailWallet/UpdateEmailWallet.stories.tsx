import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Update email wallet' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()
const email = 'mira@example.com'

export const change: Story = () => (
  <StoryModal
    wallets={wallets}
    endpoints={endpoints}
    setUp={signedInAt('UpdateEmailWallet', { email, redirectView: 'Account' })}
  />
)

export const alone: Story = () => {
  const own = storyEmail()
  return (
    <StoryModal
      wallets={own.wallets}
      endpoints={own.endpoints}
      setUp={signedInAt('UpdateEmailWallet', { email })}
    />
  )
}

export const loggedOut: Story = () => <StoryModal view="UpdateEmailWallet" data={{ email }} />
