import * as networks from '@foyer/chains/networks'
import { expect, test } from 'vitest'
import { findLogo, loadLogo, type LogoId } from './findLogo.ts'
import { logos } from './images/index.ts'
import { loadNetworkLogo } from './networkLogos.ts'
import { walletLogos } from './walletLogos.ts'

test.each([
  ['eip155:1', 'ethereum'],
  ['eip155:137', 'polygon'],
  ['bip122:000000000019d6689c085ae165831e93', 'bitcoin'],
  ['currency:usdc', 'usdc'],
  ['provider:coinbase', 'coinbase'],
  ['eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'usdc'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'usdc'],
  ['eip155:1:0x000000000000000000000000000000000000dEaD', undefined],
  ['eip155:4242', undefined],
  ['currency:constructor', undefined],
  ['provider:constructor', undefined],
  ['toString:1', undefined],
  ['toString:name', undefined],
] as const)('[S7.32] the logo of %s is %s', (id, name) => {
  expect(findLogo(id)).toBe(name)
})

test('[S7.32] every network of the package has a logo', () => {
  const ids = Object.values(networks).flatMap((value) =>
    typeof value === 'object' && 'caipNetworkId' in value ? [value.caipNetworkId] : [],
  )
  expect(ids.length).toBeGreaterThan(20)
  expect(ids.filter((id) => findLogo(id as LogoId) === undefined)).toEqual([])
})

test('[S7.32] every logo is an SVG in a data URL, so that no request leaves the page', async () => {
  const all = [...Object.values(logos), ...Object.values(walletLogos)]
  const urls = await Promise.all(all.map(async (load) => (await load()).default))
  expect(urls.length).toBeGreaterThan(40)
  for (const url of urls) expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg [^<>"#]+%3C\/svg%3E$/)
  expect(await loadNetworkLogo('eip155:1')).toBe(await loadLogo('eip155:1'))
  await expect(loadNetworkLogo('toString')).resolves.toBeUndefined()
  await expect(loadLogo('eip155:1')).resolves.toMatch(/^data:/)
  await expect(loadLogo('eip155:4242')).resolves.toBeUndefined()
})
