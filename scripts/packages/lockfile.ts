const walletConnect = '2.21.8'
const pinned = ['sign-client', 'core', 'utils', 'types']

/** Names and versions in the `packages:` part of pnpm-lock.yaml, and whether they are deprecated. */
export function packagesOf(lockfile: string): { name: string; version: string; isDeprecated: boolean }[] {
  const part = /^packages:\n([\s\S]*?)(?=^\S)/m.exec(`${lockfile}\nend:`)?.[1] ?? ''
  return part.split(/\n(?= {2}\S)/).flatMap((entry) => {
    const match = /^\s*'?(@?[^@'\s]+)@([^:'(]+)'?:/.exec(entry)
    return match
      ? [{ name: match[1] ?? '', version: match[2] ?? '', isDeprecated: /^ {4}deprecated:/m.test(entry) }]
      : []
  })
}

/** Releases of WalletConnect after 2.21.8 are under a vendor's licence, and so are its modals. */
export function walletConnectProblems(lockfile: string): string[] {
  const packages = packagesOf(lockfile)
  // Otherwise a lockfile in another format would have no problems.
  if (!packages.some(({ name }) => name === '@walletconnect/sign-client'))
    return ['@walletconnect/sign-client is not in the lockfile']
  return packages.flatMap(({ name, version }) => {
    if (name === '@walletconnect/ethereum-provider' || name.startsWith('@reown/appkit'))
      return [`${name} must not be in the lockfile`]
    const isPinned = pinned.some((part) => name === `@walletconnect/${part}`)
    return isPinned && version !== walletConnect ? [`${name} is ${version}, not ${walletConnect}`] : []
  })
}
