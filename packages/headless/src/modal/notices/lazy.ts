import { load } from '@foyer/chains'
import type * as ToastActions from './toast.ts'

// Most views can say something, and few do.
export const loadToastActions = (): Promise<typeof ToastActions> => load(() => import('./toast.ts'))
