import { z } from "zod";
import {
  defineTool,
  isSeenByPersonAlone,
  type Tool,
  type ToolContext,
  ToolError,
} from "#features/tools/server/index.ts";
import { isWorking } from "#platform/contract/role-rules.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { memberAccess } from "./member.access.ts";
import { type ListedMember, listMembers } from "./members.repository.ts";

const mostListed = 30;

const FindPeopleInput = z.object({
  name: z.string().trim().min(1).max(200).optional().describe("A part of the name or the address"),
  team: z.string().trim().min(1).max(200).optional().describe("The name of a team they belong to"),
  role: WorkspaceRole.optional(),
});
type FindPeopleInput = z.infer<typeof FindPeopleInput>;

/** Finds people of the workspace for whoever may see its list of people, and only where nobody else reads along. */
export const findPeopleTool: Tool<FindPeopleInput> = defineTool({
  name: "find_people",
  title: "Find people",
  about: "Looks for people of your workspace, their addresses, roles and teams.",
  description:
    "Finds people of the workspace by name, team or role: their address, role and teams, at most 30. Without anything it lists them. " +
    "Nothing else is known of them, such as phone numbers.",
  input: FindPeopleInput,
  facts: {
    ...{ reads: "workspace", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: ["name", "team", "role"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: ({ name, team }) =>
    (name ?? team) ? `Looking for “${name ?? team}”` : "Looking at the people here",
  async run(context, { name = "", team, role }) {
    await requireReader(context);
    const { userId, workspaceId } = userOf(context.ctx);
    const wanted = { search: name, team, role, state: "active", after: undefined } as const;
    const rows = await query(context.ctx, memberAccess.find, ({ db }) =>
      listMembers(db, { ...wanted, workspaceId, limit: mostListed + 1 }),
    );
    const shown = rows.slice(0, mostListed);
    const rest = rows.length > mostListed ? ["There are more, on the page Members."] : [];
    return {
      content: shown.length === 0 ? "No such person is here." : [...shown.map(lineOf), ...rest].join("\n"),
      summary:
        shown.length === 1
          ? "1 person found"
          : `${shown.length}${rest.length > 0 ? " or more" : ""} people found`,
      data: { userIds: shown.map((member) => member.userId) },
      label: { integrity: "organization", readers: [`user:${userId}`] },
    };
  },
});

/** Guests would learn of people whom they may not see: by asking, or by reading what somebody else asked. */
async function requireReader(context: ToolContext): Promise<void> {
  if (!isWorking(userOf(context.ctx).role))
    throw new ToolError("people.not_listed", "Guests and auditors see no list of the people of a workspace.");
  if (!(await isSeenByPersonAlone(context)))
    throw new ToolError(
      "people.read_along",
      "Others read this conversation, and not all of them may see who is in the workspace. Ask in a conversation of your own.",
    );
}

function lineOf({ name, email, role, teams }: ListedMember): string {
  const named = teams.map((team) => team.name).join(", ");
  const facts = [email, role, ...(named ? [`in ${named}`] : [])].filter(Boolean);
  return `- ${name.replace(/\s+/g, " ")} (${facts.join("; ")})`;
}
