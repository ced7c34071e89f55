export { createHandlers, type CreateHandlersParameters } from '../backend/createHandlers.ts'
export { createRequestLog, type RequestLog, type SeenRequest } from '../backend/requestLog.ts'
export { type EvmUrls } from '../backend/types.ts'
export { createFaults, type Fault, type Faults } from '../faults.ts'
