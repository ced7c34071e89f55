import { type SiwxOptions, siwx, type Siwx } from '@foyer/headless'
import { cancelSignIn, signIn } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import { StoryModal, type StoryProps, storyWallet } from '../../test/storyConfig.tsx'
import { waitForElement } from '../../test/typeInto.ts'

export default { title: 'view/SIWX sign message' } satisfies StoryDefault

const wallets = [storyWallet('Marigold', { icon: samples.orange })]
const site: SiwxOptions = { domain: 'foyer.example', uri: 'https://foyer.example' }

const Asked = ({
  app = 'Quiet Harbour',
  ...story
}: StoryProps<'SIWXSignMessage'> & { app?: string }): ReactElement => (
  <StoryModal
    wallets={wallets}
    connected
    metadata={{ name: app, icons: [samples.blue] }}
    siwx={siwx(site)}
    {...story}
  />
)

/** A wallet, or a store of SIWX sessions, that never answers. */
const never = (method: 'signMessage' | 'getSessions'): Siwx => {
  const plain = siwx(site)({
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    now: () => 0,
    verify: async () => undefined,
  })
  return { ...plain, [method]: () => new Promise(() => {}) }
}

/** Waits until the view is shown. */
const shown = (): Promise<Element> => waitForElement('[data-view=SIWXSignMessage]')

export const required: Story = () => <Asked />

export const optional: Story = () => <Asked siwx={siwx({ ...site, isRequired: false })} />

export const signing: Story = () => (
  <Asked
    siwx={never('signMessage')}
    setUp={async (config) => {
      await shown()
      await signIn(config).catch(() => {})
    }}
  />
)

/** Signed in on one network, signing on the next, and going back. */
const mover = storyWallet('Marigold', { icon: samples.orange })
export const cancelling: Story = () => (
  <Asked
    wallets={[mover]}
    siwx={{ ...never('getSessions'), getSessions: answerTwice(), signMessage: async () => '0x' }}
    setUp={async (config) => {
      await shown()
      await signIn(config)
      mover.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
      await shown()
      await cancelSignIn(config)
    }}
  />
)

/** Nothing is stored, and the third read never answers. */
function answerTwice(): Siwx['getSessions'] {
  let asked = 0
  return async () => {
    asked += 1
    return asked > 2 ? new Promise(() => {}) : []
  }
}

export const failed: Story = () => (
  <Asked
    siwx={{
      ...never('getSessions'),
      getSessions: async () => [],
      signMessage: async () => Promise.reject({ code: 4001 }),
    }}
    setUp={async (config) => {
      await shown()
      await signIn(config).catch(() => {})
    }}
  />
)

export const longName: Story = () => (
  <Asked app="The Society for the Preservation of Exceedingly Long Names of Applications" />
)

export const unnamed: Story = () => <Asked metadata={{ name: '', icons: [] }} />
