import type { CreateOptions } from '../options/options.ts'
import { lines } from './text.ts'

/** The component that connects a wallet. */
export const walletFiles = (options: CreateOptions): Record<string, string> => ({
  'src/Wallet.tsx': options.ui === 'modal' ? modal(options) : hooks(options),
})

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

const modal = (options: CreateOptions): string =>
  lines(
    ...client(options),
    `import { useAccount } from '@foyer/headless'`,
    `import { ConnectButton, FoyerModal } from '@foyer/ui-radix'`,
    '',
    'export function Wallet() {',
    '  const { address } = useAccount()',
    '  return (',
    `    <section${classes(options, 'flex flex-col items-start gap-4')}>`,
    `      <p${classes(options, 'break-all')}>{address ? \`Connected as \${address}\` : 'Not connected'}</p>`,
    '      <ConnectButton />',
    '      <FoyerModal />',
    '    </section>',
    '  )',
    '}',
  )

function hooks(options: CreateOptions): string {
  const button = options.tailwind ? ' className={button}' : ''
  return lines(
    ...client(options),
    `import { useAccount, useConnect, useConnectList, useDisconnect${options.walletConnect ? ', useWalletConnectUri' : ''} } from '@foyer/headless'`,
    options.walletConnect && `import { useState } from 'react'`,
    ...buttonClasses(options),
    '',
    'export function Wallet() {',
    '  const { isConnected } = useAccount()',
    `  return <section${classes(options, 'flex flex-col items-start gap-4')}>{isConnected ? <Account /> : <Login />}</section>`,
    '}',
    '',
    'function Account() {',
    '  const { address } = useAccount()',
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
    `          <button key={key} type="button"${button} disabled={isPending} onClick={() => connect({ connector })}>`,
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
          '  const { uri, status, refresh } = useWalletConnectUri()',
          `  if (status === 'expired')`,
          '    return (',
          `      <button type="button"${button} onClick={refresh}>`,
          '        New code',
          '      </button>',
          '    )',
          `  return <output${classes(options, 'break-all font-mono text-sm')}>{uri ?? 'Loading…'}</output>`,
          '}',
        ]
      : []),
  )
}
