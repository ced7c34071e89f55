import ts from 'typescript'
import { at } from '../lib/paths.ts'

/** The types of some files, with the options of this workspace. */
export function programOf(paths: readonly string[]): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    at('tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  )
  return ts.createProgram(
    paths.map((path) => at(path)),
    config?.options ?? {},
  )
}
