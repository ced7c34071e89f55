import type { Story, StoryDefault } from '@ladle/react'
import { Separator } from './Separator.tsx'
import { StoryFrame } from '../../test/StoryFrame.tsx'

export default { title: 'primitives/Separator' } satisfies StoryDefault

export const line: Story = () => (
  <StoryFrame>
    <Separator />
  </StoryFrame>
)

export const word: Story = () => (
  <StoryFrame>
    <Separator>or</Separator>
  </StoryFrame>
)
