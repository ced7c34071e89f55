import type { Config, PayRequest } from '@foyer/headless'
import { confirmPay, openPay, preparePay } from '@foyer/headless/actions'
import { samples } from './samples.ts'
import type { StoryConfigOptions } from './storyConfig.tsx'
import { STORY_RECEIVER, storySend, type StorySendOptions } from './storySend.ts'

export const storyRequest: PayRequest = {
  recipient: STORY_RECEIVER,
  options: [
    {
      caipNetworkId: 'eip155:1',
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
      amount: '0.5',
      iconUrl: samples.blue,
    },
    {
      caipNetworkId: 'eip155:1',
      assetAddress: '0x0000000000000000000000000000000000000001',
      symbol: 'PEBB',
      name: 'Pebble Dollar',
      decimals: 18,
      amount: '1.5',
      iconUrl: samples.orange,
    },
  ],
}

/** Options of a config for payments, without network. */
export const storyPay = (options: StorySendOptions = {}): StoryConfigOptions => ({
  ...storySend(options),
  features: { pay: true },
})

/** Requests a payment like an app. */
export const askForPay = (config: Config, request: PayRequest = storyRequest): void =>
  void openPay(config, request).catch(() => {})

/** Pays like a visitor. */
export async function payNow(config: Config): Promise<void> {
  const quote = await preparePay(config)
  await confirmPay(config, { quote })
}
