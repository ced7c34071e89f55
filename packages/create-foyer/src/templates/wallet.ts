import type { CreateOptions } from '../options/options.ts'
import { lines } from './text.ts'

/** The component that connects a wallet. */
export const walletFiles = (options: CreateOptions): Record<string, string> => ({
  'src/Wallet.tsx': options.ui === 'modal' ? modal(options) : hooks(options),
})

const isNext = ({ framework }: CreateOptions): boolean => framework === 'next'

/**
 * The head of `Wallet`: declares `address`, and with Next `shown`, the stored address until the wallet has answered.
 */
const walletHead = (options: CreateOptions): string =>
  isNext(options)
    ? lines(
        '/** `lastAccount` is rendered by the server, and until the browser has read the stored account. */',
        'export function Wallet({ lastAccount }: { lastAccount: string | undefined }) {',
        '  const { address, status } = useAccount()',
        '  useEffect(() => {',
        `    if (status === 'connected') writeLastAccount(address)`,
        `    if (status === 'disconnected') writeLastAccount(undefined)`,
        '  }, [status, address])',
        `  const restored = address === undefined && status === 'reconnecting' ? lastAccount : undefined`,
        '  const shown = address ?? restored',
      ).trimEnd()
    : lines('export function Wallet() {', '  const { address } = useAccount()').trimEnd()

/** ` className="…"` with Tailwind. */
const classes = ({ tailwind }: CreateOptions, names: string): string =>
  tailwind ? ` className="${names}"` : ''

const client = ({ framework }: CreateOptions): readonly (string | false)[] => [
  framework === 'next' && `'use client'`,
  framework === 'next' && '',
]

/** Declares the classes of the buttons, which `className={button}` uses. */
const buttonClasses = ({ tailwind }: CreateOptions): readonly (string | false)[] => [
  tailwind && '',
  tailwind && `const button = 'rounded-lg border border-current px-4 py-2 font-semibold disabled:opacity-50'`,
]

function modal(options: CreateOptions): string {
  const shown = isNext(options) ? 'shown' : 'address'
  return lines(
    ...client(options),
    `import { useAccount } from '@foyer/headless'`,
    `import { ConnectButton, FoyerModal } from '@foyer/ui-radix'`,
    isNext(options) && `import { useEffect } from 'react'`,
    isNext(options) && `import { writeLastAccount } from './lastAccount'`,
    '',
    walletHead(options),
    '  return (',
    `    <section${classes(options, 'flex flex-col items-start gap-4')}>`,
    `      <p${classes(options, 'break-all')}>{${shown} ? \`Connected as \${${shown}}\` : 'Not connected'}</p>`,
    ...(isNext(options)
      ? [
          '      {restored ? (',
          `        <button type="button" disabled aria-busy="true">`,
          '          {restored.slice(0, 6)}…{restored.slice(-4)}',
          '        </button>',
          '      ) : (',
          '        <ConnectButton />',
          '      )}',
        ]
      : ['      <ConnectButton />']),
    '      <FoyerModal />',
    '    </section>',
    '  )',
    '}',
  )
}

function hooks(options: CreateOptions): string {
  const button = options.tailwind ? ' className={button}' : ''
  const shown = isNext(options) ? 'shown' : 'address'
  const reactNames = [isNext(options) && 'useEffect', options.walletConnect && 'useState'].filter(Boolean)
  return lines(
    ...client(options),
    `import { useAccount, useConnect, useConnectList, useDisconnect${options.walletConnect ? ', useWalletConnectUri' : ''} } from '@foyer/headless'`,
    reactNames.length > 0 && `import { ${reactNames.join(', ')} } from 'react'`,
    isNext(options) && `import { writeLastAccount } from './lastAccount'`,
    ...buttonClasses(options),
    '',
    walletHead(options),
    ...(options.tailwind
      ? [
          '  return (',
          '    <section className="flex flex-col items-start gap-4">',
          `      {${shown} ? <Account address={${shown}} /> : <Login />}`,
          '    </section>',
          '  )',
        ]
      : [`  return <section>{${shown} ? <Account address={${shown}} /> : <Login />}</section>`]),
    '}',
    '',
    'function Account({ address }: { address: string }) {',
    '  const { disconnect, isPending } = useDisconnect()',
    '  return (',
    '    <>',
    `      <p${classes(options, 'break-all')}>Connected as {address}</p>`,
    `      <button type="button"${button} disabled={isPending} onClick={() => disconnect()}>`,
    '        Disconnect',
    '      </button>',
    '    </>',
    '  )',
    '}',
    '',
    'function Login() {',
    '  const { items } = useConnectList()',
    '  const { connect, isPending, error } = useConnect()',
    options.walletConnect && '  const [isPairing, setIsPairing] = useState(false)',
    '  return (',
    '    <>',
    '      <p>Not connected</p>',
    '      {items.map(({ key, name, connector }) =>',
    `        connector && connector.type !== 'WALLET_CONNECT' ? (`,
    '          // Called within the click: some wallets open a popup.',
    ...(options.tailwind
      ? [
          '          <button',
          '            key={key}',
          '            type="button"',
          '            className={button}',
          '            disabled={isPending}',
          '            onClick={() => connect({ connector })}',
          '          >',
        ]
      : [
          '          <button key={key} type="button" disabled={isPending} onClick={() => connect({ connector })}>',
        ]),
    '            {name}',
    '          </button>',
    '        ) : null,',
    '      )}',
    options.walletConnect &&
      lines(
        '      {isPairing ? (',
        '        <PairingUri />',
        '      ) : (',
        `        <button type="button"${button} onClick={() => setIsPairing(true)}>`,
        '          Phone',
        '        </button>',
        '      )}',
      ).trimEnd(),
    '      {error && <p role="alert">{error.message}</p>}',
    '    </>',
    '  )',
    '}',
    ...(options.walletConnect
      ? [
          '',
          '/** The URI for a QR code of any library; a wallet on a phone scans it. */',
          'function PairingUri() {',
          '  const { uri, status, error, refresh } = useWalletConnectUri()',
          `  if (status === 'expired' || error)`,
          '    return (',
          '      <>',
          '        {error && <p role="alert">{error.message}</p>}',
          `        <button type="button"${button} onClick={refresh}>`,
          '          New code',
          '        </button>',
          '      </>',
          '    )',
          `  return <output${classes(options, 'break-all font-mono text-sm')}>{uri ?? 'Loading…'}</output>`,
          '}',
        ]
      : []),
  )
}
