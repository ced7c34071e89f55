import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Spinner } from './Spinner.tsx'

export default { title: 'primitives/Spinner' } satisfies StoryDefault

export const size16: Story = () => (
  <StoryFrame>
    <Spinner size={16} />
  </StoryFrame>
)

export const size20: Story = () => (
  <StoryFrame>
    <Spinner size={20} />
  </StoryFrame>
)

export const size24: Story = () => (
  <StoryFrame>
    <Spinner size={24} />
  </StoryFrame>
)

export const size32: Story = () => (
  <StoryFrame>
    <Spinner size={32} />
  </StoryFrame>
)
