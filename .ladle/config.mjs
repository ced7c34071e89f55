/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'packages/*/src/**/*.stories.tsx',
  // The first page: a view says more than the first button of the list.
  defaultStory: 'view--connect--wallets',
  viteConfig: '.ladle/vite.config.ts',
  host: '127.0.0.1',
  port: 61000,
  outDir: 'build/ladle',
  addons: {
    theme: { enabled: true, defaultState: 'light' },
    rtl: { enabled: true, defaultState: false },
    // Looked at by the sweep, for every story, in both themes and directions.
    a11y: { enabled: false },
    ladle: { enabled: false },
    // Keeps the `msw` that answers for stories; without this, Ladle builds it as an empty module. No service worker
    // starts.
    msw: { enabled: true },
  },
}
