import { fileCheck } from './check.ts'
import { commentsOf, titlesOf, type Prose } from './prose.ts'

/** Word to avoid in comments and test titles, and its replacement. */
type Word = { pattern: RegExp; kinds: readonly Prose['kind'][]; instead: string }

const both = ['comment', 'title'] as const

/** CONTRIBUTING.md has these rules under "Words"; `docs/glossary.md` has the terms. */
const words: readonly Word[] = [
  {
    pattern: /^(what|who|whose|whom|whoever|whatever|where|how)\b/i,
    kinds: both,
    instead: 'begin with the name of the thing or with a verb',
  },
  {
    pattern: /^(that|of|and|but|or)\b/i,
    kinds: ['title'],
    instead: 'write a sentence: subject, verb, object',
  },
  {
    pattern: /\b(some|no|any|every)body\b|\bwhoever\b/i,
    kinds: both,
    instead: 'name the caller, the visitor, the host or the wallet',
  },
  { pattern: /\bwhatever\b/i, kinds: both, instead: 'name the value' },
  { pattern: /(?<!\$)\bwhat\b/i, kinds: ['title'], instead: 'name the thing' },
  {
    pattern: /\b(hears?|heard|(is|are) told)\b/i,
    kinds: both,
    instead: 'say receives, or is notified',
  },
  { pattern: /\bgo(es)? on\b/i, kinds: both, instead: 'say continues' },
  { pattern: /\bthe undo\b/i, kinds: both, instead: 'say the unsubscribe function, or name what it ends' },
  { pattern: /\bvisits?\b/i, kinds: both, instead: 'say page load, or the period between two events' },
  { pattern: /\blife\b/i, kinds: both, instead: 'say lifetime, or from mount to unmount' },
  { pattern: /\b(an|the|first|each|every) act\b|\bacts\b/i, kinds: both, instead: 'say action or request' },
]

/** Words of a text to be replaced. */
const wordsIn = ({ kind, text }: Prose): { word: string; instead: string }[] =>
  words
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(({ pattern, instead }) => {
      // Names of the code are not prose.
      const word = pattern.exec(text.replace(/`[^`]*`/g, '``'))?.[0]
      return word ? [{ word, instead }] : []
    })

export const wordsCheck = fileCheck('plain words in comments and test titles', (source) =>
  [...commentsOf(source), ...titlesOf(source)].flatMap((prose) =>
    wordsIn(prose).map(({ word, instead }) => ({
      line: prose.line,
      text: `${prose.kind} “${prose.text.split('\n')[0]?.slice(0, 80)}”: “${word}”, ${instead}`,
    })),
  ),
)
