import { type ToolContext, ToolError } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type WhyNot, whyNotUsed } from "../runs/is-memory-used.ts";
import { findPlaceOfRun } from "../runs/place-of-run.repository.ts";

const sentences: Record<WhyNot | "agent", string> = {
  agent: "This agent does not use what is remembered of people. Its editors decide that.",
  off_for_all: "Memory is switched off here by an admin.",
  off: "The person has switched memory off in the settings (/settings/memory).",
  without_memory: "This conversation is held without memory: nothing is remembered or looked up here.",
  shared:
    "Others can read this conversation, so what is remembered of the person is not used here. They find it in the settings (/settings/memory).",
  elsewhere: "Memory belongs to conversations of a person. Tell the result to whoever gave this task.",
};

/** Throws a ToolError where memory is not used. */
export async function requireMemoryInUse(context: ToolContext): Promise<void> {
  const why = await whyNot(context);
  if (why) throw refusalOf(why);
}

/** To remember something shows nothing of what is remembered, so it is possible where others read. */
export async function requireMemoryToKeep(context: ToolContext): Promise<void> {
  const why = await whyNot(context);
  if (why && why !== "shared") throw refusalOf(why);
}

async function whyNot({ ctx, runId, conversationId, agentMemory = true }: ToolContext) {
  if (!agentMemory) return "agent";
  const { isAnswer } = await query(ctx, ({ db }) => findPlaceOfRun(db, runId));
  return whyNotUsed(ctx, isAnswer ? conversationId : null);
}

function refusalOf(why: WhyNot | "agent"): ToolError {
  // A `tool.` code says that the words are the product's own.
  return new ToolError("tool.memory_not_used", sentences[why]);
}
