import './styles.css'
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider } from '@foyer/headless'
import { FoyerModal } from '@foyer/ui-radix'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Wallet } from './Wallet'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

function App() {
  const [mode, setMode] = useState<'light' | 'dark'>('light')
  const toggle = () => {
    const next = mode === 'light' ? 'dark' : 'light'
    document.documentElement.classList.toggle('dark', next === 'dark')
    setMode(next)
  }
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-6 p-6">
      <header className="flex items-center justify-between">
        <h1 className="text-xl font-semibold">Orchard</h1>
        <Wallet />
      </header>
      <label className="flex min-h-10 items-center gap-2 text-sm text-muted-foreground">
        <input type="checkbox" checked={mode === 'dark'} onChange={toggle} />
        Dark mode
      </label>
      {/* `mode` is for what is no colour of the page: shadows, the colour scheme, and colours without a variable. */}
      <FoyerModal theme={{ mode }} classNames={{ panel: 'shadow-lg' }} />
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <FoyerProvider config={config}>
    <App />
  </FoyerProvider>,
)
