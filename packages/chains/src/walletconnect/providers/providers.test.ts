import { base58, base64 } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import type { BitcoinProvider } from '../../bip122/provider.ts'
import type { CosmosProvider } from '../../cosmos/provider.ts'
import { bitcoin } from '../../networks/definitions/bitcoin.ts'
import { cosmoshub } from '../../networks/definitions/cosmoshub.ts'
import { solana } from '../../networks/definitions/solana.ts'
import { solanaDevnet } from '../../networks/definitions/solanaDevnet.ts'
import type { SolanaProvider } from '../../solana/provider.ts'
import type { CaipNetwork, ChainNamespace } from '../../types.ts'
import type { SessionBridge } from '../createBridge.ts'
import { createError } from '../errors.ts'
import { bitcoinProvider } from './bitcoinProvider.ts'
import { cosmosProvider } from './cosmosProvider.ts'
import type { NamespaceProvider } from './createProviders.ts'
import { solanaProvider } from './solanaProvider.ts'

type Facts = {
  readonly networks: readonly CaipNetwork[]
  /** Addresses of the session. */
  readonly addresses: readonly string[]
  /** Addresses of the connection. @default those of the session */
  readonly inUse?: readonly string[] | undefined
}

/** Provider of a session, and its requests to the wallet. */
function setUp(
  create: (bridge: SessionBridge) => NamespaceProvider,
  { networks, addresses, inUse = addresses }: Facts,
  methods: readonly string[] = [],
) {
  const request = vi.fn<SessionBridge['request']>()
  const approved = networks.map(({ caipNetworkId }) => caipNetworkId)
  const bridge: Partial<SessionBridge> = {
    networks,
    request,
    session: () => undefined,
    addresses: () => inUse,
    sessionNamespace: (namespace: ChainNamespace) => ({
      namespace,
      approved,
      methods,
      accounts: approved.flatMap((caipNetworkId) => addresses.map((address) => ({ caipNetworkId, address }))),
    }),
  }
  return { request, provider: create(bridge as SessionBridge).provider }
}

describe('solana', () => {
  const [first, second] = [
    base58.encode(new Uint8Array(32).fill(1)),
    base58.encode(new Uint8Array(32).fill(2)),
  ]
  const methods = ['solana_signTransaction', 'solana_signAndSendTransaction']
  /** A transaction that both accounts sign. */
  const transaction = Uint8Array.from([
    ...[2, ...Array<number>(128).fill(0), 2, 0, 0, 2],
    ...[...base58.decode(first), ...base58.decode(second), ...Array<number>(32).fill(9), 0],
  ])
  const signed = transaction.map((byte) => byte ^ 1)

  function wallet(addresses = [first, second]) {
    const { request, provider } = setUp(
      solanaProvider,
      { networks: [solana, solanaDevnet], addresses },
      methods,
    )
    const { accounts, features } = provider as SolanaProvider
    const call = (name: 'signTransaction' | 'signAndSendTransaction') =>
      (features[`solana:${name}`] as Record<string, (...inputs: object[]) => Promise<unknown>>)[name]!
    return { request, accounts, call }
  }
  const chain = 'solana:devnet'

  test.each(['signTransaction', 'signAndSendTransaction'] as const)(
    '%s asks for the account and the cluster that the caller names',
    async (name) => {
      const { request, accounts, call } = wallet()
      request.mockResolvedValue({
        transaction: base64.encode(signed),
        signature: base58.encode(new Uint8Array(64)),
      })
      await call(name)({ account: accounts[1], transaction, chain })
      expect(request).toHaveBeenCalledExactlyOnceWith('solana', {
        method: `solana_${name}`,
        params: expect.objectContaining({ pubkey: second, transaction: base64.encode(transaction) }),
        chain: solanaDevnet.caipNetworkId,
      })
    },
  )

  test('the signature of an old wallet is added at the place of its account', async () => {
    const { request, accounts, call } = wallet()
    request.mockResolvedValue({ signature: base58.encode(new Uint8Array(64).fill(7)) })
    const expected = transaction.slice().fill(7, 1 + 64, 1 + 128)
    expect(await call('signTransaction')({ account: accounts[1], transaction, chain })).toEqual([
      { signedTransaction: expected },
    ])
  })

  test.each([{}, null, { signature: 'not base58 0OIl' }, { signature: base58.encode(new Uint8Array(63)) }])(
    'the response %j is no signed transaction',
    async (response) => {
      const { request, accounts, call } = wallet()
      request.mockResolvedValue(response)
      const signing = call('signTransaction')({ account: accounts[0], transaction, chain })
      await expect(signing).rejects.toMatchObject({ code: 'SIGN_TRANSACTION_FAILED' })
    },
  )

  describe('several transactions', () => {
    const sign = ({ accounts, call }: ReturnType<typeof wallet>) => {
      const input = { account: accounts[0], transaction, chain }
      return call('signTransaction')(input, input)
    }

    test('are signed with one prompt, on the cluster that the caller names', async () => {
      const made = wallet()
      made.request.mockResolvedValue({ transactions: [base64.encode(signed), base64.encode(transaction)] })
      expect(await sign(made)).toEqual([{ signedTransaction: signed }, { signedTransaction: transaction }])
      const params = { transactions: Array<string>(2).fill(base64.encode(transaction)), pubkey: first }
      expect(made.request).toHaveBeenCalledExactlyOnceWith('solana', {
        method: 'solana_signAllTransactions',
        params,
        chain: solanaDevnet.caipNetworkId,
      })
    })

    test('are signed one by one by a wallet without that method', async () => {
      const made = wallet()
      made.request.mockRejectedValueOnce(createError('METHOD_NOT_SUPPORTED', { method: 'm' }))
      made.request.mockResolvedValue({ transaction: base64.encode(signed) })
      expect(await sign(made)).toHaveLength(2)
      expect(made.request).toHaveBeenCalledTimes(3)
    })

    test('are not requested again after a rejection', async () => {
      const made = wallet()
      made.request.mockRejectedValueOnce(new TypeError('declined'))
      await expect(sign(made)).rejects.toThrow('declined')
      expect(made.request).toHaveBeenCalledOnce()
    })

    test.each([[[]], [[base64.encode(signed)]], [[base64.encode(signed), 'no base64!']], ['nothing']])(
      'are not signed by the response %j',
      async (transactions) => {
        const made = wallet()
        made.request.mockResolvedValue({ transactions })
        await expect(sign(made)).rejects.toMatchObject({ code: 'SIGN_TRANSACTION_FAILED' })
      },
    )
  })

  test('a send without a signature in the response is unclear', async () => {
    const { request, accounts, call } = wallet()
    request.mockResolvedValue({})
    const sending = call('signAndSendTransaction')({ account: accounts[0], transaction, chain })
    await expect(sending).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
  })
})

