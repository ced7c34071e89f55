import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { InfoIcon } from '../Icon/controlIcons.ts'
import { HelpSection } from './HelpSection.tsx'

export default { title: 'primitives/Help section' } satisfies StoryDefault

export const plain: Story = () => (
  <StoryFrame>
    <HelpSection icon={<InfoIcon />} title="Sign in without passwords">
      Your wallet says who you are.
    </HelpSection>
  </StoryFrame>
)
