import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { Image } from '../Image/Image.tsx'
import { StatusHero } from './StatusHero.tsx'

const image = <Image size={80} src={samples.orange} name="Orange" />

export default { title: 'primitives/Status hero' } satisfies StoryDefault

export const preparing: Story = () => (
  <StoryFrame>
    <StatusHero state="preparing" image={image} title="Getting ready…" />
  </StoryFrame>
)

export const waiting: Story = () => (
  <StoryFrame>
    <StatusHero
      state="waiting"
      image={image}
      title="Continue in Orange"
      body="Approve the request in the extension."
    >
      <Button variant="ghost">Copy link</Button>
    </StatusHero>
  </StoryFrame>
)

export const slow: Story = () => (
  <StoryFrame>
    <StatusHero
      state="slow"
      image={image}
      title="Continue in Orange"
      body="Still waiting. Check Orange for a request."
      onRetry={() => {}}
      retryLabel="Try again"
    />
  </StoryFrame>
)

export const declined: Story = () => (
  <StoryFrame>
    <StatusHero
      state="declined"
      image={image}
      title="Request declined"
      body="You can try again. A request that is still open in the wallet may block a new one."
      onRetry={() => {}}
      retryLabel="Try again"
    />
  </StoryFrame>
)

export const unclear: Story = () => (
  <StoryFrame>
    <StatusHero
      state="unclear"
      image={image}
      title="Payment may have been sent"
      body="Check your wallet before you pay again."
    />
  </StoryFrame>
)

export const failed: Story = () => (
  <StoryFrame>
    <StatusHero
      state="failed"
      image={image}
      title="Something went wrong"
      body="The wallet did not answer."
      onRetry={() => {}}
      retryLabel="Try again"
    >
      <Button variant="ghost">Copy details</Button>
    </StatusHero>
  </StoryFrame>
)

export const done: Story = () => (
  <StoryFrame>
    <StatusHero state="done" image={image} title="Connected" />
  </StoryFrame>
)
