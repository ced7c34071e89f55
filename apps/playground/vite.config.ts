import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Lazy dependencies of the packages: each found later would reload the page.
const late = [
  '@foyer/headless > jotai/vanilla',
  '@foyer/headless > jotai/vanilla/utils',
  '@foyer/headless > valibot',
  '@foyer/chains > @noble/hashes/sha3',
  '@foyer/chains > @noble/hashes/blake2b',
  '@foyer/chains > @noble/hashes/utils',
  '@foyer/chains > @scure/base',
  '@foyer/chains > @solana/kit',
  '@foyer/chains > @walletconnect/sign-client',
  '@foyer/ui-radix > @radix-ui/react-dialog',
  '@foyer/ui-radix > @radix-ui/react-tabs',
  '@foyer/ui-radix > @radix-ui/react-toast',
  '@base-ui/react/dialog',
  'radix-dialog-other',
  'viem',
]

export default defineConfig({ plugins: [react(), tailwindcss()], optimizeDeps: { include: late } })
