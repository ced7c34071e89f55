import { useModalRouter, useNetworks } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Button } from '../../../primitives/Button/Button.tsx'

export const messages = { 'chooseNetwork.label': 'Choose a network' } as const

/**
 * Links a view that does not support the current network to the other networks. Renders nothing without another
 * network: the list would lead back here.
 */
export function ChooseNetworkButton(): ReactElement | null {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { has } = useShell()
  const { items } = useNetworks()
  if (items.length < 2 || !has('Networks')) return null
  return <Button onClick={() => push('Networks')}>{t(messages, 'chooseNetwork.label')}</Button>
}
