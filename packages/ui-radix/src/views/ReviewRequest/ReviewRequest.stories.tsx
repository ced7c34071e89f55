import { eip155, toEip1193Provider } from '@foyer/chains/eip155'
import type { Policy } from '@foyer/headless'
import { chainAllowList, contractAllowList, spendLimit } from '@foyer/headless/policies'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal, storyWallet } from '../../test/storyConfig.tsx'

export default { title: 'view/Review request' } satisfies StoryDefault

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** `approve` of 2 ** 256 - 1. */
const unlimited = `0x095ea7b3${'3c44cdddb6a900fa2b585dd299e03d12fa4293bc'.padStart(64, '0')}${'f'.repeat(64)}`
const adapters = [
  eip155({
    isAnnouncedEnabled: false,
    isInjectedEnabled: false,
    operations: {
      simulateTransaction: async () => async () => ({
        status: 'success',
        changes: [{ change: '-10000000000000000' }, { token, change: '25000000' }],
      }),
      getTokenDecimals: async () => async () => 6,
      getTokenSymbol: async () => async () => 'USDC',
    },
  }),
]

/** A request through the EIP-1193 provider of the app. */
const Asking = ({
  method,
  params,
  policies,
}: {
  readonly method: string
  readonly params: readonly unknown[]
  readonly policies?: readonly Policy[]
}): ReactElement => (
  <StoryModal
    connected
    wallets={[storyWallet('Marigold', { address: me })]}
    adapters={adapters}
    policies={policies}
    // The story leaves the request open.
    setUp={(config) =>
      void toEip1193Provider(config)
        .request({ method, params })
        .catch(() => {})
    }
  />
)

const send = (...params: readonly unknown[]) => ({ method: 'eth_sendTransaction', params })

export const unlimitedApproval: Story = () => <Asking {...send({ from: me, to: token, data: unlimited })} />

export const unknownFunction: Story = () => (
  <Asking
    {...send({ from: me, to: token, data: `0xdeadbeef${'01'.repeat(96)}`, value: '0x2386f26fc10000' })}
    policies={[() => ({ type: 'warn', text: 'This pool was opened today.' })]}
  />
)

/** Several warnings, of the app's policies and of built-in policies. */
export const warnings: Story = () => (
  <Asking
    {...send({ from: me, to: token, data: unlimited, value: '0x2386f26fc10000' })}
    policies={[
      () => ({ type: 'warn', text: 'This pool was opened today.' }),
      spendLimit({ caipNetworkId: 'eip155:1', max: 1n, answer: 'warn' }),
      contractAllowList([], { answer: 'warn' }),
    ]}
  />
)

/** An approval of 5, in units that the contract reports. */
export const limitedApproval: Story = () => (
  <Asking
    {...send({
      from: me,
      to: token,
      data: `${unlimited.slice(0, -64)}${(5_000_000).toString(16).padStart(64, '0')}`,
    })}
    policies={[() => ({ type: 'warn', text: 'This pool was opened today.' })]}
  />
)

export const batch: Story = () => (
  <Asking
    method="wallet_sendCalls"
    params={[
      {
        version: '2.0.0',
        from: me,
        chainId: '0x1',
        calls: [
          { to: token, data: unlimited },
          { to: me, value: '0x1' },
        ],
      },
    ]}
  />
)

/** A delegation (ERC-7710) without a chain. */
export const delegation: Story = () => (
  <Asking
    method="eth_signTypedData_v4"
    params={[
      me,
      JSON.stringify({
        types: {
          EIP712Domain: [{ name: 'name', type: 'string' }],
          Caveat: [
            { name: 'enforcer', type: 'address' },
            { name: 'terms', type: 'bytes' },
          ],
          Delegation: [
            { name: 'delegate', type: 'address' },
            { name: 'delegator', type: 'address' },
            { name: 'authority', type: 'bytes32' },
            { name: 'caveats', type: 'Caveat[]' },
            { name: 'salt', type: 'uint256' },
          ],
        },
        primaryType: 'Delegation',
        domain: { name: 'DelegationManager' },
        message: {
          delegate: token,
          delegator: me,
          authority: `0x${'f'.repeat(64)}`,
          caveats: [],
          salt: '1',
        },
      }),
    ]}
    policies={[chainAllowList(['eip155:1'], { answer: 'warn' })]}
  />
)

export const signIn: Story = () => (
  <Asking
    method="personal_sign"
    params={[
      `evil.example wants you to sign in with your Ethereum account:\n${me}\n\nWelcome!\n\nURI: https://evil.example\nVersion: 1\nChain ID: 1\nNonce: 12345678`,
      me,
    ]}
  />
)

export const rawMessage: Story = () => <Asking method="eth_sign" params={[me, `0x${'f1'.repeat(32)}`]} />

export const typedData: Story = () => (
  <Asking
    method="eth_signTypedData_v4"
    params={[
      me,
      JSON.stringify({
        domain: { name: 'Amber Dollar', chainId: 10, verifyingContract: token },
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'chainId', type: 'uint256' },
            { name: 'verifyingContract', type: 'address' },
          ],
        },
        primaryType: 'Permit',
        message: {
          owner: me,
          spender: token,
          value: `${2n ** 256n - 1n}`,
          nonce: 0,
          deadline: 1_800_000_000,
        },
      }),
    ]}
  />
)

/** An NFT sold on Seaport for nothing. */
export const unpaidOrder: Story = () => (
  <Asking
    method="eth_signTypedData_v4"
    params={[
      me,
      JSON.stringify({
        domain: { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: token },
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'version', type: 'string' },
            { name: 'chainId', type: 'uint256' },
            { name: 'verifyingContract', type: 'address' },
          ],
        },
        primaryType: 'OrderComponents',
        message: {
          offerer: me,
          offer: [{ itemType: 2, token, identifierOrCriteria: '42', startAmount: '1', endAmount: '1' }],
          consideration: [],
          startTime: 1_700_000_000,
          endTime: 1_800_000_000,
        },
      }),
    ]}
  />
)

/** `deposit` of ERC-4626 for another account. */
const deposit = `0x6e553f65${'5f5e100'.padStart(64, '0')}${'3c44cdddb6a900fa2b585dd299e03d12fa4293bc'.padStart(64, '0')}`
export const otherReceiver: Story = () => <Asking {...send({ from: me, to: token, data: deposit })} />

export const nothing: Story = () => <StoryModal view="ReviewRequest" />
