import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyRegistration } from '../../test/storyRegistration.ts'
import { waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Choose account name' } satisfies StoryDefault

export const asked: Story = () => <StoryModal connected view="ChooseAccountName" {...storyRegistration()} />

export const explained: Story = () => (
  <StoryModal
    connected
    view="ChooseAccountName"
    {...storyRegistration()}
    setUp={async () =>
      (await waitForElement<HTMLElement>('[data-foyer-part=text-link][aria-expanded=false]')).click()
    }
  />
)
