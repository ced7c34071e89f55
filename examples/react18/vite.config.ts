import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Tailwind only because `@foyer/ui-radix` is source here; in the registry its stylesheet is compiled.
  plugins: [react(), tailwindcss()],
  // Only because this repository has other versions too: linked packages resolve to those of the app.
  resolve: { dedupe: ['react', 'react-dom', '@tanstack/react-query', 'viem'] },
})
