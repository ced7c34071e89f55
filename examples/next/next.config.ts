import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  // Only because the packages are source here: from the registry they come compiled, and with types.
  transpilePackages: ['@foyer/chains', '@foyer/headless', '@foyer/ui-radix'],
  typescript: { ignoreBuildErrors: true },
}
export default config
