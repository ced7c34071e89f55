import { useModalRouter, useNetworks } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Button } from '../../../primitives/Button/Button.tsx'

export const messages = { 'chooseNetwork.label': 'Choose a network' } as const

/**
 * Way on for what the current network does not offer. Renders nothing if there is no other network: the list would
 * lead back here, and the view above says already what this network lacks.
 */
export function ChooseNetworkButton(): ReactElement | null {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { has } = useShell()
  const { items } = useNetworks()
  if (items.length < 2 || !has('Networks')) return null
  return <Button onClick={() => push('Networks')}>{t(messages, 'chooseNetwork.label')}</Button>
}
