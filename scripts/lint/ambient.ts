import { fileCheck } from './check.ts'
import { globalUses } from './globals.ts'
import { isPublished, type Source } from './source.ts'
import { walk } from './walk.ts'

const ambient = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'fetch',
  'XMLHttpRequest',
  'setTimeout',
  'setInterval',
])

// The world comes in through these doors; everything else is handed what it needs.
const doors = [
  /^packages\/headless\/src\/config\//,
  /^packages\/headless\/src\/backend\/http\.ts$/,
  /^packages\/chains\/src\/load\.ts$/,
  /^packages\/chains\/src\/(.+\/)?(discovery|http|timing)\.ts$/,
  // The frame of the embedded wallet is an element of the page by nature, and so are the windows it opens.
  /^packages\/headless\/src\/embedded\/(create(Frame|Popup)Host|replacePageUrl)\.ts$/,
  /^packages\/ui-radix\/src\//,
  /^packages\/sandbox\/src\//,
]

function clockReads(source: Source): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  walk(source.program, (node) => {
    const isNow =
      node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      node.object.name === 'Date' &&
      node.property.type === 'Identifier' &&
      node.property.name === 'now'
    const isNewDate =
      node.type === 'NewExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'Date' &&
      node.arguments.length === 0
    if (isNow || isNewDate)
      found.push({
        line: source.lineOf(node.start),
        text: `reads the clock (${isNow ? 'Date.now' : 'new Date()'}): take the time from the config`,
      })
  })
  return found
}

export const ambientCheck = fileCheck('globals of the page only where the world comes in', (source) =>
  !isPublished(source.path) || doors.some((door) => door.test(source.path))
    ? []
    : [
        ...globalUses(source.program, ambient).map(({ name, start }) => ({
          line: source.lineOf(start),
          text: `uses the global ${name}: reach it through the config (storage, timers, fetch, device)`,
        })),
        ...clockReads(source),
      ],
)
