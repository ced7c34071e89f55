import { base58, base64 } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import type { BitcoinProvider } from '../../bip122/provider.ts'
import type { ConnectorEvent } from '../../connector.ts'
import type { CosmosProvider } from '../../cosmos/provider.ts'
import type { Eip1193Provider } from '../../eip155/createEip1193Connector.ts'
import { bitcoin } from '../../networks/definitions/bitcoin.ts'
import { cosmoshub } from '../../networks/definitions/cosmoshub.ts'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { polygon } from '../../networks/definitions/polygon.ts'
import { solana } from '../../networks/definitions/solana.ts'
import { solanaDevnet } from '../../networks/definitions/solanaDevnet.ts'
import type { SolanaProvider } from '../../solana/provider.ts'
import type { CaipNetwork, ChainNamespace } from '../../types.ts'
import type { SessionBridge } from '../createBridge.ts'
import { createError } from '../errors.ts'
import { bitcoinProvider } from './bitcoinProvider.ts'
import { cosmosProvider } from './cosmosProvider.ts'
import type { NamespaceProvider } from './createProviders.ts'
import { evmProvider } from './evmProvider.ts'
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
    chain: () => approved[0],
    addresses: () => inUse,
    sessionNamespace: (namespace: ChainNamespace) => ({
      namespace,
      approved,
      methods,
      accounts: approved.flatMap((caipNetworkId) => addresses.map((address) => ({ caipNetworkId, address }))),
    }),
  }
  return { request, ...create(bridge as SessionBridge) }
}

describe('eip155', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  function wallet(networks: readonly CaipNetwork[] = [mainnet]) {
    const facts = { networks, addresses: [address] }
    const { request, provider, onEvent } = setUp(evmProvider, facts, [
      'eth_signTypedData_v4',
      'personal_sign',
    ])
    const events: unknown[] = []
    const evm = provider as Eip1193Provider
    for (const name of ['chainChanged', 'accountsChanged', 'message', 'disconnect'])
      evm.on?.(name, (value: unknown) => events.push([name, value]))
    return { request, evm, events, onEvent }
  }

  test.each<[ConnectorEvent, readonly unknown[]]>([
    [{ type: 'change', namespace: 'eip155', chainId: '137' }, [['chainChanged', '0x89']]],
    [{ type: 'change', namespace: 'eip155', accounts: [{ address }] }, [['accountsChanged', [address]]]],
    [
      { type: 'change', namespace: 'eip155', chainId: '1', accounts: [] },
      [
        ['chainChanged', '0x1'],
        ['accountsChanged', []],
      ],
    ],
    [
      { type: 'message', name: 'eth_subscription', data: 7 },
      [['message', { type: 'eth_subscription', data: 7 }]],
    ],
    [{ type: 'disconnect' }, [['disconnect', expect.objectContaining({ code: 4900 })]]],
    [{ type: 'connecting', uri: 'wc:1' }, []],
  ])('the event %j is emitted as in EIP-1193', (event, emitted) => {
    const { events, onEvent } = wallet()
    onEvent?.(event)
    expect(events).toEqual(emitted)
  })

  test('accounts and chain are answered without a request to the wallet', async () => {
    const { request, evm } = wallet([polygon])
    const ask = (method: string) => evm.request({ method })
    expect(
      await Promise.all(['eth_accounts', 'eth_requestAccounts', 'eth_chainId', 'net_version'].map(ask)),
    ).toEqual([[address], [address], '0x89', '137'])
    expect(request).not.toHaveBeenCalled()
  })

  test('accounts are requested from a session without a chain only in vain', async () => {
    const { evm } = wallet([])
    await expect(evm.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4900 })
  })

  test('a switch to an unknown network is an error', async () => {
    const { request, evm } = wallet()
    const switching = evm.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    await expect(switching).rejects.toMatchObject({ code: 4902 })
    expect(request).not.toHaveBeenCalled()
  })

  test.each<[string, readonly unknown[], string | undefined]>([
    ['eth_signTypedData_v4', [address, JSON.stringify({ domain: { chainId: 137 } })], 'eip155:137'],
    ['eth_signTypedData_v4', [address, { domain: { chainId: '0x89' } }], 'eip155:137'],
    ['eth_signTypedData_v4', [address, { domain: { chainId: 10 } }], undefined],
    ['eth_signTypedData_v4', [address, '{'], undefined],
    ['personal_sign', ['0x00', { domain: { chainId: 137 } }], undefined],
  ])('%s is requested on the approved chain of its typed data: %j', async (method, params, chain) => {
    const { request, evm } = wallet([mainnet, polygon])
    request.mockResolvedValue('0x01')
    await evm.request({ method, params })
    expect(request).toHaveBeenCalledExactlyOnceWith('eip155', { method, params, chain })
  })
})

