import { createFakeOwner, type FakeOwner } from './createFakeOwner.ts'

/** Addresses of one key: with the generic prefix, on Polkadot, and on Kusama. */
export const ALICE = {
  generic: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  kusama: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  publicKey: '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
} as const
export const BOB = {
  generic: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
  polkadot: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
} as const
export const SIGNATURE = `0x01${'cd'.repeat(64)}`

export type FakeExtension = FakeOwner & {
  readonly changeAccount: () => void
  /** Sets the accounts. */
  readonly hold: (accounts: readonly unknown[]) => void
  readonly putOn: (page: object, key?: string) => void
  /** Object at `window.injectedWeb3`. */
  readonly extension: object
}

/** An extension at `window.injectedWeb3`. */
export function createFakeExtension(
  facts: { readonly signer?: object; readonly rejection?: unknown } = {},
): FakeExtension {
  const owner = createFakeOwner(facts.rejection ?? { message: 'Cancelled' })
  let accounts: readonly unknown[] = [{ address: ALICE.generic, type: 'sr25519' }, { address: BOB.generic }]
  let isPermitted = false
  const injected = {
    accounts: {
      get: () => owner.answer('get', [], false, () => accounts),
      subscribe(listener: (accounts: unknown) => void) {
        const stop = owner.listen('accounts', listener as (value: never) => void)
        listener(accounts)
        return stop
      },
    },
    signer: facts.signer ?? {
      signRaw: (payload: unknown) =>
        owner.answer('signRaw', [payload], true, () => ({ id: 1, signature: SIGNATURE })),
    },
  }
  const extension = {
    version: '1',
    enable: (name: string) =>
      owner.answer('enable', [name], !isPermitted, () => {
        isPermitted = true
        return injected
      }),
  }
  const hold = (next: readonly unknown[]): void => {
    accounts = next
    owner.emit('accounts', accounts)
  }
  return {
    ...owner,
    hold,
    extension,
    changeAccount: () => hold(accounts.toReversed()),
    putOn(page, key = 'talisman') {
      const before = (page as { injectedWeb3?: object }).injectedWeb3
      Object.assign(page, { injectedWeb3: { ...before, [key]: extension } })
      ;(page as EventTarget).dispatchEvent(new Event('load'))
    },
  }
}
