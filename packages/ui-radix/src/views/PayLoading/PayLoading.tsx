import {
  explorerUrl,
  type PayStatus,
  type PayStepState,
  useModal,
  useNetworks,
  usePay,
} from '@foyer/headless'
import { type ReactElement, useEffect, useId } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CheckIcon, CloseIcon } from '../../primitives/Icon/controlIcons.ts'
import { ClockIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { StatusHero, type StatusHeroState } from '../../primitives/StatusHero/StatusHero.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { payMessages } from '../shared/transfers/PayBadge.tsx'

export const messages = {
  'payLoading.paying': 'Confirm in your wallet',
  'payLoading.pending': 'Payment sent',
  'payLoading.pending.body': 'The network is confirming it.',
  'payLoading.success': 'Paid',
  'payLoading.failed': 'Payment failed',
  'payLoading.failed.body': 'The transaction failed. Only the network fee was paid.',
  'payLoading.unclear': 'Payment may have been sent',
  'payLoading.unclear.body': 'Check your wallet before you pay again.',
  'payLoading.progress': 'Progress',
  'payLoading.step.receiving': 'Leaving your wallet',
  'payLoading.step.sending': 'Sending to recipient',
  'payLoading.state.waiting': 'Waiting',
  'payLoading.state.active': 'In progress',
  'payLoading.state.done': 'Done',
  'payLoading.state.failed': 'Failed',
  'payLoading.view': 'View transaction',
} as const

const heroes: Readonly<Record<PayStatus, StatusHeroState>> = {
  ready: 'waiting',
  paying: 'waiting',
  pending: 'waiting',
  success: 'done',
  failed: 'failed',
  unclear: 'unclear',
}
const titles = {
  ready: 'payLoading.paying',
  paying: 'payLoading.paying',
  pending: 'payLoading.pending',
  success: 'payLoading.success',
  failed: 'payLoading.failed',
  unclear: 'payLoading.unclear',
} as const
const bodies = {
  pending: 'payLoading.pending.body',
  failed: 'payLoading.failed.body',
  unclear: 'payLoading.unclear.body',
} as const

/** Status and result of a payment. */
export default function PayLoading(): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const { close } = useModal()
  const { items } = useNetworks()
  const { option, payment, progress } = usePay()
  const { status } = progress
  const title = option ? t(messages, titles[status]) : t(payMessages, 'pay.none')
  useEffect(() => announce(title), [announce, title])
  if (!option) return <EmptyView drawing="receipt" title={title} />
  const network = items.find((item) => item.network.caipNetworkId === option.caipNetworkId)?.network
  const href = payment && network && explorerUrl(network, payment.hash, 'tx')
  const symbol = withoutControls(option.symbol)
  const bodyKey = status in bodies ? bodies[status as keyof typeof bodies] : undefined
  return (
    <Stack gap={16}>
      <Slot name="status.hero" data={{ state: heroes[status] }}>
        <StatusHero
          state={heroes[status]}
          shape="round"
          image={<Image src={option.iconUrl} name={symbol} size={80} shape="round" />}
          title={title}
          body={
            <>
              <ExactAmount value={option.amount} symbol={symbol} />{' '}
              {network && t(payMessages, 'pay.on', { network: network.name })}
              {bodyKey && (
                <>
                  <br />
                  {t(messages, bodyKey)}
                </>
              )}
            </>
          }
        />
      </Slot>
      {status === 'pending' && <OfflineNote />}
      <Steps />
      <Stack gap={8}>
        {href && (
          <Button asChild variant="ghost" block>
            <a href={href} target="_blank" rel="noreferrer">
              {t(messages, 'payLoading.view')}
            </a>
          </Button>
        )}
        {status !== 'paying' && (
          <Button variant={status === 'success' ? 'primary' : 'neutral'} block onClick={() => close()}>
            {t(commonMessages, 'common.close')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

function Steps(): ReactElement {
  const t = useTranslate()
  const { progress } = usePay()
  const id = useId()
  return (
    <Stack gap={4}>
      <Text asChild variant="caption" tone="muted">
        <h3 id={id}>{t(messages, 'payLoading.progress')}</h3>
      </Text>
      <Stack asChild gap={4}>
        <ol aria-labelledby={id}>
          {progress.steps.map(({ name, state }) => (
            <Row
              key={name}
              asChild
              size={48}
              variant={stepVariants[state]}
              name={t(messages, `payLoading.step.${name}`)}
              description={t(messages, `payLoading.state.${state}`)}
              image={<StepMark state={state} />}
              aria-current={state === 'active' ? 'step' : undefined}
            >
              <li />
            </Row>
          ))}
        </ol>
      </Stack>
    </Stack>
  )
}

const stepVariants = { waiting: 'filled', active: 'filled', done: 'success', failed: 'danger' } as const

function StepMark({ state }: { readonly state: PayStepState }): ReactElement {
  if (state === 'active') return <Spinner size={20} />
  if (state === 'done') return <CheckIcon />
  return state === 'failed' ? <CloseIcon /> : <ClockIcon />
}
