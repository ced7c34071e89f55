import type { CaipNetworkId } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { describe, expectTypeOf, test } from 'vitest'
import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { getTransactions } from '../data/activity/getTransactions.ts'
import { getBalance } from '../data/balances/queries.ts'
import { getIdentity } from '../data/identity/getIdentity.ts'
import { getNamesForAddress, getNameSuggestions } from '../data/names/readNames.ts'
import { resolveName } from '../data/names/resolveName.ts'
import { getNfts } from '../data/nfts/queries.ts'
import { getTokenBalances } from '../data/tokens/getTokenBalances.ts'
import { registerName } from '../flows/names/registerName.ts'
import { getOnrampOptions } from '../flows/onramp/getOnrampOptions.ts'
import { getOnrampQuote } from '../flows/onramp/getOnrampQuote.ts'
import { estimateGas } from '../flows/signing/estimateGas.ts'
import { sendCalls } from '../flows/signing/sendCalls.ts'
import { sendTransaction } from '../flows/signing/sendTransaction.ts'
import { signMessage, signTransaction, signTypedData } from '../flows/signing/sign.ts'
import { chooseNetwork } from '../modal/chooseNetwork.ts'
import { createConfig } from '../setup/createConfig.ts'
import { connect } from '../wallet/connect.ts'
import { getCapabilities } from '../wallet/reading/getCapabilities.ts'
import { getWalletAssets } from '../wallet/reading/getWalletAssets.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { createFoyerHooks } from './createFoyerHooks.ts'
import * as hooks from './hooks.ts'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })
const bound = createFoyerHooks(config)
const own = { caipNetworkId: 'eip155:137' } as const
const foreign = { caipNetworkId: 'eip155:10' } as const
const connector = 'io.metamask'
const typedData = { domain: {}, types: {}, primaryType: 'Order', message: {} }

test('the ids of a config are those of its networks', () => {
  expectTypeOf<CaipNetworkIdOf<typeof config>>().toEqualTypeOf<'eip155:1' | 'eip155:137'>()
  expectTypeOf<CaipNetworkIdOf<Config>>().toEqualTypeOf<CaipNetworkId>()
})

describe('actions accept the networks of their config', () => {
  test('wallet', () => {
    connect(config, { connector, ...own })
    switchNetwork(config, own)
    chooseNetwork(config, own)
    // @ts-expect-error not configured
    connect(config, { connector, ...foreign })
    // @ts-expect-error not configured
    switchNetwork(config, foreign)
    // @ts-expect-error not configured
    chooseNetwork(config, foreign)
  })

  test('signing', () => {
    signMessage(config, { message: '', ...own })
    // @ts-expect-error not configured
    signMessage(config, { message: '', ...foreign })
    signTypedData(config, { typedData, ...own })
    // @ts-expect-error not configured
    signTypedData(config, { typedData, ...foreign })
    signTransaction(config, { transaction: '', ...own })
    // @ts-expect-error not configured
    signTransaction(config, { transaction: '', ...foreign })
    sendTransaction(config, { to: '0x', ...own })
    // @ts-expect-error not configured
    sendTransaction(config, { to: '0x', ...foreign })
    sendCalls(config, { calls: [], ...own })
    // @ts-expect-error not configured
    sendCalls(config, { calls: [], ...foreign })
    estimateGas(config, { to: '0x', ...own })
    // @ts-expect-error not configured
    estimateGas(config, { to: '0x', ...foreign })
    getCapabilities(config, { address: '0x', ...own })
    // @ts-expect-error not configured
    getCapabilities(config, { address: '0x', ...foreign })
    getWalletAssets(config, { address: '0x', ...own })
    // @ts-expect-error not configured
    getWalletAssets(config, { address: '0x', ...foreign })
  })

  test('data', () => {
    getBalance(config, { address: '0x', ...own })
    // @ts-expect-error not configured
    getBalance(config, { address: '0x', ...foreign })
    getTokenBalances(config, own)
    // @ts-expect-error not configured
    getTokenBalances(config, foreign)
    getNfts(config, own)
    // @ts-expect-error not configured
    getNfts(config, foreign)
    getTransactions(config, own)
    // @ts-expect-error not configured
    getTransactions(config, foreign)
    getIdentity(config, { address: '0x', ...own })
    // @ts-expect-error not configured
    getIdentity(config, { address: '0x', ...foreign })
    getOnrampOptions(config, own)
    // @ts-expect-error not configured
    getOnrampOptions(config, foreign)
    getOnrampQuote(config, own)
    // @ts-expect-error not configured
    getOnrampQuote(config, foreign)
  })

  test('names', () => {
    resolveName(config, { name: 'mira', ...own })
    // @ts-expect-error not configured
    resolveName(config, { name: 'mira', ...foreign })
    getNameSuggestions(config, { name: 'mira', ...own })
    // @ts-expect-error not configured
    getNameSuggestions(config, { name: 'mira', ...foreign })
    getNamesForAddress(config, { address: '0x', ...own })
    // @ts-expect-error not configured
    getNamesForAddress(config, { address: '0x', ...foreign })
    registerName(config, { name: 'mira', ...own })
    // @ts-expect-error not configured
    registerName(config, { name: 'mira', ...foreign })
  })

  test('a config of unknown networks accepts any', () => {
    const any: Config = config
    switchNetwork(any, foreign)
    signMessage(any, { message: '', ...foreign })
    getTokenBalances(any, foreign)
    // @ts-expect-error not a CAIP-2 id
    switchNetwork(any, { caipNetworkId: 'mainnet' })
  })
})

