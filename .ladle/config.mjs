/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'packages/*/src/**/*.stories.tsx',
  // Story of the first page. By default it would be the first of the list, a button.
  defaultStory: 'view--connect--wallets',
  viteConfig: '.ladle/vite.config.ts',
  host: '127.0.0.1',
  port: 61000,
  outDir: 'build/ladle',
  addons: {
    theme: { enabled: true, defaultState: 'light' },
    rtl: { enabled: true, defaultState: false },
    // Off, since the sweep (scripts/sweep-stories.ts) runs axe-core on every story.
    a11y: { enabled: false },
    ladle: { enabled: false },
    // Stories use `msw` to answer requests. If false, Ladle would replace `msw` by an empty module. No service worker
    // is started.
    msw: { enabled: true },
  },
}
