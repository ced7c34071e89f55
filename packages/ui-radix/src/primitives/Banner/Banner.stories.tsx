import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Banner } from './Banner.tsx'

export default { title: 'primitives/Banner' } satisfies StoryDefault

export const info: Story = () => (
  <StoryFrame>
    <Banner tone="info">Send only assets from these networks to this address.</Banner>
  </StoryFrame>
)

export const success: Story = () => (
  <StoryFrame>
    <Banner tone="success">Send only assets from these networks to this address.</Banner>
  </StoryFrame>
)

export const warning: Story = () => (
  <StoryFrame>
    <Banner tone="warning">Send only assets from these networks to this address.</Banner>
  </StoryFrame>
)

export const danger: Story = () => (
  <StoryFrame>
    <Banner tone="danger">Send only assets from these networks to this address.</Banner>
  </StoryFrame>
)
