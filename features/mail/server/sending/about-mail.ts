import type { MailRow } from "../outgoing-mail.repository.ts";

/** What every audit event of background work says about its mail. */
export function aboutMail({ workspace_id, user_id, id, conversation_id }: MailRow) {
  return {
    workspaceId: workspace_id,
    onBehalfOf: user_id,
    target: [{ type: "mail", id }],
    ...(conversation_id ? { conversationId: conversation_id } : {}),
  };
}