describe('solana', () => {
  const [first, second] = [
    base58.encode(new Uint8Array(32).fill(1)),
    base58.encode(new Uint8Array(32).fill(2)),
  ]
  const methods = ['solana_signTransaction', 'solana_signAndSendTransaction', 'solana_signMessage']
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
    const call = (name: 'signMessage' | 'signTransaction' | 'signAndSendTransaction') =>
      (features[`solana:${name}`] as Record<string, (...inputs: object[]) => Promise<unknown>>)[name]!
    return { request, accounts, call }
  }
  const chain = 'solana:devnet'

  test('only methods of the session are features, only keys are accounts', () => {
    const facts = { networks: [solana], addresses: [first, 'no key', base58.encode(new Uint8Array(31))] }
    const provider = setUp(solanaProvider, facts, ['solana_signMessage']).provider as SolanaProvider
    expect(Object.keys(provider.features)).toEqual(['standard:events', 'solana:signMessage'])
    expect(provider.accounts).toMatchObject([{ address: first, features: ['solana:signMessage'] }])
  })

  test.each<[ConnectorEvent, boolean]>([
    [{ type: 'change', namespace: 'solana' }, true],
    [{ type: 'disconnect' }, true],
    [{ type: 'connecting' }, false],
  ])('the event %j emits a change of the accounts: %s', (event, isEmitted) => {
    const { provider, onEvent } = setUp(solanaProvider, { networks: [solana], addresses: [first] }, methods)
    const wallet = provider as SolanaProvider
    const changes: unknown[] = []
    const { on } = wallet.features['standard:events'] as {
      on: (name: string, listener: (change: unknown) => void) => void
    }
    on('change', (change) => changes.push(change))
    onEvent?.(event)
    expect(changes).toMatchObject(isEmitted ? [{ accounts: [{ address: first }] }] : [])
  })

  test('a message is base58, and so is its signature', async () => {
    const { request, accounts, call } = wallet()
    const signature = new Uint8Array(64).fill(7)
    request.mockResolvedValueOnce({ signature: base58.encode(signature) })
    const message = new TextEncoder().encode('hello')
    expect(await call('signMessage')({ account: accounts[1], message })).toEqual([
      { signedMessage: message, signature },
    ])
    expect(request).toHaveBeenCalledExactlyOnceWith('solana', {
      method: 'solana_signMessage',
      params: { message: base58.encode(message), pubkey: second },
    })
    for (const answer of [{}, { signature: 7 }, { signature: '0OIl' }]) {
      request.mockResolvedValueOnce(answer)
      await expect(call('signMessage')({ account: accounts[1], message })).rejects.toMatchObject({
        code: 'SIGN_MESSAGE_FAILED',
      })
    }
  })

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
  function wallet(methods: readonly string[] = ['getAccountAddresses']) {
    const facts = { networks: [bitcoin], addresses: [current, other] }
    const { request, provider } = setUp(bitcoinProvider, facts, methods)
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

  test.each(['ab+/AP8A', 'AP8Aab', 'abc'])(
    'the signature %s, which is not hex, stays base64',
    async (signature) => {
      const { request, provider } = wallet()
      request.mockResolvedValue({ signature })
      expect(await provider.signMessage({ address: other, message: 'hello' })).toBe(signature)
    },
  )

  test('taproot signs by BIP-322, unless the caller names another protocol', async () => {
    const { request, provider } = wallet()
    request.mockResolvedValue({ signature: 'AP8=' })
    const address = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
    await provider.signMessage({ address, message: 'hello' })
    await provider.signMessage({ address, message: 'hello', protocol: 'ecdsa' })
    expect(request.mock.calls.map(([, { params }]) => params)).toMatchObject([
      { address, protocol: 'bip322' },
      { address, protocol: 'ecdsa' },
    ])
  })

  test('responses without a signature, and without a PSBT, reject', async () => {
    const { request, provider } = wallet()
    request.mockResolvedValue({ signature: 7, psbt: 7 })
    await expect(provider.signMessage({ address: other, message: 'hello' })).rejects.toMatchObject({
      code: 'SIGN_MESSAGE_FAILED',
    })
    await expect(provider.signPsbt({ psbt: 'cHNi', signInputs: [] })).rejects.toMatchObject({
      code: 'SIGN_TRANSACTION_FAILED',
    })
  })

  test('the transaction id of a PSBT that the wallet sent is returned', async () => {
    const { request, provider } = wallet()
    request
      .mockResolvedValueOnce({ psbt: 'cHNidP8=', txid: 'ab' })
      .mockResolvedValueOnce({ psbt: 'cHNidP8=', txid: 7 })
    const asked = { psbt: 'cHNi', signInputs: [], broadcast: true }
    expect(await provider.signPsbt(asked)).toEqual({ psbt: 'cHNidP8=', txid: 'ab' })
    expect(await provider.signPsbt(asked)).toEqual({ psbt: 'cHNidP8=' })
  })

  test('a session without the method has its own addresses', async () => {
    const { request, provider } = wallet([])
    expect(await provider.getAccountAddresses()).toMatchObject([{ address: current }, { address: other }])
    expect(request).not.toHaveBeenCalled()
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
    ['base64', pubkey],
    ['hex', '02'.repeat(33)],
    ['hex in capitals', '0A'.repeat(33)],
  ])('a key may be %s', async (_, written) => {
    const { request, provider } = wallet()
    request.mockResolvedValue([{ address: granted, pubkey: written, algo: 'ethsecp256k1' }])
    expect(await provider.getKey(chainId)).toEqual({
      bech32Address: granted,
      pubKey: new Uint8Array(33).fill(written.startsWith('0A') ? 10 : 2),
      algo: 'ethsecp256k1',
    })
    request.mockResolvedValue([{ address: granted, pubkey: written, algo: 7 }])
    expect(await provider.getKey(chainId)).toMatchObject({ algo: 'secp256k1' })
  })

  test.each([
    ['without a key', []],
    ['with an address that is no text', [{ address: 7, pubkey }]],
    ['with a key that is no text', [{ address: granted, pubkey: 7 }]],
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
    request.mockResolvedValue({ signature: answered })
    expect(await provider.signAmino(chainId, granted, asked)).toEqual({ signed: asked, signature: answered })
  })

  test('bytes of a document are sent as base64, numbers as text', async () => {
    const { request, provider } = wallet()
    request.mockResolvedValue({ signature: 'c2ln', pub_key: { value: pubkey } })
    const asked = { bodyBytes: Uint8Array.of(1, 2), accountNumber: 7n, chainId }
    expect(await provider.signDirect(chainId, granted, asked)).toEqual({ signed: asked, signature: answered })
    expect(request.mock.calls[0]?.[1].params).toEqual({
      signerAddress: granted,
      signDoc: { bodyBytes: 'AQI=', accountNumber: '7', chainId },
    })
  })

  const direct = {
    bodyBytes: Uint8Array.of(1, 2),
    authInfoBytes: Uint8Array.of(3),
    accountNumber: 7n,
    chainId,
  }
  test.each([
    ['in base64', { bodyBytes: 'BAU=', authInfoBytes: 'Aw==', accountNumber: '7', chainId }],
    ['in hex', { bodyBytes: '0405', authInfoBytes: '03', accountNumber: '7', chainId }],
    ['without unchanged fields', { bodyBytes: 'BAU=' }],
  ])('bytes of a document that the wallet changed are bytes: %s', async (_, signed) => {
    const { request, provider } = wallet()
    request.mockResolvedValue({ signature: answered, signed })
    expect(await provider.signDirect(chainId, granted, direct)).toEqual({
      signed: { ...direct, bodyBytes: Uint8Array.of(4, 5) },
      signature: answered,
    })
  })

  test.each([{ bodyBytes: 'not base64!' }, { authInfoBytes: { 0: 3 } }])(
    'a document with other bytes is not returned: %j',
    async (signed) => {
      const { request, provider } = wallet()
      request.mockResolvedValue({ signature: answered, signed })
      await expect(provider.signDirect(chainId, granted, direct)).rejects.toMatchObject({
        code: 'SIGN_TRANSACTION_FAILED',
      })
    },
  )

  test.each([
    {},
    { signature: 'c2ln' },
    { signature: { signature: 'c2ln' } },
    { signature: { pub_key: answered.pub_key } },
  ])('the response %j is no signature', async (response) => {
    const { request, provider } = wallet()
    request.mockResolvedValue(response)
    const signing = provider.signArbitrary(chainId, granted, 'hello')
    await expect(signing).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
  })

  test('only approved chains are enabled', async () => {
    const { provider } = wallet()
    await expect(provider.enable(chainId)).resolves.toBeUndefined()
    await expect(provider.enable([chainId, 'osmosis-1'])).rejects.toMatchObject({
      code: 'CHAIN_NOT_APPROVED',
    })
  })
})
