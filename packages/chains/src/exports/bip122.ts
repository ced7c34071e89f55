export { bip122 } from '../bip122/bip122.ts'
export type { Bip122Options } from '../bip122/bip122.ts'
export type {
  BitcoinAddress,
  BitcoinProtocol,
  BitcoinProvider,
  BitcoinSignInput,
} from '../bip122/provider.ts'
export { toPsbtSigner } from '../bip122/toPsbtSigner.ts'
export type { PsbtSigner } from '../bip122/toPsbtSigner.ts'
