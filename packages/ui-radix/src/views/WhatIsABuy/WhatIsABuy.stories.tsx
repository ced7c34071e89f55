import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyOnramp } from '../../test/storyOnramp.ts'

export default { title: 'view/What is a buy' } satisfies StoryDefault

export const asked: Story = () => (
  <StoryModal
    connected
    {...storyOnramp()}
    setUp={(config) => {
      openModal(config, { view: 'OnRampProviders' })
      pushView(config, 'WhatIsABuy')
    }}
  />
)
