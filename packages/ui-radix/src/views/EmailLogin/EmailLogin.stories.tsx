import type { Config } from '@foyer/headless'
import { connectEmail, openModal } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import type { Story, StoryDefault } from '@ladle/react'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'
import { typeInto, waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Email login' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const login: Story = () => <StoryModal view="EmailLogin" wallets={wallets} endpoints={endpoints} />

export const typed: Story = () => {
  const own = storyEmail()
  const setUp = async (config: Config): Promise<void> => {
    openModal(config, { view: 'EmailLogin' })
    await typeInto('input[type=email]', 'mira@o')
  }
  return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={setUp} />
}

export const recent: Story = () => {
  const own = storyEmail()
  const storage = createMemoryStorage({
    '@foyer-wallet/RECENT_EMAILS': JSON.stringify([
      'mira@example.com',
      'a.person.with.a.very.long.name@mail.department.example.com',
    ]),
  })
  return (
    <StoryModal
      // Stored names contain the id of the config, unless it is the default.
      id="default"
      view="EmailLogin"
      wallets={own.wallets}
      endpoints={own.endpoints}
      storage={storage}
    />
  )
}

export const unavailable: Story = () => <StoryModal view="EmailLogin" />

const submitting = (email: string) => async (config: Config) => {
  openModal(config, { view: 'EmailLogin' })
  await typeInto('input[type=email]', email)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  ;(await waitForElement<HTMLFormElement>('form')).requestSubmit()
}

export const invalid: Story = () => {
  const own = storyEmail()
  return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={submitting('mira@example')} />
}

export const tooSoon: Story = () => {
  const own = storyEmail()
  const twice = (config: Config): Promise<void> =>
    arranging(async () => {
      openModal(config, { view: 'EmailLogin' })
      await connectEmail(config, { email: 'mira@example.com' })
      await submitting('mira@example.com')(config)
    })
  return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={twice} />
}

export const refused: Story = () => {
  const own = storyEmail(({ answers }) => {
    answers['CONNECT_EMAIL'] = () => {
      throw { message: 'Not today' }
    }
  })
  return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={submitting('mira@example.com')} />
}
