export const developerErrors = {
  "outgoing_message.not_found": [404, "This message does not exist any more."],
} as const;
