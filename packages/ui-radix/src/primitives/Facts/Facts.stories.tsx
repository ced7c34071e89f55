import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Fact, Facts } from './Facts.tsx'

export default { title: 'primitives/Facts' } satisfies StoryDefault

export const plain: Story = () => (
  <StoryFrame>
    <Facts>
      <Fact name="Type">Contract calls</Fact>
      <Fact name="Functions">transfer, approve, transferFrom, increaseAllowance, decreaseAllowance</Fact>
    </Facts>
  </StoryFrame>
)
