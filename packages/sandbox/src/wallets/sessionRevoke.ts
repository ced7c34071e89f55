/** `wallet_revokePermissions` for a session. Its owner is asked, unlike for the page's accounts. */
export const SESSION_REVOKE = 'wallet_revokePermissions:session'
