import type { ReactElement } from 'react'

/** Links to states of the playground, by label. */
const links: Readonly<Record<string, string>> = {
  'One wallet': 'wallets=pebble',
  'No wallet at all': 'wallets=',
  'A wallet that declines': 'wallets=pebble:reject',
  'A wallet that never answers': 'wallets=pebble:silent,harbor',
  'A wallet that fails': 'wallets=pebble:crash',
  'A locked wallet': 'wallets=pebble:locked',
  'A wallet that comes after 3 s': 'wallets=pebble,slate:approve@3000',
  Solana: 'networks=solana,solanaDevnet&wallets=fern,moss',
  'Ethereum and Solana': 'networks=mainnet,polygon,solana&wallets=pebble,pebble-solana,fern',
  Bitcoin: 'networks=bitcoin,bitcoinTestnet&wallets=nugget,sluice,unisat',
  Polkadot: 'networks=polkadot&wallets=gravel',
  Cosmos: 'networks=cosmoshub&wallets=keplr',
  'Five namespaces':
    'networks=mainnet,solana,bitcoin,polkadot,cosmoshub&wallets=pebble,fern,nugget,gravel,keplr',
  'Sign in by e-mail (any address, code 123456)': 'connectors=walletConnect,embeddedWallet',
  'One network': 'networks=mainnet',
  'Smart sessions': 'features=smartSessions',
  'Light theme': 'theme=light',
  'Dark theme': 'theme=dark',
  'Right to left': 'locale=ar',
  'Words half as long again': 'locale=en-XA',
}

const parameters: Readonly<Record<string, string>> = {
  wallets: 'which wallets are there and how they answer: name:behaviour@delay, or a JSON list of options',
  networks:
    'names of networks, the first one is where the page starts; name@image: with an image of the backend',
  features: 'features to switch on; a leading - switches off',
  options: 'options of the config to switch on; a leading - switches off',
  theme: 'light, dark or system',
  storage: 'cookie: what a server reads to render is kept in cookies',
  locale: 'a language tag, or en-XA to test with; without one it is the browser’s',
  kind: 'the dialog on its page: radix, radix-other, base-ui, native, popover, popover-manual',
}

/** Every state of the page by a link. */
export function Try(): ReactElement {
  return (
    <aside className="card try" aria-label="Try">
      <h2>Try</h2>
      <ul>
        {Object.entries(links).map(([name, query]) => (
          <li key={name}>
            <a href={`?${query}`}>{name}</a>
          </li>
        ))}
      </ul>
      <details>
        <summary>What an address can say</summary>
        <dl>
          {Object.entries(parameters).map(([name, text]) => (
            <div key={name}>
              <dt>
                <code>?{name}=</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  )
}
