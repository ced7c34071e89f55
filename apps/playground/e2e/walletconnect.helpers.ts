import type { Sandbox } from '@foyer/sandbox'
import {
  type WalletConnectWallet,
  walletConnectWallet,
  type WalletConnectWalletOptions,
} from '@foyer/sandbox/wallets'
import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test as base } from './fixtures.ts'

/** Pairs a wallet of this process, over the worker's relay. */
export type Pair = (
  uri: string,
  options?: Partial<WalletConnectWalletOptions>,
) => Promise<WalletConnectWallet>

export const test = base.extend<{ readonly pair: Pair }>({
  pair: async ({ world }, use) => {
    const wallets: WalletConnectWallet[] = []
    await use(async (uri, options) => {
      const wallet = await walletConnectWallet(uri, walletOptions(world, options))
      wallets.push(wallet)
      return wallet
    })
    await Promise.all(wallets.map((wallet) => wallet.stop()))
    expect(wallets.flatMap(({ failures }) => failures)).toEqual([])
  },
})

const walletOptions = (
  { urls }: Sandbox,
  options: Partial<WalletConnectWalletOptions> = {},
): WalletConnectWalletOptions => ({ relayUrl: urls.relay, chainRpcUrls: urls.evm, ...options })

/**
 * Decodes the QR code of an element from a screenshot: jsQR misses some codes at one size and reads them at another.
 */
export async function scan(code: Locator): Promise<string> {
  let text = ''
  let scale: 'css' | 'device' = 'css'
  await expect
    .poll(async () => {
      scale = scale === 'css' ? 'device' : 'css'
      const { data, width, height } = PNG.sync.read(await code.screenshot({ scale }))
      text = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? ''
      return text
    })
    .toMatch(/^wc:/)
  return text
}

/** Opens the pairing of the page of hooks, and reads its URI. */
export async function customUri(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'WalletConnect' }).click()
  const uri = page.getByTestId('uri')
  await expect(uri).toBeVisible()
  return (await uri.textContent()) ?? ''
}
