import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
  toHex,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import { type SandboxName, sandboxNames } from '../base/names.ts'
import type { RpcCall } from '../base/rpc.ts'
import { devAccounts } from './accounts.ts'
import { type Answer, answersCalls } from './answers.ts'

/** Network of ENS. */
export const ENS_NETWORK = 'eip155:1'

const REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
/** Resolver of every name; the same calls as of ENS' public resolver. */
const RESOLVER = '0x5a11d0c0000000000000000000000000000000f6'

/** SLIP-44. */
const ETHEREUM = 60n
/** ENSIP-19: all EVM networks; plus a chain id (ENSIP-11): that network. */
const EVM = 0x80000000n
const POLYGON = 137n
const WORD = 32

const abi = parseAbi([
  'function resolver(bytes32 node)',
  'function addr(bytes32 node)',
  'function addr(bytes32 node, uint256 coinType)',
  'function text(bytes32 node, string key)',
  'function name(bytes32 node)',
  'function resolve(bytes name, bytes data)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways)',
  'function reverse(bytes lookupAddress, uint256 coinType)',
  'function reverseWithGateways(bytes lookupAddress, uint256 coinType, string[] gateways)',
  'function findResolver(bytes name)',
  'function requireResolver(bytes name)',
])
const [bytes, string, address] = [
  parseAbiParameters('bytes'),
  parseAbiParameters('string'),
  parseAbiParameters('address'),
]

/**
 * Calls that write ENS to a node: the registry and the universal resolver at their addresses of Ethereum, with the
 * names, addresses and texts of the sandbox. They are tables of answers: names cannot be registered or changed.
 */
export function ensCalls(): readonly RpcCall[] {
  const names = sandboxNames.map(toName)
  return [
    ...answersCalls({
      address: REGISTRY,
      otherwise: 'zero',
      answers: names
        .flatMap(({ node, reverseNode }) => [node, reverseNode])
        .map((node) => ({
          data: encodeFunctionData({ abi, functionName: 'resolver', args: [node] }),
          result: encodeAbiParameters(address, [RESOLVER]),
        })),
    }),
    ...answersCalls({ address: RESOLVER, otherwise: 'zero', answers: names.flatMap(toRecords) }),
    ...answersCalls({
      address: UNIVERSAL_RESOLVER,
      otherwise: 'ResolverNotFound',
      answers: names.flatMap(toUniversal),
    }),
  ]
}

type Name = Pick<SandboxName, 'name' | 'texts'> & {
  readonly account: Address
  readonly node: Hex
  readonly reverseNode: Hex
}

function toName({ name, owner, texts }: SandboxName): Name {
  const { address: account } = devAccounts[owner] as (typeof devAccounts)[number]
  const reverseNode = namehash(`${account.slice(2).toLowerCase()}.addr.reverse`)
  return { name, texts, account, node: namehash(name), reverseNode }
}

/** Addresses and texts. */
const toForward = ({ account, node, texts }: Name): readonly Answer[] => [
  {
    data: encodeFunctionData({ abi, functionName: 'addr', args: [node] }),
    result: encodeAbiParameters(address, [account]),
  },
  ...[ETHEREUM, EVM, EVM + POLYGON].map((coinType) => ({
    data: encodeFunctionData({ abi, functionName: 'addr', args: [node, coinType] }),
    result: encodeAbiParameters(bytes, [account]),
  })),
  ...Object.entries(texts).map(([key, text]) => ({
    data: encodeFunctionData({ abi, functionName: 'text', args: [node, key] }),
    result: encodeAbiParameters(string, [text]),
  })),
]

const toRecords = (entry: Name): readonly Answer[] => [
  ...toForward(entry),
  {
    data: encodeFunctionData({ abi, functionName: 'name', args: [entry.reverseNode] }),
    result: encodeAbiParameters(string, [entry.name]),
  },
]

function toUniversal(entry: Name): readonly Answer[] {
  const { name, account, node } = entry
  const packet = toHex(packetToBytes(name))
  return [
    ...toForward(entry).flatMap(({ data, result }) => {
      const both = encodeAbiParameters(parseAbiParameters('bytes, address'), [result, RESOLVER])
      return [
        { data: encodeFunctionData({ abi, functionName: 'resolve', args: [packet, data] }), result: both },
        {
          data: withoutGateways(
            encodeFunctionData({ abi, functionName: 'resolveWithGateways', args: [packet, data, []] }),
          ),
          result: both,
        },
      ]
    }),
    ...[ETHEREUM, EVM, EVM + POLYGON].flatMap((coinType) => {
      const result = encodeAbiParameters(parseAbiParameters('string, address, address'), [
        name,
        RESOLVER,
        RESOLVER,
      ])
      return [
        { data: encodeFunctionData({ abi, functionName: 'reverse', args: [account, coinType] }), result },
        {
          data: withoutGateways(
            encodeFunctionData({ abi, functionName: 'reverseWithGateways', args: [account, coinType, []] }),
          ),
          result,
        },
      ]
    }),
    {
      data: encodeFunctionData({ abi, functionName: 'findResolver', args: [packet] }),
      result: encodeAbiParameters(parseAbiParameters('address, bytes32, uint256'), [RESOLVER, node, 0n]),
    },
    {
      data: encodeFunctionData({ abi, functionName: 'requireResolver', args: [packet] }),
      result: encodeAbiParameters(
        parseAbiParameters([
          'Found found',
          'struct Found { bytes name; uint256 offset; bytes32 node; address resolver; bool extended; }',
        ]),
        [{ name: packet, offset: 0n, node, resolver: RESOLVER, extended: false }],
      ),
    },
  ]
}

/** Calldata before the gateways, which are last and empty. */
const withoutGateways = (data: Hex): Hex => slice(data, 0, size(data) - WORD)
