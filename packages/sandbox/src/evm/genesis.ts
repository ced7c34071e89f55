import { createRequire } from 'node:module'
import { type Hex, keccak256, numberToHex, stringToHex } from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { SandboxError } from '../base/errors.ts'
import { requestRpcBatch, type RpcCall } from '../base/rpc.ts'
import {
  type SandboxCollection,
  sandboxCollections,
  type SandboxToken,
  sandboxTokens,
  SILENT_TOKEN,
  SWAP_ROUTER,
} from '../base/tokens.ts'
import { devAccounts } from './accounts.ts'
import { BATCHER, batcherCode } from './batcher.ts'
import { ENS_NETWORK, ensCalls } from './ens.ts'
import { entryPointCode } from './entryPoint/entryPointCode.ts'
import { MULTICALL3, multicallCode } from './multicall.ts'
import { PERMIT2, permit2Code } from './permit2.ts'
import { LIQUIDITY, routerCalls } from './router.ts'
import { silentCode } from './silentCode.ts'
import { itemSlotOf, slotOf, type Storage, toShortText, toWord } from './storage.ts'

/** Tokens of each funded account. */
const PIECES = 1_000n
/** Index of the holder of the token without return value. */
const SILENT_HOLDER = 5
/** `decimals()` in OpenZeppelin's ERC-20: returns 18 (0x12). */
const DECIMALS = /6012(?=815260)/g

type Contract = { readonly address: string; readonly code: Hex; readonly storage: Storage }

/**
 * Writes the sandbox's tokens, Multicall3, Permit2, the entry point of ERC-4337, ENS, the code of upgraded accounts
 * and the swap router to a node: runtime code with the storage after deployment. So they exist in block 0, at fixed
 * addresses, in one round trip.
 */
export async function writeEvmGenesis(url: string, chainId: number): Promise<void> {
  const caipNetworkId = `eip155:${chainId}`
  const tokens = sandboxTokens.filter((token) => token.caipNetworkId === caipNetworkId)
  const collections = sandboxCollections.filter((collection) => collection.caipNetworkId === caipNetworkId)
  const calls = [...tokens.map(toErc20), ...collections.map(toErc721)].flatMap(toCalls)
  const multicall = { method: 'anvil_setCode', params: [MULTICALL3, await multicallCode()] }
  const permit2 = { method: 'anvil_setCode', params: [PERMIT2, permit2Code] }
  const entryPoint = { method: 'anvil_setCode', params: [entryPoint07Address, entryPointCode] }
  const batcher = { method: 'anvil_setCode', params: [BATCHER, batcherCode()] }
  const ens = caipNetworkId === ENS_NETWORK ? ensCalls() : []
  if (calls.length > 0)
    await requestRpcBatch(url, [
      ...calls,
      multicall,
      permit2,
      entryPoint,
      batcher,
      ...ens,
      ...routerCalls(caipNetworkId),
    ])
}

function toCalls({ address, code, storage }: Contract): RpcCall[] {
  return [
    { method: 'anvil_setCode', params: [address, code] },
    ...Object.entries(storage).map(([slot, word]) => ({
      method: 'anvil_setStorageAt',
      params: [address, slot, word],
    })),
  ]
}

function toErc20({ address = '', name, symbol, decimals }: SandboxToken): Contract {
  const each = PIECES * 10n ** BigInt(decimals)
  const [balances, supply, names, symbols] = [0n, 2n, 3n, 4n]
  const isSilent = address === SILENT_TOKEN
  const holders = isSilent ? devAccounts.slice(SILENT_HOLDER, SILENT_HOLDER + 1) : devAccounts
  const liquidity = isSilent ? 0n : LIQUIDITY * 10n ** BigInt(decimals)
  return {
    address,
    // The preset has 18 decimals; replace them.
    code: isSilent
      ? silentCode(sandboxTokens.find((token) => token.decimals === decimals)?.address ?? '')
      : patch(presets().erc20, DECIMALS, `60${numberToHex(decimals, { size: 1 }).slice(2)}`),
    storage: {
      ...Object.fromEntries(holders.map((account) => [slotOf(account.address, balances), toWord(each)])),
      [slotOf(SWAP_ROUTER, balances)]: toWord(liquidity),
      [toWord(supply)]: toWord(each * BigInt(holders.length) + liquidity),
      [toWord(names)]: toShortText(name),
      [toWord(symbols)]: toShortText(symbol),
    },
  }
}

/** The first account may mint. */
function toErc721({ address, name, symbol, nfts }: SandboxCollection): Contract {
  const [roles, names, symbols, owners, balances] = [0n, 2n, 3n, 4n, 5n]
  const [owned, ownedIndex, all, allIndex, nextId, baseUri] = [8n, 9n, 10n, 11n, 13n, 14n]
  const ownerOf = (owner: number): Hex => (devAccounts[owner] as (typeof devAccounts)[number]).address
  const minters = slotOf(keccak256(stringToHex('MINTER_ROLE')), roles)
  const holders = [...new Set(nfts.map(({ owner }) => owner))].map((owner) => ({
    address: ownerOf(owner),
    held: nfts.filter((nft) => nft.owner === owner),
  }))
  return {
    address,
    code: presets().erc721,
    storage: {
      [slotOf(ownerOf(0), minters)]: toWord(1n),
      [toWord(names)]: toShortText(name),
      [toWord(symbols)]: toShortText(symbol),
      [toWord(baseUri)]: toShortText('https://nfts.example/'),
      [toWord(nextId)]: toWord(BigInt(Math.max(...nfts.map(({ id }) => Number(id))) + 1)),
      [toWord(all)]: toWord(BigInt(nfts.length)),
      ...Object.fromEntries(
        nfts.flatMap(({ id, owner }, index) => [
          [slotOf(id, owners), toWord(ownerOf(owner))],
          [itemSlotOf(index, all), toWord(id)],
          [slotOf(id, allIndex), toWord(BigInt(index))],
        ]),
      ),
      ...Object.fromEntries(
        holders.flatMap(({ address: holder, held }) => [
          [slotOf(holder, balances), toWord(BigInt(held.length))],
          ...held.flatMap(({ id }, index) => [
            [slotOf(BigInt(index), slotOf(holder, owned)), toWord(id)],
            [slotOf(id, ownedIndex), toWord(BigInt(index))],
          ]),
        ]),
      ),
    },
  }
}

/** Runtime code of the presets. */
function presets(): { readonly erc20: Hex; readonly erc721: Hex } {
  const require = createRequire(import.meta.url)
  type Artifact = { readonly deployedBytecode: Hex }
  const erc20 = require('@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json') as Artifact
  const erc721 =
    require('@openzeppelin/contracts/build/contracts/ERC721PresetMinterPauserAutoId.json') as Artifact
  return { erc20: erc20.deployedBytecode, erc721: erc721.deployedBytecode }
}

function patch(code: Hex, pattern: RegExp, replacement: string): Hex {
  if (code.match(pattern)?.length !== 1)
    throw new SandboxError(
      'NODE_NOT_STARTED',
      'The tokens of the sandbox fit another release of their contracts',
    )
  return code.replace(pattern, replacement) as Hex
}
