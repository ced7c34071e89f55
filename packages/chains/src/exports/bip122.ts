export type { BitcoinAddress, BitcoinProvider, BitcoinSignInput } from '../bip122/provider.ts'
