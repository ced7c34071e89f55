import { expect, test } from 'vitest'
import { defineNetwork } from './defineNetwork.ts'
import { mainnet } from './definitions/mainnet.ts'
import { polygon } from './definitions/polygon.ts'
import { extendNetwork } from './extendNetwork.ts'

const own = polygon.rpcUrls.default.http
const hosted = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A137&projectId=p'
const custom = ['https://one.example', 'https://two.example']
const customRpcUrls = { 'eip155:137': custom }
const unserved = defineNetwork({ ...mainnet, id: 999 })

test.each([
  ['nothing', polygon, {}, own],
  ['a project id', polygon, { projectId: 'p' }, [hosted]],
  ['custom URLs', polygon, { customRpcUrls }, [...custom, ...own]],
  ['custom URLs and a project id', polygon, { customRpcUrls, projectId: 'p' }, [...custom, hosted]],
  ['custom URLs of another network', polygon, { customRpcUrls: { 'eip155:1': custom } }, own],
  ['a URL of the network as custom URL', polygon, { customRpcUrls: { 'eip155:137': own } }, own],
  [
    'a project id, for a network without a hosted URL',
    unserved,
    { projectId: 'p' },
    unserved.rpcUrls.default.http,
  ],
  [
    'a custom blockchain endpoint',
    polygon,
    { endpoints: { blockchain: 'http://127.0.0.1:4000/' } },
    ['http://127.0.0.1:4000/v1/?chainId=eip155%3A137'],
  ],
  [
    'the hosted URL without project id as custom URL',
    polygon,
    {
      customRpcUrls: { 'eip155:137': ['https://rpc.walletconnect.org/v1/?chainId=eip155%3A137'] },
      projectId: 'p',
    },
    [hosted],
  ],
  ['a project id that needs URL encoding', polygon, { projectId: 'a&b' }, [hosted.replace('=p', '=a%26b')]],
])('[S7.33] RPC URLs with %s', (_, network, parameters, http) => {
  expect(extendNetwork(network, parameters).rpcUrls.default.http).toEqual(http)
})

test.each([
  ['those of the network', {}, own],
  ['those of the network, with a project id', { projectId: 'p' }, own],
  ['custom URLs and those of the network', { customRpcUrls, projectId: 'p' }, [...custom, ...own]],
  [
    'none with a project id',
    { customRpcUrls: { 'eip155:137': [hosted, 'https://x.example/?a=b&projectid=p'] }, projectId: 'p' },
    own,
  ],
])('[S7.33] [S3.17] URLs for wallets: %s', (_, parameters, http) => {
  expect(extendNetwork(polygon, parameters).rpcUrls.chainDefault?.http).toEqual(http)
})

test('[S3.17] extending twice equals extending once', () => {
  const once = extendNetwork(polygon, { customRpcUrls, projectId: 'p' })
  expect(extendNetwork(once, { customRpcUrls, projectId: 'p' })).toEqual(once)
})

test('[S3.17] does not change the given network', () => {
  const before = structuredClone(polygon)
  extendNetwork(polygon, { customRpcUrls, projectId: 'p' })
  expect(polygon).toEqual(before)
})
