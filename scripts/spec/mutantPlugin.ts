import type { Plugin } from 'vite'

/** Set while `spec --prove` runs: the mutated file and its code. The file on disk is never changed. */
export const mutantVariable = 'FOYER_MUTANT'

export type MutantFile = { path: string; code: string }

/** Replaces the code of one file by its mutant. Does nothing in ordinary runs. */
export const mutantPlugin = (): Plugin => ({
  name: 'foyer:mutant',
  enforce: 'pre',
  transform(_, id) {
    const json = process.env[mutantVariable]
    if (!json) return undefined
    const { path, code } = JSON.parse(json) as MutantFile
    return id.split('?')[0]?.endsWith(path) ? { code, map: null } : undefined
  },
})
