import type { ReactElement, ReactNode } from 'react'
import { Body, Panel, View } from '../primitives/Modal/Modal.tsx'

export type StoryFrameProps = {
  /** @default the theme of the page around the story */
  theme?: 'light' | 'dark' | 'system' | undefined
  /** @default the direction of the page around the story */
  dir?: 'ltr' | 'rtl' | undefined
  children: ReactNode
}

/** The place of a part in a story: a panel in the page's flow, as it will be around the part. */
export function StoryFrame({ theme, dir, children }: StoryFrameProps): ReactElement {
  const panel = (
    <Panel placement="inline">
      <Body>
        <View>{children}</View>
      </Body>
    </Panel>
  )
  // A nested root would follow the system again, so there is one only where the story asks for something of its own.
  return theme || dir ? (
    <div data-foyer="" data-foyer-theme={theme} dir={dir}>
      {panel}
    </div>
  ) : (
    panel
  )
}
