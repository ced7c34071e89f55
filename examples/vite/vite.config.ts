import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Tailwind only because `@foyer/ui-radix` is source here; in the registry its stylesheet is compiled.
export default defineConfig({ plugins: [react(), tailwindcss()] })
