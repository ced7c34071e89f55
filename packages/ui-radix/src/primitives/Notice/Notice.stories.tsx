import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { InfoIcon } from '../Icon/controlIcons.ts'
import { Notice } from './Notice.tsx'

export default { title: 'primitives/Notice' } satisfies StoryDefault

export const plain: Story = () => (
  <StoryFrame>
    <Notice name="Upgrade your wallet" description="Move to your own account" image={<InfoIcon />} />
  </StoryFrame>
)
