// The React plugin is named here so that Ladle does not bring one of its own: it runs on the workspace's Vite.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { mockWorkerFolder } from '../scripts/lib/mockWorker.ts'

export default {
  plugins: [react(), tailwindcss()],
  publicDir: mockWorkerFolder(),
  // Our packages are source: a pre-bundled copy would be a second instance of every module.
  optimizeDeps: { exclude: ['@foyer/chains', '@foyer/headless', '@foyer/ui-radix', '@foyer/sandbox'] },
}
