// Host without a project: wallets of the browser only.
import { startHost } from '../startHost.tsx'

startHost()
