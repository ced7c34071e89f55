import { fileCheck } from './check.ts'
import { isPublished } from './source.ts'

export const barrelsCheck = fileCheck('re-exports only in src/exports', (source) =>
  !isPublished(source.path) || /^packages\/[^/]+\/src\/exports\//.test(source.path)
    ? []
    : source.imports
        .filter(({ isReExport }) => isReExport)
        .map(({ line, specifier, names }) => ({
          line,
          text: `re-exports ${names[0]?.name === '*' ? 'everything of ' : ''}'${specifier}': import it where it is`,
        })),
)
