import { setTimeout as sleep } from 'node:timers/promises'
import type { SiwxSession } from '@foyer/chains/siwx'
import { walletConnectWallet } from '@foyer/sandbox/wallets'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { erc20Abi, parseEther } from 'viem'
import { ACCOUNTS, nodeAt } from '../helpers.ts'
import { isSigned } from '../verifiers.ts'
import { expect, KEYS, test, type Window } from './webkit.ts'

const [ALICE, BOB] = ACCOUNTS
const AMBER = '0x5a11D0c0000000000000000000000000000000a1'
const MESSAGE = 'Hello from Foyer'

async function connect(webkit: Window, name = 'Pebble'): Promise<void> {
  await webkit.click(/^Connect wallet$/)
  await webkit.click(new RegExp(`^${name}\\b.*Installed`))
}
async function connected(webkit: Window): Promise<void> {
  await webkit.expectClosed()
  await webkit.expectButton(/^Account/)
}
async function sign(webkit: Window): Promise<string> {
  await webkit.click(/^Sign message$/)
  return webkit.textOf('signature')
}
const isConnectFocused = (webkit: Window): Promise<boolean> =>
  webkit.run(
    () =>
      /Connect wallet/.test(document.activeElement?.textContent ?? '') &&
      document.activeElement?.tagName === 'BUTTON',
  )

test('connects, signs, switches the network, is restored by a reload, and disconnects', async ({
  webkit,
}) => {
  await webkit.goto('/?wallets=pebble')
  await connect(webkit)
  await connected(webkit)
  expect(isSigned.eip155({ message: MESSAGE, signature: await sign(webkit), address: ALICE })).toBe(true)
  await webkit.click(/Network: Ethereum/)
  await webkit.click(/^Polygon/)
  await webkit.expectClosed()
  await webkit.goto('/?wallets=pebble')
  await webkit.expectButton(/Network: Polygon/)
  await webkit.click(/^Account/)
  await webkit.click(/^Disconnect/)
  await webkit.expectClosed()
  await webkit.expectButton(/^Connect wallet$/)
})

test('a send arrives on the chain', async ({ webkit, world }) => {
  const node = nodeAt(world.urls.evm[1])
  await webkit.goto('/?wallets=pebble')
  await connect(webkit)
  await connected(webkit)
  const before = await node.getBalance({ address: BOB })
  await webkit.click(/^Account/)
  await webkit.click(/^Send$/)
  await webkit.click(/^Select token/)
  await webkit.click(/Ether/)
  await webkit.type(/^Amount/, '1.5')
  await webkit.type(/^Address/, BOB)
  await webkit.click(/^Review$/)
  await webkit.expectView('WalletSendPreview')
  await webkit.click(/^Send$/)
  await webkit.expectView('Account')
  await expect.poll(() => node.getBalance({ address: BOB })).toBe(before + parseEther('1.5'))
})

test('a swap arrives on the chain', async ({ webkit, world }) => {
  const node = nodeAt(world.urls.evm[1])
  const amber = (): Promise<bigint> =>
    node.readContract({ address: AMBER, abi: erc20Abi, functionName: 'balanceOf', args: [ALICE] })
  await webkit.goto('/?wallets=pebble')
  await connect(webkit)
  await connected(webkit)
  const before = await amber()
  await webkit.click(/^Account/)
  await webkit.click(/^Swap$/)
  await webkit.click(/^Select token/)
  await webkit.expectView('SwapSelectToken')
  await webkit.click(/^Amber Dollar/)
  await webkit.expectView('Swap')
  await webkit.type(/^You pay/, '1')
  await webkit.click(/^Review swap$/)
  await webkit.expectView('SwapPreview')
  await webkit.click(/^Swap$/)
  await webkit.expectView('Account')
  await expect.poll(amber).toBe(before + 3_200_000_000n)
})

test('a required sign-in is signed, and a reload sends no request', async ({ webkit }) => {
  await webkit.goto('/?siwx=required&wallets=pebble')
  await connect(webkit)
  await webkit.expectView('SIWXSignMessage')
  await webkit.click(/^Sign$/)
  await connected(webkit)
  const [session] = await webkit.run(
    () => JSON.parse(localStorage.getItem('@foyer/siwx') ?? '[]') as readonly SiwxSession[],
  )
  const { message, signature } = session!
  expect(isSigned.eip155({ message, signature, address: ALICE })).toBe(true)
  await webkit.goto('/?siwx=required&wallets=pebble')
  await connected(webkit)
})

