import type { PolicyAnswer, RequestWarning } from '../../core/contracts/policies.ts'

/** Answer of a policy without objections. */
export const allow: PolicyAnswer = { type: 'allow' }

/** Answer of a policy that has the visitor look twice: `text` is shown to them. */
export const warn = (text: string): PolicyAnswer => ({ type: 'warn', text })

/** Answer of a policy that stops the request: it rejects with `REQUEST_REFUSED` and `reason`. */
export const refuse = (reason: string): PolicyAnswer => ({ type: 'refuse', reason })

export type PolicyOptions = {
  /** Answer to a request that the policy objects to. */
  readonly answer?: 'warn' | 'refuse' | undefined
}

/** Objection of a built-in policy. */
export const object = (answer: 'warn' | 'refuse', warning: RequestWarning): PolicyAnswer =>
  answer === 'warn' ? { type: 'warn', ...warning } : refuse(warning.text)
