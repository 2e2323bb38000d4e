/** What a call may be refused with before it reaches its feature. */
export const callerErrors = {
  "auth.factor_required": [403, "Show your second factor to go on."],
  "workspace.not_found": [404, "This workspace does not exist, or you do not belong to it."],
} as const;
