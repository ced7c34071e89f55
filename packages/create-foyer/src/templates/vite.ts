import type { CreateOptions } from '../options/options.ts'
import { json, lines } from './text.ts'

/** The files of Vite. */
export const viteFiles = (options: CreateOptions): Record<string, string> => ({
  'index.html': lines(
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width" />',
    `    <title>${options.name}</title>`,
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    '    <script type="module" src="/src/main.tsx"></script>',
    '  </body>',
    '</html>',
  ),
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node', 'vite/client'],
    },
    include: ['src', 'e2e', '*.ts'],
  }),
  'vite.config.ts': lines(
    `import { foyerSandbox } from '@foyer/sandbox/vite'`,
    options.ui === 'modal' && `import { foyerCompileHints } from '@foyer/ui-radix/vite'`,
    options.tailwind && `import tailwindcss from '@tailwindcss/vite'`,
    `import react from '@vitejs/plugin-react'`,
    `import { defineConfig } from 'vite'`,
    '',
    '// The sandbox starts with the development server: local chains, a backend and wallets. A build has none of it.',
    `export default defineConfig({ plugins: [${plugins(options).join(', ')}] })`,
  ),
  'src/main.tsx': lines(
    `import './styles.css'`,
    `import { FoyerProvider } from '@foyer/headless'`,
    `import { StrictMode } from 'react'`,
    `import { createRoot } from 'react-dom/client'`,
    `import { config } from './foyer'`,
    `import { Wallet } from './Wallet'`,
    '',
    `const root = document.getElementById('root')`,
    'if (root)',
    '  createRoot(root).render(',
    '    <StrictMode>',
    '      <FoyerProvider config={config}>',
    `        <main${options.tailwind ? ' className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8"' : ''}>`,
    `          <h1${options.tailwind ? ' className="text-3xl font-bold"' : ''}>${options.name}</h1>`,
    '          <Wallet />',
    '        </main>',
    '      </FoyerProvider>',
    '    </StrictMode>,',
    '  )',
  ),
})

const plugins = ({ tailwind, ui }: CreateOptions): string[] => [
  'react()',
  ...(tailwind ? ['tailwindcss()'] : []),
  ...(ui === 'modal' ? ['foyerCompileHints()'] : []),
  'foyerSandbox()',
]
