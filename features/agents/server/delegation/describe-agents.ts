import { joinLabels, type Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, personOf, userOf } from "#platform/server/context.ts";
import { listUsableNamed, type ShownAgent } from "../listed-agent.repository.ts";
import { namesOfPeople } from "../person-names.ts";
import { integrityFor } from "../versions/text-author.ts";

/** Agents in words, for whoever chooses among them: with their owners. */
export interface DescribedAgents {
  /** E.g. “Researcher of Bob Lee”. */
  names: string[];
  /** For a model: what each is made for too, and its id where another one has its name. */
  lines: string[];
  label: Label;
}

export async function describeAgents(ctx: Ctx, agents: readonly ShownAgent[]): Promise<DescribedAgents> {
  const ownerOf = await namesOfPeople(
    ctx,
    agents.map(({ user_id }) => user_id),
  );
  const names = agents.map(
    (agent) => `${nameOf(agent)} of ${ownerOf(agent.user_id)?.name ?? "a deleted account"}`,
  );
  const lines = agents.map((agent, at) => {
    const isShared = agents.some((other) => other !== agent && isSameName(other, agent));
    return `- ${names[at]}${isShared ? `, id ${agent.id}` : ""}: ${purposeOf(agent) || "no purpose given"}`;
  });
  return { names, lines, label: labelOfAgents(ctx, agents) };
}

/** The label of what names agents or says what they are made for. */
export function labelOfAgents(ctx: Ctx, agents: readonly ShownAgent[]): Label {
  const { userId } = userOf(ctx);
  return joinLabels(
    agents.map(({ published_integrity: text_integrity, published_writer: written_by }) => ({
      integrity: text_integrity ? integrityFor({ text_integrity, written_by }, userId) : "untrusted",
      readers: [],
    })),
  );
}

/**
 * The name of an agent in the line of a call. One of somebody else is named with its owner, and one of the person's own
 * with what it is for, or when it was made, where another one has its name.
 */
export async function nameInLine(ctx: Ctx, agent: ShownAgent, name: string): Promise<string> {
  if (agent.user_id === personOf(ctx.actor)?.userId) {
    const named = await query(ctx, ({ db }) => listUsableNamed(db, name, 2));
    return named.length > 1
      ? `${name} (${purposeOf(agent) || `made on ${day.format(agent.created_at)}`})`
      : name;
  }
  const ownerOf = await namesOfPeople(ctx, [agent.user_id]);
  const owner = ownerOf(agent.user_id);
  return owner ? `${name} of ${owner.name}` : name;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

export function nameOf({ published }: ShownAgent): string {
  return published?.name ?? "";
}

/** Words from outside are not told as the product's own. */
function purposeOf({ published, published_integrity }: ShownAgent): string {
  return published_integrity === "untrusted" ? "" : (published?.purpose ?? "");
}

function isSameName(one: ShownAgent, other: ShownAgent): boolean {
  return nameOf(one).toLowerCase() === nameOf(other).toLowerCase();
}
