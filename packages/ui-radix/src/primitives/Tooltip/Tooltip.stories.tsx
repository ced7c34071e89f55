import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { InfoIcon } from '../Icon/controlIcons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

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
