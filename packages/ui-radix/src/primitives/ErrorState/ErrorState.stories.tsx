import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { ErrorState } from './ErrorState.tsx'

export default { title: 'primitives/Error state' } satisfies StoryDefault

export const retry: Story = () => (
  <StoryFrame>
    <ErrorState
      title="Couldn’t load wallets"
      body="The directory did not answer."
      onRetry={() => {}}
      retryLabel="Try again"
    />
  </StoryFrame>
)

export const retrying: Story = () => (
  <StoryFrame>
    <ErrorState title="Couldn’t load wallets" onRetry={() => {}} retryLabel="Try again" retrying />
  </StoryFrame>
)

export const plain: Story = () => (
  <StoryFrame>
    <ErrorState size="small" title="Couldn’t load wallets" />
  </StoryFrame>
)
