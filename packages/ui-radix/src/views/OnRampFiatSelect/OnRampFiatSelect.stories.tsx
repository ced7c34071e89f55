import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyOnramp, type StoryOnramp } from '../../test/storyOnramp.ts'

export default { title: 'view/Onramp fiat select' } satisfies StoryDefault

const Fiat = (options: StoryOnramp): ReactElement => (
  <StoryModal view="OnRampFiatSelect" {...storyOnramp(options)} />
)

export const filled: Story = () => <Fiat />

export const usual: Story = () => <Fiat options="fail" />

export const loading: Story = () => <Fiat options="wait" />

export const none: Story = () => <Fiat supported={['eip155:10']} />

export const withLegalTick: Story = () => (
  <StoryModal
    view="OnRampFiatSelect"
    features={{ legalCheckbox: true }}
    termsConditionsUrl="https://app.example/terms"
    {...storyOnramp()}
  />
)

export const withTerms: Story = () => (
  <StoryModal view="OnRampFiatSelect" privacyPolicyUrl="https://app.example/privacy" {...storyOnramp()} />
)
