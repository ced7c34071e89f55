#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { createFiles } from './createFiles.ts'
import { askOptions } from './options/askOptions.ts'
import { nextSteps, parseArguments, toPackageName, usage } from './options/options.ts'
import { readVersions } from './options/readVersions.ts'
import { writeApp } from './writeApp.ts'

async function main(): Promise<void> {
  const parsed = parseArguments(process.argv.slice(2))
  if (parsed.isHelp) {
    process.stdout.write(usage)
    return
  }
  const isAsking = !parsed.isYes && process.stdin.isTTY
  const terminal = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const { folder, options } = await askOptions(
    parsed,
    terminal && ((question) => terminal.question(question)),
  ).finally(() => terminal?.close())
  writeApp(folder, createFiles({ ...options, name: toPackageName(folder) }, readVersions()))
  process.stdout.write(nextSteps(folder))
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
