/** Keys of what is cached about tool calls. */
export const toolCallKeys = {
  all: ["tool-call"] as const,
  /** Its record, as read for a purpose or in a state. */
  of: (id: string, state: string) => ["tool-call", id, state] as const,
};