describe('bip122', () => {
  const [current, other] = [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  ]
  const recipient = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
  function wallet() {
    const facts = { networks: [bitcoin], addresses: [current, other] }
    const { request, provider } = setUp(bitcoinProvider, facts, ['getAccountAddresses'])
    return { request, provider: provider as Required<BitcoinProvider> }
  }

  test('a transfer is sent from the address that the caller names, in satoshis as text', async () => {
    const { request, provider } = wallet()
    request.mockResolvedValue({ txid: 'ab' })
    const amount = 2_100_000_000_000_000n
    expect(await provider.sendTransfer({ address: other, recipient, amount })).toBe('ab')
    expect(request).toHaveBeenCalledExactlyOnceWith('bip122', {
      method: 'sendTransfer',
      params: { account: other, recipientAddress: recipient, amount: '2100000000000000' },
    })
  })

  test('a transfer without a transaction id in the response is unclear', async () => {
    const { request, provider } = wallet()
    request.mockResolvedValue({})
    const sending = provider.sendTransfer({ address: current, recipient, amount: 1n })
    await expect(sending).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
  })

  test.each([[true], [false], [undefined]])('a PSBT is broadcast by the wallet: %s', async (broadcast) => {
    const { request, provider } = wallet()
    request.mockResolvedValue({ psbt: 'cHNidP8=' })
    const signInputs = [{ address: other, index: 0 }]
    expect(await provider.signPsbt({ psbt: 'cHNi', signInputs, broadcast })).toEqual({ psbt: 'cHNidP8=' })
    expect(request).toHaveBeenCalledExactlyOnceWith('bip122', {
      method: 'signPsbt',
      params: { account: current, psbt: 'cHNi', signInputs, broadcast: broadcast === true },
    })
  })

  test('a message is signed by the address that the caller names; a hex signature becomes base64', async () => {
    const { request, provider } = wallet()
    request.mockResolvedValueOnce({ signature: '00FF' }).mockResolvedValueOnce({ signature: 'AP8=' })
    const asked = { address: other, message: 'hello' }
    expect([await provider.signMessage(asked), await provider.signMessage(asked)]).toEqual(['AP8=', 'AP8='])
    expect(request).toHaveBeenLastCalledWith('bip122', {
      method: 'signMessage',
      params: { account: current, address: other, message: 'hello' },
    })
  })

  test('addresses that the wallet returns are used if any is valid, else those of the session', async () => {
    const { request, provider } = wallet()
    request.mockResolvedValueOnce([{ address: recipient }]).mockResolvedValueOnce([{ address: 'nothing' }])
    expect(await provider.getAccountAddresses()).toMatchObject([{ address: recipient }])
    expect(await provider.getAccountAddresses()).toMatchObject([{ address: current }, { address: other }])
  })
})

