import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { askForPay, storyPay } from '../../test/storyPay.ts'

export default { title: 'view/Pay' } satisfies StoryDefault

export const connected: Story = () => (
  <StoryModal connected {...storyPay()} setUp={(config) => askForPay(config)} />
)

export const notConnected: Story = () => <StoryModal {...storyPay()} setUp={(config) => askForPay(config)} />

export const nothing: Story = () => <StoryModal view="Pay" {...storyPay()} />
