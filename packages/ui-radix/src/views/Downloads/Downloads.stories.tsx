import type { DirectoryWallet } from '@foyer/headless'
import { openModal, pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import { StoryModal } from '../../test/storyConfig.tsx'
import { waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/Downloads' } satisfies StoryDefault

const amber: DirectoryWallet = {
  id: 'amber',
  name: 'Amber Acorn',
  imageUrl: samples.orange,
  homepage: 'https://amber.example/',
  appStore: 'https://ios.example/amber',
  playStore: 'https://android.example/amber',
  chromeStore: 'https://extensions.example/amber',
}

const Get = ({
  wallet = amber,
  then,
}: {
  readonly wallet?: DirectoryWallet
  readonly then?: () => Promise<unknown>
}): ReactElement => (
  <StoryModal
    setUp={async (config) => {
      openModal(config, { view: 'Connect' })
      pushView(config, 'Downloads', { wallet })
      await then?.()
    }}
  />
)

export const everywhere: Story = () => <Get />

export const code: Story = () => (
  <Get then={async () => (await waitForElement<HTMLElement>('[aria-expanded]')).click()} />
)

export const websiteOnly: Story = () => (
  <Get wallet={{ id: 'a', name: 'A wallet with a long name', homepage: 'https://a.example/' }} />
)

export const nowhere: Story = () => <Get wallet={{ id: 'a', name: 'A' }} />
