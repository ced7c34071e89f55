import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { CloseIcon, CopyIcon } from '../Icon/controlIcons.ts'
import { IconButton } from './IconButton.tsx'

export default { title: 'primitives/Icon button' } satisfies StoryDefault

export const ghost: Story = () => (
  <StoryFrame>
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>
  </StoryFrame>
)

export const neutral: Story = () => (
  <StoryFrame>
    <IconButton label="Copy" variant="neutral">
      <CopyIcon />
    </IconButton>
  </StoryFrame>
)

export const danger: Story = () => (
  <StoryFrame>
    <IconButton label="Forget" variant="danger">
      <CloseIcon />
    </IconButton>
  </StoryFrame>
)

export const small: Story = () => (
  <StoryFrame>
    <IconButton label="Clear" size={32}>
      <CloseIcon size={16} />
    </IconButton>
  </StoryFrame>
)

export const loading: Story = () => (
  <StoryFrame>
    <IconButton label="Copy" loading>
      <CopyIcon />
    </IconButton>
  </StoryFrame>
)

export const disabled: Story = () => (
  <StoryFrame>
    <IconButton label="Copy" disabled>
      <CopyIcon />
    </IconButton>
  </StoryFrame>
)
