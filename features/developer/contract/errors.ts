export const developerErrors = {
  "outgoing_message.not_found": [404, "This message no longer exists."],
} as const;
