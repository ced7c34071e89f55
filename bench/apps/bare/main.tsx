// Baseline of all measurements: a plain Radix dialog with one wallet to choose, without Foyer.
import './style.css'
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Ticker } from '../Ticker.tsx'

type Wallet = {
  info: { name: string; icon: string }
  provider: { request: (call: { method: string }) => Promise<readonly string[]> }
}

function Provider({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([])
  useEffect(() => {
    const listen = (event: Event): void => setWallets([(event as CustomEvent<Wallet>).detail])
    window.addEventListener('eip6963:announceProvider', listen)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return () => window.removeEventListener('eip6963:announceProvider', listen)
  }, [])
  return wallets
}

function App(): ReactElement {
  const wallets = useWallets()
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState<string>()
  const connect = async ({ provider }: Wallet): Promise<void> => {
    const [account] = await provider.request({ method: 'eth_requestAccounts' })
    setAddress(account)
    setIsOpen(false)
  }
  return (
    <>
      <p>{address ?? 'Not connected'}</p>
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Trigger>Connect wallet</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay" />
          <Dialog.Content className="panel" aria-describedby={undefined}>
            <Dialog.Title>Connect wallet</Dialog.Title>
            {wallets.map((wallet) => (
              <button key={wallet.info.name} onClick={() => void connect(wallet)}>
                <img alt="" src={wallet.info.icon} width="40" height="40" />
                {wallet.info.name}
              </button>
            ))}
            <Dialog.Close>Close</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

const app = <App />
const root = document.getElementById('root')
if (root) createRoot(root).render(<Ticker render={() => <Provider>{app}</Provider>} />)
