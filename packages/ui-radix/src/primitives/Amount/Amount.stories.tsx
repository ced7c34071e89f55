import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Amount } from './Amount.tsx'

export default { title: 'primitives/Amount' } satisfies StoryDefault

export const display: Story = () => (
  <StoryFrame>
    <Amount variant="display" value="1,234.567" symbol="ETH" />
  </StoryFrame>
)

export const fiat: Story = () => (
  <StoryFrame>
    <Amount variant="display" value="$1,234.56" />
  </StoryFrame>
)

export const row: Story = () => (
  <StoryFrame>
    <Stack>
      <Amount variant="row" value="<0.001" symbol="USDC" />
    </Stack>
  </StoryFrame>
)

export const whole: Story = () => (
  <StoryFrame>
    <Amount variant="amount" value="1,234" symbol="ETH" />
  </StoryFrame>
)
