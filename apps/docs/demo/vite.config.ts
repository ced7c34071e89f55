import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// A separate page beside the site, in the files that VitePress copies.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('../build/content/public/demo', import.meta.url)),
    emptyOutDir: true,
    reportCompressedSize: false,
    // msw contains code for Node, which no browser runs.
    chunkSizeWarningLimit: 2_000,
  },
})
