import type { Config } from '@foyer/headless'
import { connectSocial, openModal } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { storyEmail } from '../../test/storyEmail.ts'

export default { title: 'view/Connecting social' } satisfies StoryDefault

const provider = 'google' as const
type OnPopup = (popup: ReturnType<typeof storyEmail>['popup']) => void

/** A login whose popup behaves as the story needs. */
const Login = ({
  onPopup,
  setUp,
  isBlocked,
}: {
  readonly onPopup?: OnPopup
  readonly setUp?: Parameters<typeof storyEmail>[0]
  readonly isBlocked?: boolean
}): ReactElement => {
  const { popup, wallets, endpoints } = storyEmail(setUp)
  popup.block(isBlocked === true)
  const begin = (config: Config): void => {
    const done = connectSocial(config, { provider })
    done.catch(() => undefined)
    openModal(config, { view: 'Connect' })
    openModal(config, { view: 'ConnectingSocial', data: { provider } })
    onPopup?.(popup)
  }
  return <StoryModal wallets={wallets} endpoints={endpoints} setUp={begin} />
}

export const window: Story = () => <Login />

export const account: Story = () => (
  <Login
    setUp={({ silent }) => silent.add('CONNECT_SOCIAL')}
    onPopup={(popup) => popup.say({ resultUri: '?auth=token' })}
  />
)

export const refused: Story = () => (
  <Login onPopup={(popup) => popup.say({ resultUri: '?error=The+account+is+locked' })} />
)

export const blocked: Story = () => <Login isBlocked />

export const ready: Story = () => {
  const { wallets, endpoints } = storyEmail()
  return <StoryModal view="ConnectingSocial" data={{ provider }} wallets={wallets} endpoints={endpoints} />
}
