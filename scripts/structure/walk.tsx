// `walk.tsx hooks|modal` clicks through a small app in jsdom and prints, as JSON, which of our source files ran between
// each click and the request that the wallet then gets. structure.ts starts it, once for each app, so that each begins
// cold.
import type { ConnectorInfo } from '@foyer/headless'
import { announceWallet } from './createWallet.ts'
import { becomePage } from './page.ts'
import { createRecorder, type Ran } from './recorder.ts'

const recorder = createRecorder()
await becomePage()
const { createRoot } = await import('react-dom/client')
const { eip155 } = await import('@foyer/chains/eip155')
const { mainnet, polygon } = await import('@foyer/chains/networks')
const { createConfig, FoyerProvider, useConnect, useConnectors, useSignMessage, useSwitchNetwork } =
  await import('@foyer/headless')

const walks: Record<string, Record<string, readonly string[]>> = {}

/** Waits for the end of wallet discovery, which searches until 1.5 s after the page has loaded. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2000))

async function find(text: string): Promise<HTMLElement> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const button = [...document.querySelectorAll('button')].find((element) =>
      element.textContent?.includes(text),
    )
    if (button && !button.disabled) return button
    if (Date.now() > deadline)
      throw new Error(`No button “${text}” in ${document.body.innerHTML.slice(0, 2000)}`)
    // oxlint-disable-next-line no-await-in-loop -- the page changes in between
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

let onRequest: (method: string) => void = () => {}
announceWallet((method) => onRequest(method))

/** Clicks a button and records functions until the wallet is asked for `method`. */
async function walk(name: string, text: string, method: string): Promise<void> {
  const button = await find(text)
  // A visitor hovers over a control before the click; some controls load code then.
  button.focus()
  await settled()
  const ran = await new Promise<Ran>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name}: the wallet was not asked`)), 20_000)
    onRequest = (asked) => {
      if (asked !== method) return
      onRequest = () => {}
      clearTimeout(timer)
      resolve(recorder.stop())
    }
    recorder.start()
    button.click()
  })
  walks[name] = Object.fromEntries(ran)
}

const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155()],
  fetch: () => Promise.reject(new TypeError('offline')),
})

function Connect({ connector }: { connector: ConnectorInfo }) {
  const { connect } = useConnect()
  return <button onClick={() => connect({ connector })}>Connect</button>
}

function Switch() {
  const { switchNetwork } = useSwitchNetwork()
  return <button onClick={() => switchNetwork({ caipNetworkId: 'eip155:137' })}>Switch</button>
}

function Sign() {
  const { signMessage } = useSignMessage()
  return <button onClick={() => signMessage({ message: 'Hello' })}>Sign</button>
}

/** Separate components, so that only the hook of the clicked component renders again. */
function Hooks() {
  const connector = useConnectors().find(({ name }) => name === 'House Wallet')
  return (
    <>
      {connector && <Connect connector={connector} />}
      <Switch />
      <Sign />
    </>
  )
}

const pageRoot = createRoot(document.body.appendChild(document.createElement('main')))
if (process.argv[2] === 'modal') {
  const { ConnectButton, FoyerModal } = await import('@foyer/ui-radix')
  pageRoot.render(
    <FoyerProvider config={config}>
      <ConnectButton />
      <FoyerModal />
    </FoyerProvider>,
  )
  ;(await find('Connect')).click()
  await walk('wallet row → wallet (modal)', 'House Wallet', 'eth_requestAccounts')
} else {
  pageRoot.render(
    <FoyerProvider config={config}>
      <Hooks />
    </FoyerProvider>,
  )
  await walk('useConnect → wallet', 'Connect', 'eth_requestAccounts')
  await walk('switchNetwork → wallet', 'Switch', 'wallet_switchEthereumChain')
  await walk('signMessage → wallet', 'Sign', 'personal_sign')
}
console.log(JSON.stringify(walks))
process.exit(0)
