import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { TextLink } from '../Text/Text.tsx'
import { Checkbox } from './Checkbox.tsx'

export default { title: 'primitives/Checkbox' } satisfies StoryDefault

export const unchecked: Story = () => (
  <StoryFrame>
    <Checkbox>
      I accept the <TextLink href="https://example.com">terms</TextLink>.
    </Checkbox>
  </StoryFrame>
)

export const checked: Story = () => (
  <StoryFrame>
    <Checkbox defaultChecked>I accept the terms.</Checkbox>
  </StoryFrame>
)

export const invalid: Story = () => (
  <StoryFrame>
    <Checkbox invalid>I accept the terms.</Checkbox>
  </StoryFrame>
)
