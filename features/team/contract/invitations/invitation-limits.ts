/** Limits of invitations. */
export const invitationLimits = {
  addresses: 200,
  messageLength: 1_000,
  teams: 20,
  days: { least: 1, usual: 7, most: 30 },
  /** Mails of one invitation, the first included. */
  sends: 5,
  /** Mails of a workspace within 24 hours. */
  mailsPerDay: 300,
} as const;
