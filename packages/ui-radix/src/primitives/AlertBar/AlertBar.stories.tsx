import type { Story, StoryDefault } from '@ladle/react'
import { AlertBar } from './AlertBar.tsx'
import { StoryFrame } from '../../test/StoryFrame.tsx'

export default { title: 'primitives/AlertBar' } satisfies StoryDefault

export const info: Story = () => (
  <StoryFrame>
    <AlertBar variant="info" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </StoryFrame>
)

export const success: Story = () => (
  <StoryFrame>
    <AlertBar variant="success" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </StoryFrame>
)

export const warning: Story = () => (
  <StoryFrame>
    <AlertBar variant="warning" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </StoryFrame>
)

export const error: Story = () => (
  <StoryFrame>
    <AlertBar variant="error" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </StoryFrame>
)
