import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import type { ReactElement } from 'react'
import { expectTypeOf, test } from 'vitest'
import {
  AccountButton,
  ConnectButton,
  type ConnectButtonProps,
  ConnectTrigger,
  FoyerModal,
  type FoyerModalProps,
  NetworkButton,
  OnrampWidget,
} from './index.ts'

const config = createConfig({ networks: [mainnet], adapters: [eip155()] })

test('a button passes its state to a function child', () => {
  void (
    <>
      <ConnectTrigger>
        {(state) => {
          expectTypeOf(state.isConnecting).toEqualTypeOf<boolean>()
          expectTypeOf(state.toggle).toEqualTypeOf<() => void>()
          return <a {...state.props}>Log in</a>
        }}
      </ConnectTrigger>
      <AccountButton>
        {(state) => {
          expectTypeOf(state.address).toEqualTypeOf<string>()
          return state.name ?? state.address
        }}
      </AccountButton>
      <NetworkButton>
        {({ network, isSupported }) => {
          expectTypeOf(isSupported).toEqualTypeOf<boolean>()
          return network.name
        }}
      </NetworkButton>
      <OnrampWidget>{({ open }) => <button onClick={open}>Buy</button>}</OnrampWidget>
    </>
  )
})

test('the state of the connect button depends on the connection', () => {
  type State = Parameters<NonNullable<ConnectButtonProps['children']>>[0]
  expectTypeOf<Extract<State, { isConnected: true }>['address']>().toEqualTypeOf<string>()
  expectTypeOf<Extract<State, { isConnected: false }>['isConnecting']>().toEqualTypeOf<boolean>()
  expectTypeOf<Extract<State, { isConnected: false }>>().not.toHaveProperty('address')
})

test('buttons take no other props than their own', () => {
  void (
    <>
      <ConnectButton size="lg" label="Log in" balance="hide" namespace="solana" />
      {/* @ts-expect-error no such size */}
      <ConnectButton size="xl" />
      {/* @ts-expect-error not a supported namespace */}
      <ConnectTrigger namespace="ethereum" />
      {/* @ts-expect-error no prop of the button */}
      <NetworkButton size="lg" />
    </>
  )
})

test('the modal takes a config, and views, wrappers and slots by name', () => {
  const Terms = (): ReactElement => <p>Terms</p>
  void (
    <>
      <FoyerModal config={config} theme={{ mode: 'dark' }} views={{ Connect: Terms }} />
      <FoyerModal
        wrap={{ Account: ({ children }) => <section>{children}</section> }}
        slots={{
          walletRow: ({ name, onChoose }) => <button onClick={onChoose}>{name}</button>,
          qr: ({ uri }) => {
            expectTypeOf(uri).toEqualTypeOf<string | undefined>()
            return uri
          },
        }}
        onOpenChange={(isOpen, { reason }) => {
          expectTypeOf(isOpen).toEqualTypeOf<boolean>()
          expectTypeOf(reason).toEqualTypeOf<'opened' | 'closed'>()
        }}
      />
      {/* @ts-expect-error no route has this name */}
      <FoyerModal views={{ Terms }} />
      {/* @ts-expect-error no slot has this name */}
      <FoyerModal slots={{ walletRows: Terms }} />
      {/* @ts-expect-error the slot has no such data */}
      <FoyerModal slots={{ walletRow: ({ wallet }) => <p>{wallet}</p> }} />
      {/* @ts-expect-error no DOM part has this name */}
      <FoyerModal classNames={{ knob: 'red' }} />
    </>
  )
  expectTypeOf<FoyerModalProps['dir']>().toEqualTypeOf<'ltr' | 'rtl' | undefined>()
})
