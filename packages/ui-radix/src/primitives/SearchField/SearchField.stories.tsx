import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { SearchField } from './SearchField.tsx'

export default { title: 'primitives/Search field' } satisfies StoryDefault

export const empty: Story = () => (
  <StoryFrame>
    <SearchField label="Search wallets" value="" onValueChange={() => {}} clearLabel="Clear" />
  </StoryFrame>
)

export const filled: Story = () => (
  <StoryFrame>
    <SearchField label="Search wallets" value="orange" onValueChange={() => {}} clearLabel="Clear" />
  </StoryFrame>
)
