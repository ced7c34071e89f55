import type { Story, StoryDefault } from '@ladle/react'
import { InfoIcon } from '../Icon/controlIcons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'
import { StoryFrame } from '../../test/StoryFrame.tsx'

export default { title: 'primitives/Tooltip' } satisfies StoryDefault

export const closed: Story = () => (
  <StoryFrame>
    <Tooltip content="The most the price may move against you">
      <IconButton label="Slippage">
        <InfoIcon />
      </IconButton>
    </Tooltip>
  </StoryFrame>
)
