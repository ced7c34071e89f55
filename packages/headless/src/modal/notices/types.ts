export type ToastVariant = 'success' | 'error' | 'loading'

export type ToastState = {
  readonly isOpen: boolean
  readonly message: string
  /** What was thrown, where the message comes from that: a kit may say it in another language. */
  readonly error?: unknown
  readonly variant: ToastVariant
  /** Changes with every toast, so that equal texts are announced again. */
  readonly id: number
}

export type AlertVariant = 'info' | 'success' | 'warning' | 'error'

/** A notice for the developer of the app. */
export type AlertState = {
  readonly isOpen: boolean
  readonly message: string
  readonly variant: AlertVariant
  readonly code: string | undefined
  /** Why, at length. Development builds only. */
  readonly details?: string | undefined
  /** Where it is explained, for those that Foyer knows. */
  readonly link?: string | undefined
}

export type Notices = {
  /** Of the last toast; 0 until there is one. */
  readonly toastId: number
  readonly isAlertOpen: boolean
}