describe('hooks of one config accept its networks', () => {
  test('mutations', () => {
    bound.useConnect().connect({ connector, ...own })
    // @ts-expect-error not configured
    bound.useConnect().connect({ connector, ...foreign })
    bound.useSwitchNetwork().switchNetwork(own)
    // @ts-expect-error not configured
    bound.useSwitchNetwork().switchNetwork(foreign)
    bound.useChooseNetwork()(own)
    // @ts-expect-error not configured
    bound.useChooseNetwork()(foreign)
    bound.useSignMessage().signMessage({ message: '', ...own })
    // @ts-expect-error not configured
    bound.useSignMessage().signMessage({ message: '', ...foreign })
    // @ts-expect-error not configured
    bound.useSignTypedData().signTypedData({ typedData, ...foreign })
    // @ts-expect-error not configured
    bound.useSignTransaction().signTransaction({ transaction: '', ...foreign })
    // @ts-expect-error not configured
    bound.useSendTransaction().sendTransaction({ to: '0x', ...foreign })
    // @ts-expect-error not configured
    bound.useSendCalls().sendCalls({ calls: [], ...foreign })
  })

  test('queries', () => {
    bound.useBalance(own)
    // @ts-expect-error not configured
    bound.useBalance(foreign)
    bound.useTokenBalances(own)
    // @ts-expect-error not configured
    bound.useTokenBalances(foreign)
    bound.useNfts(own)
    // @ts-expect-error not configured
    bound.useNfts(foreign)
    bound.useTransactions(own)
    // @ts-expect-error not configured
    bound.useTransactions(foreign)
    bound.useGasPrice(own)
    // @ts-expect-error not configured
    bound.useGasPrice(foreign)
    bound.useCapabilities(own)
    // @ts-expect-error not configured
    bound.useCapabilities(foreign)
    bound.useWalletAssets(own)
    // @ts-expect-error not configured
    bound.useWalletAssets(foreign)
    bound.useTransactionStatus({ hash: '0x', ...own })
    const { data: hash, variables } = bound.useSendTransaction()
    bound.useTransactionStatus({ hash, caipNetworkId: variables?.caipNetworkId })
    // @ts-expect-error not configured
    bound.useTransactionStatus({ hash: '0x', ...foreign })
    bound.useResolveName({ name: 'mira', ...own })
    // @ts-expect-error not configured
    bound.useResolveName({ name: 'mira', ...foreign })
    bound.useReverseName(own)
    // @ts-expect-error not configured
    bound.useReverseName(foreign)
    bound.useNameSuggestions({ name: 'mira', ...own })
    // @ts-expect-error not configured
    bound.useNameSuggestions({ name: 'mira', ...foreign })
    bound.useOnrampOptions(own)
    // @ts-expect-error not configured
    bound.useOnrampOptions(foreign)
    bound.useOnrampQuote(own)
    // @ts-expect-error not configured
    bound.useOnrampQuote(foreign)
  })
})

test('the networks of the list are those that a switch accepts', () => {
  const [item] = bound.useNetworks().items
  expectTypeOf(item?.network.caipNetworkId).toEqualTypeOf<'eip155:1' | 'eip155:137' | undefined>()
  const [given] = hooks.useNetworks({ config }).items
  if (given) hooks.useSwitchNetwork({ config }).switchNetwork({ caipNetworkId: given.network.caipNetworkId })
})

test('hooks with a config accept its networks', () => {
  hooks.useConnect({ config }).connect({ connector, ...own })
  // @ts-expect-error not configured
  hooks.useConnect({ config }).connect({ connector, ...foreign })
  // @ts-expect-error not configured
  hooks.useSwitchNetwork({ config }).switchNetwork(foreign)
  // @ts-expect-error not configured
  hooks.useSignMessage({ config }).signMessage({ message: '', ...foreign })
  hooks.useBalance({ config, ...own })
  // @ts-expect-error not configured
  hooks.useBalance({ config, ...foreign })
  // @ts-expect-error not configured
  hooks.useTokenBalances({ config, ...foreign })
})
