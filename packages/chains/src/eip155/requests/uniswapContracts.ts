import { concat, getCreate2Address, keccak256 } from 'viem'
import type { Hex } from '../../types.ts'

/**
 * Factories of pairs by the hash of a pair's code, from `@uniswap/sdk-core`, `@uniswap/v2-sdk` and
 * `@pancakeswap/v2-sdk`.
 */
const factories = {
  // Uniswap V2
  '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f': [
    '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
    '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    '0x1F98400000000000000000000000000000000002',
    '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
    '0x79a530c8e2fA8748B7B40dd3629C0520c2cCf03f',
    '0x5C346464d33F90bABaf70dB6388507CC889C1070',
  ],
  // PancakeSwap
  '0x00fb7f630766e6a796048ea87d01acd3068e8ff67d078148a3fa3f4a84f69bd5': [
    '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73',
  ],
  '0x57224589c67f3f30a6b0d7a1b54cf3153ab84563bc609ef41dfb34f8b2974d2d': [
    '0x1097053Fd2ea711dad45caCcc45EfF7548fCB362',
    '0x02a84c1b3BBD7401a5f7fa98a384EBC70bB5749E',
  ],
} as const

/** Pairs of two tokens that get the input of a swap of V2. */
export function pairsOf([one, other]: readonly Hex[]): readonly string[] {
  if (one === undefined || other === undefined) return []
  const salt = keccak256(concat([one, other].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))))
  return Object.entries(factories).flatMap(([bytecodeHash, list]) =>
    list.map((from) => getCreate2Address({ from, salt, bytecodeHash: bytecodeHash as Hex })),
  )
}

/** Position managers of Uniswap V4, from `@uniswap/sdk-core`. */
export const positionManagers: readonly string[] = [
  '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e',
  '0x3c3ea4b57a46241e54610e5f022e5c45859a1017',
  '0x7a4a5c919ae2541aed11041a1aeee68f1287f95b',
  '0x4529a01c7a0410167c5740c487a8de60232617bf',
  '0x1ec2ebf4f37e7363fdfe3551602425af0b3ceef9',
  '0x5b7ec4a94ff9bedb700fb82ab09d5846972f4016',
  '0xcf1eafc6928dc385a342e7c6491d371d2871458b',
  '0xc585e0f504613b5fbf874f21af14c65260fb41fa',
  '0x1b35d13a2e2528f192637f14b05f0dc0e7deb566',
  '0x7c5f5a4bbd8fd63184577525326123b519429bdc',
  '0xd88f38f930b7952f2db2432cb002e7abbf3dd869',
  '0xf7965f3981e4d5bc383bfbcb61501763e9068ca9',
  '0xb74b1f14d2754acfcbbe1a221023a5cf50ab8acd',
  '0xddcad5775b2816a87495f207731b3571d7ee3c76',
  '0x4ad2f4cca2682cbb5b950d660dd458a1d3f1baad',
  '0xf66c7b99e2040f0d9b326b3b7c152e9663543d63',
]
