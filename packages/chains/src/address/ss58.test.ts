import { expect, test } from 'vitest'
import { isAddress } from './isAddress.ts'
import { decodeSs58, encodeSs58 } from './ss58.ts'

/** Bytes 1 to 32. The addresses were made by another implementation of BLAKE2b and base58. */
const bytes = Uint8Array.from({ length: 32 }, (_, index) => index + 1)

test.each([
  [0, '12KeSVQBwS9AjRA976mnJouSAoQuS5bkWudT367GBEHE8Ls'],
  [42, '5C62W7ELLAAfjCQeBU3me9ykaYomD8XTg2B9Hk6ki6Cm3v58'],
  [63, '7HcsvwboQGXw1RuPCeXGa5Zg9jowMykPdmouD6c5S3gzxYK6'],
  [64, 'cEVbXQX4VCRFdptbfWqmD9bQbbZTYvobJuiabRAEMtCvYy7Lk'],
  [255, 'yGCkq7sYwCtNR2RpHB1TZ16M1vwW1q6bpjSXa2HkqphV7CyHA'],
  [256, 'VBtsLuttUP1mGFWy2YdJwrSMV1ZsRBK7tU1zw3DeQpeynWM6R'],
  [1284, 'VdqYr7qfJJfAErn9e34382jVy3j3sSxqDWa34zvrhCyaZg411'],
  [16383, 'yNVMPQNfLRDUCs8JWEYt3ns6neWWYHeGcchRqnMGozZwpw6fX'],
] as const)('the address for the network %i is read and written', (prefix, address) => {
  expect(decodeSs58(address)).toEqual({ prefix, bytes })
  expect(encodeSs58({ prefix, bytes })).toBe(address)
  expect(isAddress('polkadot', address)).toBe(true)
})

test.each([
  ['of a reserved network', '5bEfY5PwsKfaMS2VobZs9m3TAVNwRs3YRnPfkUfxZWaiBFjY'],
  ['of a reserved network', '5h2Ko4wMFcYJWVRxi8StXfJsoyXEV3g4ciwoNAKG2NBCTQLE'],
  ['with a first byte above 127', 'yNb93fNCjoWLw2Bhy95m5AmNDHzeqLpu8odyyQ2v7TRYKDTu6'],
  ['with 31 bytes', 'x5K1hqLLJ2jkzsDW78Rcc7Wp2KJGSGWc84f8RGMKprLn66'],
])('%s: %s is no address', (_, address) => {
  expect(isAddress('polkadot', address)).toBe(false)
})

// The last one is a checksum after the first byte of a prefix of two.
test.each(['', '1', '11', '111', 'NqvQ'])('%j is too short for a prefix and a checksum', (address) => {
  expect(decodeSs58(address)).toBeUndefined()
})
