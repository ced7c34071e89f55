import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text, TextLink } from './Text.tsx'

export default { title: 'primitives/Text' } satisfies StoryDefault

export const variants: Story = () => (
  <StoryFrame>
    <Stack>
      {(['display', 'amount', 'title', 'heading', 'row', 'body', 'caption'] as const).map((variant) => (
        <Text key={variant} variant={variant}>
          Wallets 1234
        </Text>
      ))}
    </Stack>
  </StoryFrame>
)

export const tones: Story = () => (
  <StoryFrame>
    <Stack>
      {(['default', 'muted', 'faint', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Wallets in {tone}
        </Text>
      ))}
    </Stack>
  </StoryFrame>
)

export const truncated: Story = () => (
  <StoryFrame>
    <Text truncate>A text that is longer than the line it has been given, and therefore ends early</Text>
  </StoryFrame>
)

export const link: Story = () => (
  <StoryFrame>
    <Text tone="muted">
      Connecting means you accept the <TextLink href="https://example.com">terms</TextLink>.
    </Text>
  </StoryFrame>
)

export const buttonLink: Story = () => (
  <StoryFrame>
    <Text asChild>
      <div>
        <TextLink asChild>
          <button type="button">Resend</button>
        </TextLink>
      </div>
    </Text>
  </StoryFrame>
)
