import type { Config, DirectoryWallet, WalletConnectUri } from '@foyer/headless'
import { getWalletConnectUri } from '@foyer/headless/actions'
import type { TestConnector } from '@foyer/headless/testing'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { arranging } from './arranging.ts'
import { samplePairing, samples } from './samples.ts'
import { storyWallet, until } from './storyConfig.tsx'

export type StoryPairingOptions = {
  /** Response of the relay; `silent` never responds. @default 'code' */
  readonly relay?: 'code' | 'silent' | 'gone' | undefined
  /** Answer of the wallet to the pairing. @default 'wait' */
  readonly answer?: 'wait' | 'approve' | 'decline' | undefined
  /** The pairing URI of the relay. @default a valid one */
  readonly uri?: string | undefined
}

/** WalletConnect without network: the pairing URI arrives at once, and the wallet behaves as configured. */
export function storyPairing({
  relay = 'code',
  answer = 'wait',
  uri = samplePairing,
}: StoryPairingOptions = {}): TestConnector {
  const connector = storyWallet('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT' })
  const { connect } = connector
  return Object.assign(connector, {
    connect: async (parameters: Parameters<TestConnector['connect']>[0]) => {
      connector.calls.connect++
      if (relay === 'gone') throw Object.assign(new Error('the relay is gone'), { code: -32000 })
      if (relay === 'silent') await forever()
      connector.emit({ type: 'connecting', uri })
      if (answer === 'wait') await forever()
      // The wallet is on another device and answers after a delay.
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (answer === 'decline') throw Object.assign(new Error('User rejected.'), { code: 5000 })
      return connect(parameters)
    },
  })
}

const forever = (): Promise<never> => new Promise(() => {})

/** A fictional wallet with every way to connect. */
export const storyDirectoryWallet: DirectoryWallet = {
  id: 'marigold',
  name: 'Marigold',
  imageUrl: samples.orange,
  mobileLink: 'marigold:',
  universalLink: 'https://marigold.example',
  desktopLink: 'marigold:',
  webappLink: 'https://app.marigold.example',
  homepage: 'https://marigold.example',
  appStore: 'https://apps.example/marigold',
  playStore: 'https://play.example/marigold',
  chromeStore: 'https://chrome.example/marigold',
}

export type StoryDeviceProps = {
  /** @default a desktop computer */
  readonly userAgent?: string | undefined
  readonly isOffline?: boolean | undefined
  readonly children: ReactNode
}

export const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'

/** Emulates another device, and blocks navigation, while the story is mounted. */
export function StoryDevice({ userAgent, isOffline, children }: StoryDeviceProps): ReactElement {
  // Set before children read it, and again where effects run twice; restored on unmount.
  const [emulate] = useState(() => {
    const put = createEmulation({ userAgent, onLine: !isOffline })
    put()
    return put
  })
  useEffect(() => emulate(), [emulate])
  return <>{children}</>
}

function createEmulation(values: { readonly userAgent: string | undefined; readonly onLine: boolean }) {
  const { open } = window
  const { now } = Date
  return (): (() => void) => {
    const set = (name: 'userAgent' | 'onLine', value: unknown): void => {
      if (value !== undefined)
        Object.defineProperty(navigator, name, { configurable: true, get: () => value })
    }
    set('userAgent', values.userAgent)
    set('onLine', values.onLine)
    window.open = () => null
    return () => {
      Reflect.deleteProperty(navigator, 'userAgent')
      Reflect.deleteProperty(navigator, 'onLine')
      window.open = open
      Date.now = now
    }
  }
}

/** Shows a pairing URI, and moves the clock forward until `isReached`. `StoryDevice` restores the clock. */
export const later = (
  config: Config,
  run: () => void,
  { ms, isReached }: { readonly ms: number; readonly isReached: (uri: WalletConnectUri) => boolean },
): Promise<void> =>
  arranging(async () => {
    run()
    await until(() => getWalletConnectUri(config).status === 'ready')
    const { now } = Date
    Date.now = () => now() + ms
    // The clock of the pairing ticks each second.
    await until(() => isReached(getWalletConnectUri(config)))
  })
