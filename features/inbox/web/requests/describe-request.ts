import type { WorkspaceRequest } from "../../contract/index.ts";
import type { english } from "./texts/english.ts";

type Asked = Pick<WorkspaceRequest, "role" | "seats" | "team">;

/** What is asked for, as a sentence without a subject. */
export function describeWanted({ role, seats, team }: Asked, texts: typeof english): string {
  if (role) return texts.wantsRole(texts.roles[role]);
  return team ? texts.wantsTeam(team.name) : texts.wantsSeats(seats ?? 1);
}

/** The same with who asks. */
export function describeRequest(
  { person, ...asked }: Asked & Pick<WorkspaceRequest, "person">,
  texts: typeof english,
): string {
  return `${person.name || texts.somebody}: ${describeWanted(asked, texts)}`;
}
