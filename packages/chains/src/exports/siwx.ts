export { createNonce } from '../siwx/createNonce.ts'
export { createSiwxMessage } from '../siwx/createSiwxMessage.ts'
export { parseSiwxMessage } from '../siwx/parseSiwxMessage.ts'
export type { Cacao, SiwxMessageData, SiwxSession } from '../siwx/types.ts'
