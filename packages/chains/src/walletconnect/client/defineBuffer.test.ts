import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineBuffer } from './defineBuffer.ts'

function defined(): typeof Buffer {
  const page: { Buffer?: typeof Buffer } = {}
  defineBuffer(page)
  return page.Buffer as typeof Buffer
}

test('encodes and decodes like the Buffer of Node', () => {
  const ours = defined()
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = Buffer.from(text).toString('base64')
      expect(ours.from(text).toString('base64')).toBe(written)
      expect(ours.from(written, 'base64').toString('utf-8')).toBe(Buffer.from(text).toString())
      const digits = Buffer.from(text).toString('hex')
      expect(ours.from(text).toString('hex')).toBe(digits)
      expect(ours.from(digits, 'hex').toString()).toBe(Buffer.from(text).toString())
      expect(ours.from(written.replace(/=+$/, ''), 'base64').toString()).toBe(Buffer.from(text).toString())
    }),
    { numRuns: 300 },
  )
  expect(ours.isBuffer(ours.from([1, 2]))).toBe(true)
  expect(ours.isBuffer(new Uint8Array(2))).toBe(false)
})

test('a page with a Buffer keeps it', () => {
  const page = { Buffer: 'its own' }
  const undefineBuffer = defineBuffer(page)
  expect(page.Buffer).toBe('its own')
  undefineBuffer()
  expect(page.Buffer).toBe('its own')
})

test('the Buffer is removed after the last of two attempts', () => {
  const page: { Buffer?: unknown } = {}
  const first = defineBuffer(page)
  const second = defineBuffer(page)
  first()
  first()
  expect(page.Buffer).toBeDefined()
  second()
  expect('Buffer' in page).toBe(false)
})

test('a Buffer that the page defines during an attempt is kept', () => {
  const page: { Buffer?: unknown } = {}
  const undefineBuffer = defineBuffer(page)
  page.Buffer = 'its own'
  undefineBuffer()
  expect(page.Buffer).toBe('its own')
})
