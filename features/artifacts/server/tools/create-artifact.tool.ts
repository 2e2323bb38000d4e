import { z } from "zod";
import {
  defineTool,
  seenInConversation,
  settleByAttempt,
  type Tool,
  type ToolContext,
  type ToolOutput,
} from "#features/tools/server/index.ts";
import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import { query } from "#platform/server/command.ts";
import { ArtifactKind, CodeLanguage, mostCharacters, mostTitleCharacters } from "../../contract/index.ts";
import { findArtifact } from "../artifact.repository.ts";
import { createArtifact } from "../create-artifact.ts";
import { deleteArtifact } from "../delete-artifact.ts";
import { requireConversation } from "./artifact-of-conversation.ts";

import { asToolError, orUndoError } from "./tool-refusal.ts";

export const CreateArtifactInput = z.object({
  kind: ArtifactKind.describe(
    "document: Markdown; table: CSV with a header; code: source code; diagram: Mermaid; chart: the input of draw_chart as JSON; html: one page with its styles and scripts inside, without anything from the network",
  ),
  title: z.string().trim().min(1).max(mostTitleCharacters),
  language: CodeLanguage.optional().describe("Only for code, such as python"),
  content: z.string().min(1).max(mostCharacters).describe("The whole content"),
});
type CreateArtifactInput = z.infer<typeof CreateArtifactInput>;

/** Creates an artifact beside the conversation, with the label of what the model had read. */
export const createArtifactTool: Tool<CreateArtifactInput> = defineTool({
  name: "create_artifact",
  title: "Create an artifact",
  about:
    "Writes a document, table, code, diagram, chart or page that stands beside the conversation, in versions.",
  description:
    "Creates an artifact that stands beside the conversation, where the person reads, edits and exports it: a report, a letter, a table, code, a diagram, a chart or a small page. " +
    "Use it for what the person will keep or change; answer short things in the conversation. Do not repeat its content in the answer. Change it later with update_artifact.",
  input: CreateArtifactInput,
  facts: {
    ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: true },
    ...{ control: ["kind"], content: ["title", "language", "content"], undo: "The artifact is deleted." },
  },
  effect: "write",
  idempotent: true,
  outputTrust: "organization",
  addsNoWords: true,
  timeoutMs: 20_000,
  // Who shares a conversation with a link has not chosen to give its artifacts to everybody.
  isLeftOutOfCopies: true,
  describe: ({ title }) => `Writing “${title}”`,
  seenBy: seenInConversation,
  async run(context, input) {
    const { ctx, callId, runId, label, signal } = context;
    const conversationId = requireConversation(context.conversationId);
    const title = stripHiddenCharacters(input.title).text.replace(/\s+/g, " ").trim() || "Untitled";
    const by = { runId, callId, label, signal };
    const content = stripHiddenCharacters(input.content).text;
    const artifact = { ...input, content, id: callId, title, conversationId, by };
    await createArtifact(ctx, artifact).catch(asToolError);
    return outputOf(context, { title, kind: input.kind });
  },
  settle: settleByAttempt(async (context) => {
    const stored = await query(context.ctx, ({ db }) => findArtifact(db, context.callId));
    return stored && outputOf(context, stored);
  }),
  async undo(ctx, { id }) {
    await deleteArtifact(ctx, { id, whileNewest: 1 }).catch(orUndoError);
    return "The artifact was deleted.";
  },
});

function outputOf({ callId }: ToolContext, { title, kind }: { title: string; kind: string }): ToolOutput {
  return {
    content: `The artifact “${title}” is beside the conversation (id ${callId}, version 1).`,
    summary: `“${title}” written`,
    data: { artifactId: callId, title, kind, version: 1 },
  };
}
