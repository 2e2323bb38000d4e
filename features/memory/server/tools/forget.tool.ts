import { z } from "zod";
import { defineTool, settleByAttempt, type Tool, ToolError } from "#features/tools/server/index.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { MemorySource, MemoryState, MemoryText, mostMemories } from "../../contract/index.ts";
import { forgetMemory } from "../forget-memory.ts";
import { listMemories } from "../list-memories.repository.ts";
import { restoreMemory } from "../restore-memory.ts";
import { findMeant } from "./find-meant-memory.ts";
import { requireMemoryInUse } from "./require-memory-in-use.ts";

const ForgetInput = z.object({
  about: MemoryText.describe(
    "What is to be forgotten: the words of the memory, or the ones that matter in it",
  ),
});
type ForgetInput = z.infer<typeof ForgetInput>;

/** What Undo needs to restore it. */
const Forgotten = z.object({
  memory: z.object({
    ...{ id: z.uuid(), text: z.string(), agentId: z.uuid().nullable() },
    ...{ state: MemoryState, source: MemorySource, createdAt: z.iso.datetime() },
  }),
});

/** Erases the one memory that the person means. */
export const forgetTool: Tool<ForgetInput> = defineTool({
  name: "forget",
  title: "Forget",
  about: "Erases what it remembers of you, when you ask it to.",
  description:
    "Erases one thing that is remembered of the person. Use it only when the person asks for it. When several fit, ask the person which one.",
  input: ForgetInput,
  facts: {
    ...{ reads: "person", writes: true, egress: false, irreversible: false, external: false, own: true },
    ...{ control: ["about"], content: [], undo: "It is remembered again." },
  },
  effect: "write",
  idempotent: false,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: ({ about }) => `Forgetting “${about}”`,
  async run(context, { about }) {
    const { ctx, signal } = context;
    await requireMemoryInUse(context);
    const memories = await query(ctx, ({ db }) => listMemories(db, { view: "kept", limit: mostMemories }));
    const [meant, ...others] = findMeant(memories, about);
    if (!meant) throw new ToolError("memory.not_found", "Nothing is remembered in these words.");
    if (others.length > 0) {
      const lines = [meant, ...others].slice(0, 10).map(({ text }) => `- ${text}`);
      throw new ToolError(
        "memory.several_fit",
        `Several memories fit. Ask the person which one they mean:\n${lines.join("\n")}`,
        { summary: "Several memories fit", label: labelOfPerson(userOf(ctx).userId) },
      );
    }
    signal.throwIfAborted();
    const {
      id,
      text,
      agent_id: agentId,
      state,
      source,
      created_at,
    } = await forgetMemory(ctx, { id: meant.id });
    return {
      content: `This is not remembered any more: ${text}`,
      summary: `Forgotten: ${text}`,
      data: { memory: { id, text, agentId, state, source, createdAt: created_at.toISOString() } },
      label: labelOfPerson(userOf(ctx).userId),
    };
  },
  settle: settleByAttempt(),
  async undo(ctx, { data }) {
    const { agentId, createdAt, ...memory } = Forgotten.parse(data).memory;
    try {
      await restoreMemory(ctx, { ...memory, agent_id: agentId, created_at: new Date(createdAt) });
    } catch (error) {
      if (error instanceof AppError) throw new ToolError("memory.refused", error.message);
      throw error;
    }
    return "It is remembered again.";
  },
});
