import { type Label, labelOfConversation, labelOfPerson } from "#platform/contract/label.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * The base label of everything in a run: readable by the people of its conversation, or else by its person.
 */
export function labelOfRun({ host, host_id, user_id }: Pick<RunRow, "host" | "host_id" | "user_id">): Label {
  return host === "conversation" ? labelOfConversation(host_id) : labelOfPerson(user_id);
}
