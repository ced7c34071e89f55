import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal, type StoryProps } from '../../test/storyConfig.tsx'
import { storyDirectory } from '../../test/storyDirectory.ts'

export default { title: 'view/Get wallet' } satisfies StoryDefault

const Get = (props: StoryProps<'GetWallet'>): ReactElement => (
  <StoryModal
    {...props}
    setUp={(config) => {
      openModal(config, { view: 'Connect' })
      pushView(config, 'WhatIsAWallet')
      pushView(config, 'GetWallet')
    }}
  />
)

export const suggested: Story = () => <Get {...storyDirectory()} />

export const ownWallet: Story = () => (
  <Get
    {...storyDirectory()}
    customWallets={[{ id: 'own', name: 'House wallet', homepage: 'https://house.example/' }]}
  />
)

export const loading: Story = () => <Get {...storyDirectory({ faultOf: () => 'wait' })} />

export const none: Story = () => <Get />
