import { existsSync } from 'node:fs'

/** Packages `webkit2gtk-driver` and `xvfb` of Debian. */
const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

/** Whether `test:deep` can drive WebKitGTK. */
export const hasWebKit: boolean = programs.every((path) => existsSync(path))
