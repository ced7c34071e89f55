import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'

export default { title: 'view/Fund wallet' } satisfies StoryDefault

export const offered: Story = () => <StoryModal connected view="FundWallet" />

export const empty: Story = () => <StoryModal connected view="FundWallet" features={{ receive: false }} />