test('a phone scans the QR code and signs, and the link is copied', async ({ webkit, world }) => {
  await webkit.goto('/?connectors=walletConnect&wallets=')
  await webkit.click(/^Connect wallet$/)
  await webkit.click(/^WalletConnect/)
  let uri = ''
  await expect
    .poll(async () => (uri = scan(await webkit.screenshotWith(/^QR code/))), { timeout: 60_000 })
    .toMatch(/^wc:/)
  await webkit.click(/^Copy link$/)
  await expect.poll(() => webkit.run(() => document.body.textContent)).toContain('Copied')
  const phone = await walletConnectWallet(uri, { relayUrl: world.urls.relay, chainRpcUrls: world.urls.evm })
  await connected(webkit)
  expect(isSigned.eip155({ message: MESSAGE, signature: await sign(webkit), address: ALICE })).toBe(true)
  await phone.disconnect()
  await webkit.expectButton(/^Connect wallet$/)
  await phone.stop()
})

/** Enlarges the pixels, since jsQR reads some codes at one size only. */
function scan(image: Buffer): string {
  const { data, width, height } = PNG.sync.read(image)
  const from = new Uint32Array(Uint8Array.from(data).buffer)
  for (const scale of [2, 3, 1, 4]) {
    const to = Uint32Array.from({ length: from.length * scale * scale }, (_, index) => {
      const [x, y] = [index % (width * scale), Math.floor(index / (width * scale))]
      return from[Math.floor(y / scale) * width + Math.floor(x / scale)] ?? 0
    })
    const code = jsQR(new Uint8ClampedArray(to.buffer), width * scale, height * scale)
    if (code) return code.data
  }
  return ''
}

test('an email login signs in the frame, and is restored by a reload', async ({ webkit }) => {
  await webkit.goto('/?connectors=embeddedWallet')
  await webkit.click(/^Connect wallet$/)
  await webkit.type(/^Email/, `mira@example.com${KEYS.Enter}`)
  await webkit.type(/^6-digit code/, '123456')
  await connected(webkit)
  await webkit.click(/^Sign message$/)
  await webkit.expectView('ApproveTransaction')
  let address = ''
  await webkit.inFrame(async () => {
    await webkit.expectButton(/^Approve$/)
    address = await webkit.run(() => /0x[\dA-Fa-f]{40}/.exec(document.body.textContent ?? '')?.[0] ?? '')
    await webkit.click(/^Approve$/)
  })
  await webkit.expectClosed()
  const signature = await webkit.textOf('signature')
  expect(isSigned.eip155({ message: MESSAGE, signature, address })).toBe(true)
  await webkit.goto('/?connectors=embeddedWallet')
  await connected(webkit)
})

test('a Solana wallet connects and signs', async ({ webkit, world }) => {
  await webkit.goto('/?networks=solana&wallets=fern')
  await connect(webkit, 'Fern')
  await connected(webkit)
  const { address } = world.solanaAccounts[0]!
  expect(isSigned.solana({ message: MESSAGE, signature: await sign(webkit), address })).toBe(true)
})

test('the focus stays in the modal, and returns to the button, which Safari does not focus', async ({
  webkit,
}) => {
  await webkit.goto('/?wallets=pebble')
  await webkit.expectButton(/^Connect wallet$/)
  // Safari's rule on macOS and iOS; WebKitGTK focuses clicked buttons.
  await webkit.run(() =>
    addEventListener('mousedown', (event) => {
      event.preventDefault()
      ;(document.activeElement as HTMLElement | null)?.blur()
    }),
  )
  await webkit.click(/^Connect wallet$/)
  await webkit.expectView('Connect')
  await sleep(500)
  for (let count = 0; count < 12; count++) {
    await webkit.press(KEYS.Tab)
    expect(await webkit.run(() => document.activeElement?.closest('[data-foyer-modal]') !== null)).toBe(true)
  }
  await webkit.press(KEYS.Escape)
  await webkit.expectClosed()
  await expect.poll(() => isConnectFocused(webkit)).toBe(true)
})
