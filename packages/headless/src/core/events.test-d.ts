import { describe, expectTypeOf, test } from 'vitest'
import { useEmitEvent, useEvents } from '../react/useEvents.ts'
import { emitEvent, watchEvents } from './actions.ts'
import type { FoyerEvent } from './events.ts'
import type { Config } from './types.ts'

declare const config: Config
type Of<name extends FoyerEvent['event']> = Extract<FoyerEvent, { event: name }>

describe('events', () => {
  test('are a union discriminated by the name', () => {
    watchEvents(config, {
      onEvent(event) {
        if (event.event === 'MODAL_OPEN')
          expectTypeOf(event.properties).toEqualTypeOf<{ readonly connected: boolean }>()
        if (event.event === 'SELECT_WALLET')
          expectTypeOf(event.properties.platform).toEqualTypeOf<'qrcode' | 'mobile' | 'browser' | 'email'>()
        // @ts-expect-error no such event
        if (event.event === 'NOTHING') void event
      },
    })
  })

  test('have the same types in useEvents', () => {
    useEvents((event) => expectTypeOf(event).toExtend<FoyerEvent>())
  })

  test('are type-checked when an app emits them', () => {
    emitEvent(config, { event: 'MODAL_OPEN', properties: { connected: true } })
    useEmitEvent()({ event: 'EMAIL_LOGIN_SELECTED' })
    // @ts-expect-error the property is missing
    emitEvent(config, { event: 'MODAL_OPEN', properties: {} })
    // @ts-expect-error no such event
    emitEvent(config, { event: 'NOTHING' })
  })

  test('without properties have no `properties` field', () => {
    expectTypeOf<Of<'EMAIL_LOGIN_SELECTED'>>().toExtend<{ event: 'EMAIL_LOGIN_SELECTED' }>()
  })
})
