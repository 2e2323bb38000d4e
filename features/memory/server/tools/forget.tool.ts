import { z } from "zod";
import {
  defineTool,
  isSeenByPersonAlone,
  settleByAttempt,
  type Tool,
  type ToolContext,
  ToolError,
} from "#features/tools/server/index.ts";
import { labelOfPerson, systemLabel } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { MemoryText } from "../../contract/index.ts";
import { forgetMemory } from "../forget-memory.ts";
import { findForgotten } from "../forgotten.repository.ts";
import type { MemoryRow } from "../memory.repository.ts";
import { restoreMemory } from "../restore-memory.ts";
import { findMeant } from "./find-meant-memory.ts";
import { memoriesInUse } from "./memories-in-use.ts";
import { askedFor } from "./was-asked.ts";

const ForgetInput = z.object({
  about: MemoryText.describe(
    "What is to be forgotten: the words of the memory, or the ones that matter in it",
  ),
});
type ForgetInput = z.infer<typeof ForgetInput>;

/** Erases the one memory that the person means, and asks unless their own message names it. */
export const forgetTool: Tool<ForgetInput> = defineTool({
  name: "forget",
  title: "Forget",
  about: "Erases what it remembers of you, when you ask it to.",
  description:
    "Erases one thing that is remembered of the person. Use it only when the person asks for it. When several fit, ask the person which one.",
  input: ForgetInput,
  facts: {
    ...{ reads: "person", writes: true, egress: false, irreversible: false, external: false, own: true },
    ...{ control: ["about"], content: [], undo: "It is remembered again, for an hour." },
  },
  effect: "write",
  idempotent: false,
  outputTrust: "organization",
  timeoutMs: 10_000,
  isInputErasable: true,
  ownRule: "It asks unless your own message names what is to be forgotten.",
  describe: () => "Forgetting something",
  async decide(context, { input: { about } }) {
    const memories = await memoriesInUse(context).catch(nothingThere);
    const [meant, ...others] = findMeant(memories, about);
    if (!meant || others.length > 0 || isNamed(context, memories, meant)) return { outcome: "allow" };
    return { outcome: "allow", needsPerson: "Your own message does not ask for this to be forgotten." };
  },
  async show(context, { about }) {
    if (!(await isSeenByPersonAlone(context))) throw new ToolError("tool.memory_not_shown", notShown);
    const { id, text, version } = requireOne(findMeant(await memoriesInUse(context), about), context);
    return {
      act: "Erase what is remembered of you",
      undo: "Undo brings it back for an hour.",
      warnings: [],
      fields: [{ label: "Memory", argument: null, kind: "text", value: text, isEditable: false }],
      subject: { type: "memory", id, version },
    };
  },
  async run(context, { about }) {
    const { ctx, callId, shown, signal } = context;
    const memories = await memoriesInUse(context);
    // What the person approved is the memory that they read.
    const subject = shown?.subject;
    const meant = subject ? memories.filter((one) => isSubject(one, subject)) : undefined;
    const { id } = requireOne(meant ?? findMeant(memories, about), context);
    signal.throwIfAborted();
    await forgetMemory(ctx, { id, callId });
    return {
      content: "This is not remembered any more.",
      summary: "Forgot something",
      label: systemLabel,
    };
  },
  settle: settleByAttempt(),
  async undo(ctx, { id: callId }) {
    const forgotten = await query(ctx, ({ db }) => findForgotten(db, callId, ctx.now()));
    if (!forgotten) throw new ToolError("memory.too_late", "It was erased for good an hour later.");
    try {
      await restoreMemory(ctx, forgotten);
    } catch (error) {
      if (error instanceof AppError) throw new ToolError("memory.refused", error.message);
      throw error;
    }
    return "It is remembered again.";
  },
});

const notShown =
  "Not erased: others can read this conversation, so what is remembered is not shown here. The person erases it in the settings (/settings/memory).";

/** Whether the person's own message asks for exactly this memory to be forgotten. */
function isNamed(context: ToolContext, memories: readonly MemoryRow[], { id }: MemoryRow): boolean {
  const words = askedFor(context, "forget");
  const named = words === undefined ? [] : findMeant(memories, words);
  return named.length === 1 && named[0]?.id === id;
}

function isSubject(
  { id, version }: MemoryRow,
  subject: { id: string; version?: number | undefined },
): boolean {
  return id === subject.id && version === subject.version;
}

/** Where memory is not used, the call itself says so. */
function nothingThere(error: unknown): MemoryRow[] {
  if (error instanceof ToolError) return [];
  throw error;
}

/** Throws a ToolError for none, and for several with their words. */
function requireOne([meant, ...others]: MemoryRow[], { ctx }: ToolContext): MemoryRow {
  if (!meant)
    throw new ToolError("memory.not_found", "Nothing is remembered in these words.", { label: systemLabel });
  if (others.length === 0) return meant;
  const lines = [meant, ...others].slice(0, 10).map(({ text }) => `- ${text}`);
  throw new ToolError(
    "memory.several_fit",
    `Several memories fit. Ask the person which one they mean:\n${lines.join("\n")}`,
    { summary: "Several memories fit", label: labelOfPerson(userOf(ctx).userId) },
  );
}
