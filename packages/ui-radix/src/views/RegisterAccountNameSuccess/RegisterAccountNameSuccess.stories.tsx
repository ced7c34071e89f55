import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyRegistration } from '../../test/storyRegistration.ts'

export default { title: 'view/Register account name success' } satisfies StoryDefault

const Success = ({ name }: { readonly name: string }): ReactElement => (
  <StoryModal connected view="RegisterAccountNameSuccess" data={{ name }} {...storyRegistration()} />
)

export const registered: Story = () => <Success name="mira.reown.id" />

export const longName: Story = () => <Success name={`${'a-name-that-goes-on-and-on'.repeat(4)}.reown.id`} />
