import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { CopyIcon } from '../Icon/controlIcons.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'

export default { title: 'primitives/Button' } satisfies StoryDefault

export const primary: Story = () => (
  <StoryFrame>
    <Button variant="primary">Continue</Button>
  </StoryFrame>
)

export const neutral: Story = () => (
  <StoryFrame>
    <Button>Cancel</Button>
  </StoryFrame>
)

export const ghost: Story = () => (
  <StoryFrame>
    <Button variant="ghost">Copy details</Button>
  </StoryFrame>
)

export const danger: Story = () => (
  <StoryFrame>
    <Button variant="danger">Disconnect</Button>
  </StoryFrame>
)

export const sizes: Story = () => (
  <StoryFrame>
    <Stack align="start">
      <Button size={36}>Small</Button>
      <Button size={44}>Medium</Button>
      <Button size={52}>Large</Button>
    </Stack>
  </StoryFrame>
)

export const withIcon: Story = () => (
  <StoryFrame>
    <Button icon={<CopyIcon />}>Copy link</Button>
  </StoryFrame>
)

export const block: Story = () => (
  <StoryFrame>
    <Button variant="primary" size={52} block>
      Get a wallet
    </Button>
  </StoryFrame>
)

export const loading: Story = () => (
  <StoryFrame>
    <Stack align="start">
      <Button variant="primary" loading>
        Sign
      </Button>
      <Button loading>Cancel</Button>
    </Stack>
  </StoryFrame>
)

export const disabled: Story = () => (
  <StoryFrame>
    <Stack align="start">
      <Button variant="primary" disabled>
        Sign
      </Button>
      <Button variant="ghost" disabled>
        Cancel
      </Button>
    </Stack>
  </StoryFrame>
)

export const longLabel: Story = () => (
  <StoryFrame>
    <Button variant="primary" block>
      A label that is so long that it has to go on in a second line
    </Button>
  </StoryFrame>
)

export const link: Story = () => (
  <StoryFrame>
    <Button asChild variant="neutral">
      <a href="https://example.com">Open the window</a>
    </Button>
  </StoryFrame>
)
