import type { ReactElement, ReactNode } from 'react'
import { Body, Panel, View } from '../primitives/Modal/Modal.tsx'

export type StoryFrameProps = {
  /** @default the theme of the page around the story */
  theme?: 'light' | 'dark' | 'system' | undefined
  /** @default the direction of the page around the story */
  dir?: 'ltr' | 'rtl' | undefined
  children: ReactNode
}

/** A panel in the page flow, as the container of a component in a story. */
export function StoryFrame({ theme, dir, children }: StoryFrameProps): ReactElement {
  const panel = (
    <Panel placement="inline">
      <Body>
        <View>{children}</View>
      </Body>
    </Panel>
  )
  // A nested root would follow the system theme, so it is rendered only if the story sets a theme or direction.
  return theme || dir ? (
    <div data-foyer="" data-foyer-theme={theme} dir={dir}>
      {panel}
    </div>
  ) : (
    panel
  )
}
