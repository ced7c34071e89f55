import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal, type StoryProps } from '../../test/storyConfig.tsx'
import { storyDirectory } from '../../test/storyDirectory.ts'

export default { title: 'view/Connect wallets' } satisfies StoryDefault

const Wallets = (props: StoryProps<'ConnectWallets'>): ReactElement => (
  <StoryModal
    {...storyDirectory()}
    {...props}
    setUp={(config) => {
      openModal(config, { view: 'Connect' })
      pushView(config, 'ConnectWallets')
    }}
  />
)

export const wallets: Story = () => <Wallets />

export const legalFooter: Story = () => <Wallets termsConditionsUrl="https://example.com/terms" />

export const legalCheckbox: Story = () => (
  <Wallets termsConditionsUrl="https://example.com/terms" features={{ legalCheckbox: true }} />
)
