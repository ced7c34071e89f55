import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Badge } from './Badge.tsx'

export default { title: 'primitives/Badge' } satisfies StoryDefault

export const neutral: Story = () => (
  <StoryFrame>
    <Badge tone="neutral">Recent</Badge>
  </StoryFrame>
)

export const accent: Story = () => (
  <StoryFrame>
    <Badge tone="accent">QR code</Badge>
  </StoryFrame>
)

export const success: Story = () => (
  <StoryFrame>
    <Badge tone="success">Installed</Badge>
  </StoryFrame>
)

export const warning: Story = () => (
  <StoryFrame>
    <Badge tone="warning">Testnet</Badge>
  </StoryFrame>
)

export const danger: Story = () => (
  <StoryFrame>
    <Badge tone="danger">Failed</Badge>
  </StoryFrame>
)
