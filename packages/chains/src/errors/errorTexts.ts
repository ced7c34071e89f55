import { read } from './foreign.ts'
import { causesOf, messageOf } from './FoyerError.ts'

/**
 * Every text in a foreign error and its causes: messages, and `data` that is a text, where Talisman has the message of
 * the node.
 */
export const errorTexts = (error: unknown): readonly string[] =>
  [...causesOf(error)].flatMap((cause) => {
    const data = read(cause, 'data')
    return [messageOf(cause) ?? '', (typeof data === 'string' && messageOf(data)) || '']
  })
