import { type Label, labelOfConversation, labelOfPerson } from "#platform/contract/label.ts";
import type { RunRow } from "./run.repository.ts";

/** What everything in a run has in common: it is for those who may read its conversation, else for its person. */
export function labelOfRun({ host, host_id, user_id }: Pick<RunRow, "host" | "host_id" | "user_id">): Label {
  return host === "conversation" ? labelOfConversation(host_id) : labelOfPerson(user_id);
}
