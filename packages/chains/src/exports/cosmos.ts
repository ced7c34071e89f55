export type { CosmosKey, CosmosProvider, StdSignature, StdSignDoc } from '../cosmos/provider.ts'
