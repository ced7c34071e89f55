import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'

export default { title: 'view/What is a network' } satisfies StoryDefault

export const asked: Story = () => (
  <StoryModal
    setUp={(config) => {
      openModal(config, { view: 'Networks' })
      pushView(config, 'WhatIsANetwork')
    }}
  />
)
