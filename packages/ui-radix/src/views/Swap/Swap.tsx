import {
  type SwapPrefill,
  useAccount,
  useFeatures,
  useModalRouter,
  useNetwork,
  useSwap,
  useSwapNetworks,
  useRouteData,
  useToast,
} from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { SwapIcon } from '../../primitives/Icon/subjectIcons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useClientLayoutEffect } from '../../primitives/part/useClientLayoutEffect.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { sharedMessages } from '../shared/messages.ts'
import { ChooseNetworkButton } from '../shared/networks/ChooseNetworkButton.tsx'
import { swapMessages } from '../shared/transfers/swapMessages.ts'
import { DestinationTokenField } from './DestinationTokenField.tsx'
import { swapViewMessages as messages } from './messages.ts'
import { SourceTokenField } from './SourceTokenField.tsx'
import { SwapButton } from './SwapButton.tsx'

/** Form of a swap: source token, destination token, quote. */
export default function Swap(): ReactElement | null {
  const t = useTranslate()
  const { namespace } = useAccount()
  const { swaps } = useFeatures({ namespace })
  const { caipNetworkId } = useNetwork()
  const networks = useSwapNetworks()
  const { replace } = useModalRouter()
  const isElsewhere = swaps !== false && networks.length > 0 && !networks.includes(caipNetworkId)
  // Before paint: a view that is replaced at once is never visible.
  useClientLayoutEffect(() => {
    if (isElsewhere) replace('UnsupportedChain', { swapUnsupportedChain: true })
  }, [isElsewhere, replace])
  if (isElsewhere) return null
  if (networks.length === 0) return <EmptyView drawing="coins" title={t(messages, 'swapView.none')} />
  if (swaps === false)
    return (
      <EmptyState drawing="coins" title={t(messages, 'swapView.none')}>
        <ChooseNetworkButton />
      </EmptyState>
    )
  return <SwapForm />
}

function SwapForm(): ReactElement {
  const t = useTranslate()
  const isReady = useStart()
  const { flip, isEmptied } = useSwap()
  const [isTurned, setTurned] = useState(false)
  const { push } = useModalRouter()
  if (!isReady) return <Boxes />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        push('SwapPreview')
      }}
    >
      <Stack gap={8}>
        {isEmptied && <Banner role="alert">{t(sharedMessages, 'form.emptied')}</Banner>}
        <SourceTokenField />
        <span data-foyer-part="amount-field-flip">
          <IconButton
            size={32}
            variant="neutral"
            label={t(messages, 'swapView.flip')}
            onClick={() => {
              setTurned(!isTurned)
              flip()
            }}
          >
            <SwapIcon data-turn={isTurned ? 270 : 90} />
          </IconButton>
        </span>
        <DestinationTokenField />
        <SwapButton />
      </Stack>
    </form>
  )
}

function Boxes(): ReactElement {
  const t = useTranslate()
  return (
    <Stack gap={8} role="status" aria-busy="true" aria-label={t(messages, 'swapView.loading')}>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
      <Skeleton shape="button" height={52} />
    </Stack>
  )
}

/** Starts a swap if there is none, also after a change of account or network; `true` once it has started. */
export function useStart(): boolean {
  const t = useTranslate()
  const prefill = useRouteData('Swap')?.swap
  const { sourceToken, toToken, start } = useSwap()
  const { goBack } = useModalRouter()
  const { show } = useToast()
  const isReady = sourceToken !== undefined || toToken !== undefined
  useEffect(() => {
    if (isReady) return undefined
    let isCurrent = true
    const begin = (wanted?: SwapPrefill): Promise<void> =>
      start(wanted).catch((error: unknown) => {
        if (!isCurrent) return undefined
        // The form was emptied, or the app has started a swap: `begin` shares that start.
        if (error instanceof Error && error.name === 'AbortError') return begin()
        show({ message: failureText(t, error, t(swapMessages, 'swap.startFailed')), variant: 'error' })
        return goBack()
      })
    void begin(prefill)
    return () => {
      isCurrent = false
    }
  }, [isReady, prefill, start, goBack, show, t])
  return isReady
}
