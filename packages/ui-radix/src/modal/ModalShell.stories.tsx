import type { Config } from '@foyer/headless'
import { openModal, requestClose, showAlert, showToast } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import { type ReactElement, useState } from 'react'
import { samples } from '../test/samples.ts'
import { StoryModal, storyWallet } from '../test/storyConfig.tsx'
import { press } from '../test/typeInto.ts'
import { lazyView, type ViewSize } from './views.ts'

export default { title: 'modal/Modal shell' } satisfies StoryDefault

const stuck = (size: ViewSize) =>
  lazyView(() => new Promise<never>(() => {}), { title: ['connect.title', 'Connect wallet'], size })

const Loading = ({ size }: { size: ViewSize }): ReactElement => (
  <StoryModal view="Connect" shell={{ views: { Connect: stuck(size) } }} />
)

export const loadingShort: Story = () => <Loading size="short" />
export const loadingMedium: Story = () => <Loading size="medium" />
export const loadingTall: Story = () => <Loading size="tall" />

const broken = lazyView(() => Promise.reject(new Error('chunk is gone')), {
  title: ['connect.title', 'Connect wallet'],
})

export const viewFailed: Story = () => <StoryModal view="Connect" shell={{ views: { Connect: broken } }} />

export const viewFailedAgain: Story = () => (
  <StoryModal
    view="Connect"
    shell={{ views: { Connect: broken } }}
    setUp={() => press('[data-foyer-modal] button', 'Try again')}
  />
)

// Hides the console error, which this story causes on purpose.
function Missing(): ReactElement {
  useState(() => {
    const { error } = console
    console.error = (...words: unknown[]) =>
      String(words[0]).startsWith('Foyer: no view') ? undefined : error(...words)
  })
  return <StoryModal view="WalletReceive" shell={{ views: {} }} />
}

export const viewMissing: Story = () => <Missing />

export const inline: Story = () => <StoryModal shell={{ inline: true }} />

export const inlineClosable: Story = () => <StoryModal shell={{ inline: true, onClose: () => {} }} />

export const fullScreen: Story = () => <StoryModal view="Connect" shell={{ mobileFullScreen: true }} />

export const shaking: Story = () => (
  <StoryModal
    wallets={[storyWallet('Marigold', { icon: samples.orange, chainId: '424242' })]}
    connected
    setUp={(config) => setTimeout(() => requestClose(config), 300)}
  />
)

const toast = (variant: 'success' | 'error' | 'loading', message: string) => (config: Config) => {
  openModal(config, { view: 'Connect' })
  showToast(config, { message, variant })
}

export const toastSuccess: Story = () => <StoryModal setUp={toast('success', 'Copied')} />
export const toastError: Story = () => <StoryModal setUp={toast('error', 'Failed to disconnect')} />
export const toastLoading: Story = () => <StoryModal setUp={toast('loading', 'Confirm in your wallet')} />
export const toastLong: Story = () => (
  <StoryModal
    setUp={toast(
      'error',
      'The wallet did not answer the request that was sent to it, so nothing has been changed at all, and you can try again',
    )}
  />
)

export const toastOnThePage: Story = () => (
  <StoryModal setUp={(config) => showToast(config, { message: 'Failed to disconnect', variant: 'error' })}>
    <h1>A page</h1>
  </StoryModal>
)

const alert = (variant: 'info' | 'success' | 'warning' | 'error', message: string) => (config: Config) => {
  openModal(config, { view: 'Connect' })
  showAlert(config, { message, variant })
}

export const alertInfo: Story = () => <StoryModal setUp={alert('info', 'A newer version is there')} />
export const alertSuccess: Story = () => <StoryModal setUp={alert('success', 'The relay is back')} />
export const alertWarning: Story = () => <StoryModal setUp={alert('warning', 'Multi-Wallet Not Enabled')} />
export const alertError: Story = () => <StoryModal setUp={alert('error', 'Project ID Not Configured')} />

export const alertWithLink: Story = () => (
  <StoryModal
    setUp={(config) => {
      openModal(config, { view: 'Connect' })
      showAlert(config, { message: 'Rate Limited', variant: 'error', code: 'RATE_LIMITED' })
    }}
  />
)

export const ownAccent: Story = () => (
  <StoryModal view="Connect" shell={{ theme: { accent: '#0a7d55', radius: 0.5, mode: 'light' } }} />
)
