import '../../theme/styles.css'
import { mainnet } from '@foyer/chains/networks'
import type { Config } from '@foyer/headless'
import { connect, openModal, pushView } from '@foyer/headless/actions'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { render } from '../render.ts'
import { renderModal, type RenderModalOptions } from '../renderModal.tsx'
import { storyWallet } from '../storyConfig.tsx'
import { storyDirectory, storyEntry } from '../storyDirectory.ts'
import { StoryFrame } from '../StoryFrame.tsx'
import { storyToken, storyTokens } from '../storyTokens.ts'
import { pictureHandlers, pictureKinds, PICTURES, pictureUrl } from './pictures.ts'

const worker = setupWorker(...pictureHandlers)
const rejections: unknown[] = []
const note = ({ reason }: PromiseRejectionEvent): void => void rejections.push(reason)
let endings = 0

beforeAll(async () => {
  addEventListener('unhandledrejection', note)
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
})
afterEach(cleanup)

const urls = pictureKinds.map(pictureUrl)
const nameOf = (index: number): string => `Fern ${index}`

type ImageCase = {
  readonly view: string
  readonly options: RenderModalOptions
  readonly open: (config: Config) => unknown
}

const account = async (config: Config): Promise<void> => {
  await act(() => connect(config, { connector: 'Marigold' }))
  act(() => openModal(config, { view: 'Account' }))
}

/** Views that show remote images: each has one image of every kind, side by side. */
const imageCases: readonly ImageCase[] = [
  {
    view: 'wallets',
    options: {
      wallets: [storyWallet('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT' })],
      ...storyDirectory({
        entries: urls.map((url, index) => ({ ...storyEntry(index), name: nameOf(index), image_url: url })),
      }),
      endpoints: { kit: PICTURES },
    },
    open(config) {
      act(() => openModal(config))
      act(() => pushView(config, 'AllWallets'))
    },
  },
  {
    view: 'networks',
    options: {
      // Chain ids without a bundled logo.
      networks: urls.map((imageUrl, index) => ({
        ...mainnet,
        id: 990_000 + index,
        caipNetworkId: `eip155:${990_000 + index}`,
        name: nameOf(index),
        assets: { imageUrl },
      })) as unknown as NonNullable<RenderModalOptions['networks']>,
    },
    open: (config) => act(() => openModal(config, { view: 'Networks' })),
  },
  {
    view: 'tokens',
    options: storyTokens({
      // The first is the native currency, whose name comes from the network.
      tokens: urls.map((iconUrl, index) => storyToken(index + 1, { name: nameOf(index), iconUrl })),
    }),
    open: account,
  },
  {
    view: 'NFTs',
    options: {
      nfts: async () => ({
        items: urls.map((imageUrl, index) => ({ id: `${index}`, name: nameOf(index), imageUrl })),
      }),
    },
    async open(config) {
      await account(config)
      fireEvent.mouseDown(await screen.findByRole('tab', { name: 'NFTs' }), { button: 0 })
    },
  },
]

/** The image beside a name. */
async function pictureOf(name: string): Promise<HTMLElement> {
  const text = await waitFor(
    () =>
      [...document.querySelectorAll('bdi')].find((each) => each.textContent === name) ?? expect.fail(name),
  )
  const row = text.closest<HTMLElement>('[data-foyer-part=row], [data-foyer-part=card], li')
  row?.scrollIntoView({ block: 'center' })
  return row?.querySelector<HTMLElement>('[data-foyer-part=image]') ?? expect.fail(`no picture of ${name}`)
}

describe.each(imageCases)('$view', ({ options, open }) => {
  test('an image that fails to load leaves its letter, all others have the same size [S9.8]', async () => {
    const config = await renderModal(options)
    await open(config)
    const [size] = sizeOf(await pictureOf(nameOf(0)))
    expect(size).toBeGreaterThan(0)
    for (const [index, { kind, isShown = false }] of pictureKinds.entries()) {
      const picture = await pictureOf(nameOf(index))
      await waitFor(() =>
        expect([kind, picture.dataset['state']]).toEqual([kind, isShown ? 'loaded' : 'fallback']),
      )
      const letter = picture.querySelector('[data-foyer-part=image-letter]')?.textContent
      expect([kind, letter]).toEqual([kind, isShown ? undefined : 'F'])
      if (isShown) await waitFor(() => expect([kind, drawnPoints(picture)]).not.toEqual([kind, 0]))
      expect([kind, ...sizeOf(picture)]).toEqual([kind, size, size])
      expect(document.querySelector('[data-foyer-modal]')?.textContent).toContain(nameOf(index))
      endings += 1
    }
    expect('foyerWasRun' in globalThis || 'foyerWasRun' in (top ?? {})).toBe(false)
  }, 120_000)
})

/** In whole pixels. */
const sizeOf = (element: Element): readonly number[] => {
  const { width, height } = element.getBoundingClientRect()
  return [width, height].map(Math.round)
}

const drawnPoints = (picture: HTMLElement): number => picture.querySelector('img')?.naturalWidth ?? 0

test('avatars: an image that fails to load leaves the gradient', async () => {
  render(
    <StoryFrame theme="light">
      {urls.map((src, index) => (
        <Avatar key={nameOf(index)} address={`0x${index}`} src={src} data-testid={nameOf(index)} />
      ))}
    </StoryFrame>,
  )
  for (const [index, { kind, isShown = false }] of pictureKinds.entries()) {
    const avatar = screen.getByTestId(nameOf(index))
    const covers = (): boolean => drawnPoints(avatar) > 0
    await waitFor(() => expect([kind, covers()]).toEqual([kind, isShown]))
    expect(avatar.querySelector('svg')).not.toBeNull()
    expect([kind, ...sizeOf(avatar)]).toEqual([kind, 40, 40])
    endings += 1
  }
  expect('foyerWasRun' in globalThis || 'foyerWasRun' in (top ?? {})).toBe(false)
})

afterAll(() => {
  worker.stop()
  removeEventListener('unhandledrejection', note)
  const all = pictureKinds.length * (imageCases.length + 1)
  console.info(`${endings} of ${all} pictures end as they should, ${rejections.length} rejections unhandled`)
})