describe('cosmos', () => {
  const [granted, other] = [
    'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu',
    'cosmos1qgpqyqszqgpqyqszqgpqyqszqgpqyqszrh8mx2',
  ]
  const pubkey = base64.encode(new Uint8Array(33).fill(2))
  const chainId = String(cosmoshub.id)
  const answered = { signature: 'c2ln', pub_key: { type: 'tendermint/PubKeySecp256k1', value: pubkey } }
  function wallet(given: Partial<Facts> = {}) {
    const facts = { networks: [cosmoshub], addresses: [granted], ...given }
    const { request, provider } = setUp(cosmosProvider, facts)
    return { request, provider: provider as Required<CosmosProvider> }
  }

  test('the key is that of the account in the session, in any case of its letters', async () => {
    const { request, provider } = wallet({ addresses: [granted.toUpperCase()] })
    const keys = [other, granted].map((address) => ({ address, pubkey, algo: 'secp256k1' }))
    request.mockResolvedValue([{ address: 'nothing', pubkey }, ...keys])
    expect(await provider.getKey(chainId)).toMatchObject({ bech32Address: granted })
    expect(request).toHaveBeenCalledExactlyOnceWith('cosmos', {
      method: 'cosmos_getAccounts',
      params: {},
      chain: cosmoshub.caipNetworkId,
    })
  })

  test('the key is that of the account in use, also if another account of the session is first', async () => {
    const { request, provider } = wallet({ addresses: [other, granted], inUse: [granted] })
    request.mockResolvedValue([other, granted].map((address) => ({ address, pubkey })))
    expect(await provider.getKey(chainId)).toMatchObject({ bech32Address: granted })
  })

  test('the key of another chain than that in use is that of its first account in the session', async () => {
    const { request, provider } = wallet({ addresses: [granted], inUse: ['osmo1other'] })
    request.mockResolvedValue([other, granted].map((address) => ({ address, pubkey })))
    expect(await provider.getKey(chainId)).toMatchObject({ bech32Address: granted })
  })

  test.each([
    ['without a key', []],
    ['with keys of accounts that are not in the session only', [{ address: other, pubkey }]],
  ])('a response %s rejects', async (_, keys) => {
    const { request, provider } = wallet()
    request.mockResolvedValue(keys)
    await expect(provider.getKey(chainId)).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
  })

  test('a document that the wallet changed is returned with its signature', async () => {
    const { request, provider } = wallet()
    const signDoc = { chain_id: chainId, account_number: '1', sequence: '2', msgs: [], memo: '' }
    const asked = { ...signDoc, fee: { gas: '1', amount: [] } }
    const changed = { ...asked, fee: { gas: '2', amount: [] } }
    request.mockResolvedValue({ signed: changed, signature: answered })
    expect(await provider.signAmino(chainId, granted, asked)).toEqual({
      signed: changed,
      signature: answered,
    })
    expect(await provider.signDirect(chainId, granted, asked)).toMatchObject({ signed: changed })
    request.mockResolvedValue({ signature: answered })
    expect(await provider.signAmino(chainId, granted, asked)).toEqual({ signed: asked, signature: answered })
  })

  test.each([{}, { signature: 'c2ln' }, { signature: { signature: 'c2ln' } }])(
    'the response %j is no signature',
    async (response) => {
      const { request, provider } = wallet()
      request.mockResolvedValue(response)
      const signing = provider.signArbitrary(chainId, granted, 'hello')
      await expect(signing).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
    },
  )

  test('only approved chains are enabled', async () => {
    const { provider } = wallet()
    await expect(provider.enable(chainId)).resolves.toBeUndefined()
    await expect(provider.enable([chainId, 'osmosis-1'])).rejects.toMatchObject({
      code: 'CHAIN_NOT_APPROVED',
    })
  })
})
