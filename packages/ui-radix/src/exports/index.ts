export { AccountButton } from '../buttons/AccountButton.tsx'
export type { AccountButtonProps, AccountButtonState } from '../buttons/AccountControl.tsx'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonState } from '../buttons/ConnectButton.tsx'
export {
  ConnectTrigger,
  type ConnectTriggerProps,
  type ConnectTriggerState,
} from '../buttons/ConnectTrigger.tsx'
export { NetworkButton, type NetworkButtonProps, type NetworkButtonState } from '../buttons/NetworkButton.tsx'
export { OnrampWidget, type OnrampWidgetProps, type OnrampWidgetState } from '../buttons/OnrampWidget.tsx'
export { FoyerModal } from '../FoyerModal/FoyerModal.tsx'
export type { FoyerModalProps } from '../FoyerModal/FullModal.tsx'
export type { Locale, MessageId, MessageOverrides } from '../i18n/localeFiles.ts'
export type { ButtonStateProps } from '../buttons/useOpener.ts'
