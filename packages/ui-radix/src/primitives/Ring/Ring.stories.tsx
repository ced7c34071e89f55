import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Ring } from './Ring.tsx'

export default { title: 'primitives/Ring' } satisfies StoryDefault

export const preparing: Story = () => (
  <StoryFrame>
    <Ring state="preparing" />
  </StoryFrame>
)

export const waiting: Story = () => (
  <StoryFrame>
    <Ring />
  </StoryFrame>
)

export const done: Story = () => (
  <StoryFrame>
    <Ring state="done" />
  </StoryFrame>
)

export const progress: Story = () => (
  <StoryFrame>
    <Ring state="progress" value={0.4} />
  </StoryFrame>
)

export const round: Story = () => (
  <StoryFrame>
    <Ring shape="round" size={56} />
  </StoryFrame>
)

export const small: Story = () => (
  <StoryFrame>
    <Ring size={36} />
  </StoryFrame>
)
