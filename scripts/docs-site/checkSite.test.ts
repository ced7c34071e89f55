import { expect, test } from 'vitest'
import { siteProblems } from './checkSite.ts'

const siteOf = (pages: Record<string, string>, files: readonly string[] = []) => ({
  pages: new Map(Object.entries(pages)),
  files: new Set([...Object.keys(pages), ...files]),
})

test.each([
  ['<a href="/guide">'],
  ['<a class="x" href="/guide#theme">'],
  ['<a href="./guide.html#theme">'],
  ['<a href="#top">'],
  ['<a href="/folder/">'],
  ['<a href="/logo.svg">'],
  ['<iframe src="/guide.html?example=one">'],
  ['<a href="https://example.com/none">'],
  ['<a href="mailto:a@example.com">'],
])('accepts %s', (html) => {
  const site = siteOf(
    { 'index.html': `<h1 id="top">${html}`, 'guide.html': '<h2 id="theme">', 'folder/index.html': '' },
    ['logo.svg'],
  )
  expect(siteProblems(site)).toEqual({ links: [], hosts: [] })
})

test.each([
  ['<a href="/none">', 'index.html: /none'],
  ['<a href="/guide#none">', 'index.html: /guide#none (no anchor)'],
  ['<a href="#none">', 'index.html: #none (no anchor)'],
  ['<iframe title="x" src="/demo/index.html">', 'index.html: /demo/index.html'],
])('reports %s', (html, problem) => {
  expect(siteProblems(siteOf({ 'index.html': html, 'guide.html': '' })).links).toEqual([problem])
})

test('reports resources of another host', () => {
  const html =
    '<script src="https://cdn.example/a.js"></script><img src="/a.png"><a href="https://example.com">'
  expect(siteProblems(siteOf({ 'index.html': html })).hosts).toEqual(['index.html: https://cdn.example/a.js'])
})
