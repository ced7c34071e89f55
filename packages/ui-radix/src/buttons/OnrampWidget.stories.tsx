import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal, type StoryProps } from '../test/storyConfig.tsx'
import { enterAmount, storyOnramp, type StoryOnramp } from '../test/storyOnramp.ts'
import { OnrampWidget } from './OnrampWidget.tsx'

export default { title: 'Onramp widget' } satisfies StoryDefault

const Widget = ({
  amount,
  connected,
  ...options
}: StoryOnramp & { readonly amount?: string } & Pick<StoryProps<'Connect'>, 'connected'>): ReactElement => (
  <StoryModal
    connected={connected}
    {...storyOnramp(options)}
    setUp={(config) => amount && enterAmount(config, amount)}
  >
    <OnrampWidget />
  </StoryModal>
)

export const disconnected: Story = () => <Widget />

export const connected: Story = () => <Widget connected />

export const quoted: Story = () => <Widget connected amount="250" />

export const quoting: Story = () => <Widget connected amount="250" quote="wait" />

export const estimate: Story = () => <Widget connected amount="250" quote="fail" />

export const tooLittle: Story = () => <Widget connected amount="5" />
