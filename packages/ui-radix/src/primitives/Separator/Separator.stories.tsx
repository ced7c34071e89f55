import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Separator } from './Separator.tsx'

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
