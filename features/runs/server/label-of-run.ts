import { type Label, labelOfConversation, labelOfPerson } from "#platform/contract/label.ts";
import type { RunRow } from "./run.repository.ts";
import { refsOf } from "./run-host.ts";

/**
 * The base label of everything in a run: readable by the people of its conversation, or else by its person.
 */
export function labelOfRun({ host, host_id, user_id }: Pick<RunRow, "host" | "host_id" | "user_id">): Label {
  const conversationId = host === "conversation" ? host_id : refsOf({ host, host_id }).conversationId;
  return conversationId ? labelOfConversation(conversationId) : labelOfPerson(user_id);
}
