import { type ComponentType, createElement, type ReactElement } from 'react'

/** The stories of a module as states for `describePrimitive`. */
export function statesOf(stories: Readonly<Record<string, unknown>>): Record<string, ReactElement> {
  return Object.fromEntries(
    Object.entries(stories)
      .filter(([name, story]) => name !== 'default' && typeof story === 'function')
      .map(([name, story]) => [name, createElement(story as ComponentType)]),
  )
}
