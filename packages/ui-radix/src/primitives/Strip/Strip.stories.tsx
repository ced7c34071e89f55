import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { Strip } from './Strip.tsx'

export default { title: 'primitives/Strip' } satisfies StoryDefault

export const plain: Story = () => (
  <StoryFrame>
    <Strip role="group" aria-label="Suggested">
      {['ETH', 'USDC', 'DAI', 'MOSS', 'QUARTZ', 'WILLOW', 'LANTERN', 'THISTLE'].map((symbol) => (
        <Button key={symbol} size={36}>
          {symbol}
        </Button>
      ))}
    </Strip>
  </StoryFrame>
)
