import type { Story, StoryDefault } from '@ladle/react'
import { Toast, ToastRegion } from './Toast.tsx'
import { StoryFrame } from '../../test/StoryFrame.tsx'

export default { title: 'primitives/Toast' } satisfies StoryDefault

export const success: Story = () => (
  <StoryFrame>
    <ToastRegion>
      <Toast variant="success">Copied</Toast>
    </ToastRegion>
  </StoryFrame>
)

export const error: Story = () => (
  <StoryFrame>
    <ToastRegion>
      <Toast variant="error">Couldn’t switch wallet</Toast>
    </ToastRegion>
  </StoryFrame>
)

export const loading: Story = () => (
  <StoryFrame>
    <ToastRegion>
      <Toast variant="loading">Swapping…</Toast>
    </ToastRegion>
  </StoryFrame>
)

export const long: Story = () => (
  <StoryFrame>
    <ToastRegion>
      <Toast variant="error">
        The wallet did not answer the request that was sent to it, so nothing has been changed at all, and you
        can try again
      </Toast>
    </ToastRegion>
  </StoryFrame>
)
