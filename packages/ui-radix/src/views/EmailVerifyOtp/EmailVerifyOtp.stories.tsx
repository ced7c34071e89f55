import type { Config } from '@foyer/headless'
import { connectEmail, openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'
import { typeInto } from '../../test/typeInto.ts'

export default { title: 'view/Email verify OTP' } satisfies StoryDefault

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

const typing = (otp: string) => (config: Config) =>
  arranging(async () => {
    openModal(config, { view: 'EmailVerifyOtp', data: { email: 'mira@example.com' } })
    await connectEmail(config, { email: 'mira@example.com' })
    if (otp) await typeInto('[data-foyer-part=otp-field-input]', otp)
  })

export const resendWait: Story = () => {
  const own = storyEmail(({ answers }) => {
    answers['CONNECT_EMAIL'] = () => ({ action: 'VERIFY_OTP', expiresIn: 1200 })
  })
  return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={typing('')} />
}

export const wrongCode: Story = () => {
  const own = storyEmail()
  return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={typing('000000')} />
}

export const checking: Story = () => {
  const own = storyEmail(({ silent }) => silent.add('CONNECT_OTP'))
  return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={typing('123456')} />
}
