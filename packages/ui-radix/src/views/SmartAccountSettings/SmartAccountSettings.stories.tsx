import type { Config } from '@foyer/headless'
import type { Story, StoryDefault } from '@ladle/react'
import { arranging } from '../../test/arranging.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'
import { waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Smart account settings' } satisfies StoryDefault

const { wallets, endpoints } = storyEmail()

export const choice: Story = () => (
  <StoryModal wallets={wallets} endpoints={endpoints} setUp={signedInAt('SmartAccountSettings')} />
)

const choosing =
  (set: Parameters<typeof storyEmail>[0]): Story =>
  () => {
    const own = storyEmail(set)
    const setUp = (config: Config): Promise<void> =>
      arranging(async () => {
        await signedInAt('SmartAccountSettings')(config)
        ;(await waitForElement<HTMLElement>('[role=radio][aria-checked=false]')).click()
      })
    return <StoryModal wallets={own.wallets} endpoints={own.endpoints} setUp={setUp} />
  }

/** The wallet has not confirmed yet. */
export const switching: Story = choosing(({ silent }) => silent.add('SET_PREFERRED_ACCOUNT'))

export const refused: Story = choosing(({ answers }) => {
  answers['SET_PREFERRED_ACCOUNT'] = () => {
    throw { message: 'The wallet could not switch' }
  }
})

export const noSmartAccount: Story = () => <StoryModal view="SmartAccountSettings" connected />
