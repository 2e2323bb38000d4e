/** The parameter that names the message at which a conversation opens. */
export const foundParameter = "message";

/** The path of a conversation, opened at one message. */
export function pathToFound(conversationPath: string, messageId: string | undefined): string {
  return messageId ? `${conversationPath}?${foundParameter}=${messageId}` : conversationPath;
}
