import type { Plugin } from 'vite'

/** Set while `spec --prove` runs: which file is to be read with a lie in it. The file on disk is never touched. */
export const mutantVariable = 'FOYER_MUTANT'

export type MutantFile = { path: string; code: string }

/** Hands the tests the mutated text of one file. Does nothing in ordinary runs. */
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
