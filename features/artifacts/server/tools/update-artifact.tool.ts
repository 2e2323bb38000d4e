import { z } from "zod";
import {
  defineTool,
  seenInConversation,
  settleByAttempt,
  type Tool,
  ToolError,
  type ToolOutput,
} from "#features/tools/server/index.ts";
import { joinLabels, systemLabel } from "#platform/contract/label.ts";
import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import { readersInWords } from "#platform/server/access/readers-in-words.ts";
import { query } from "#platform/server/command.ts";
import { mostCharacters, mostNoteCharacters } from "../../contract/index.ts";
import { restoreVersion } from "../restore-version.ts";
import { saveArtifact } from "../save-artifact.ts";
import { findVersionById } from "../version.repository.ts";
import { type FoundArtifact, requireArtifact } from "./artifact-of-conversation.ts";

import { PassageError, replacePassages } from "./replace-passages.ts";
import { asToolError, orUndoError } from "./tool-refusal.ts";

/** As much of a newer text as a refusal quotes. A result of a tool holds 60,000 characters. */
const mostQuoted = 50_000;

const UpdateArtifactInput = z
  .object({
    artifact: z.string().trim().min(1).max(200).describe("The id or the title"),
    version: z.number().int().min(1).describe("The version that you change: the newest one that you know"),
    replacements: z
      .array(z.object({ find: z.string().min(1).max(20_000), replace_with: z.string().max(60_000) }))
      .min(1)
      .max(50)
      .optional()
      .describe(
        "Passages to replace. Each stands in the text word for word, once. Prefer this for small changes.",
      ),
    content: z.string().min(1).max(mostCharacters).optional().describe("Instead: the whole new content"),
    note: z.string().trim().max(mostNoteCharacters).optional().describe("What changes, in a few words"),
  })
  .refine(({ replacements, content }) => (replacements === undefined) !== (content === undefined), {
    message: "give either replacements or content",
    path: ["replacements"],
  });
type UpdateArtifactInput = z.infer<typeof UpdateArtifactInput>;

/** Writes the next version of an artifact. A newer one of somebody else refuses it, with the newer text. */
export const updateArtifactTool: Tool<UpdateArtifactInput> = defineTool({
  name: "update_artifact",
  title: "Change an artifact",
  about: "Changes an artifact beside the conversation, as a new version.",
  description:
    "Changes an artifact of this conversation, as a new version: passages, or the whole content. Name the version that you change. " +
    "If the person has saved a newer one meanwhile, the call is refused with the newer text: keep what they changed.",
  input: UpdateArtifactInput,
  facts: {
    ...{ reads: "person", writes: true, egress: false, irreversible: false, external: false, own: true },
    control: ["artifact", "version"],
    content: ["replacements", "content", "note"],
    undo: "The version before is restored, as a new version.",
  },
  effect: "write",
  idempotent: true,
  outputTrust: "untrusted",
  timeoutMs: 20_000,
  // Who shares a conversation with a link has not chosen to give its artifacts to everybody.
  isLeftOutOfCopies: true,
  describe: ({ artifact, note }) => note || `Changing ${isId(artifact) ? "an artifact" : `“${artifact}”`}`,
  async seenBy(context) {
    const { ctx, asked, callId } = context;
    const input = UpdateArtifactInput.safeParse(asked.find(({ id }) => id === callId)?.input);
    const found = input.success
      ? await requireArtifact(context, input.data.artifact).catch(() => undefined)
      : undefined;
    const others =
      found && (await query(ctx, ({ db }) => readersInWords(db, { noun: "artifact", id: found.row.id })));
    return others ? { others } : seenInConversation(context);
  },
  async run(context, { artifact, version, replacements, content, note = "" }) {
    const { ctx, callId, runId, signal } = context;
    const found = await requireArtifact(context, artifact);
    const known = await query(ctx, ({ db }) => findVersionById(db, callId));
    if (known) return outputOf(found, known.number, true);
    if (version !== found.row.version) refuseOlder(found, version);
    const next = stripHiddenCharacters(content ?? replaceIn(found, replacements ?? [])).text;
    const by = { runId, callId, label: joinLabels([context.label, found.label]), signal };
    const saved = await saveArtifact(ctx, { id: found.row.id, version, content: next, note, by }).catch(
      asToolError,
    );
    return outputOf(found, saved.number, saved.number > version);
  },
  settle: settleByAttempt(async (context, { artifact }) => {
    const known = await query(context.ctx, ({ db }) => findVersionById(db, context.callId));
    return known && outputOf(await requireArtifact(context, artifact), known.number, true);
  }),
  async undo(ctx, { data }) {
    const done = Done.safeParse(data);
    if (!done.success) return "The artifact was not changed.";
    const { artifactId: id, version } = done.data;
    await restoreVersion(ctx, { id, number: version - 1, whileNewest: version }).catch(orUndoError);
    return "The version before was restored.";
  },
});

const Done = z.object({ artifactId: z.uuid(), version: z.number().int().min(2), isChanged: z.literal(true) });

function replaceIn(
  { row, version }: FoundArtifact,
  replacements: Parameters<typeof replacePassages>[1],
): string {
  try {
    return replacePassages(version.content, replacements);
  } catch (error) {
    if (!(error instanceof PassageError)) throw error;
    const message = `${error.message} “${row.title}” is at version ${row.version}.`;
    throw new ToolError("artifact.no_such_passage", message, { label: systemLabel });
  }
}

/** Quotes the newer text, so that the model keeps what somebody else wrote. */
function refuseOlder({ row, version: { content, run_id }, label }: FoundArtifact, version: number): never {
  const whose = run_id === null ? "a person" : "the assistant";
  const isWhole = content.length <= mostQuoted;
  const rest = isWhole ? "" : " (its beginning; read_artifact has all of it)";
  throw new ToolError(
    "artifact.changed_meanwhile",
    `Not changed: version ${version} is not the newest. Version ${row.version} was written by ${whose}. Keep what they changed, and send your change for version ${row.version}. Its text${rest}:\n\n${content.slice(0, mostQuoted).toWellFormed()}`,
    { summary: `Not changed: version ${row.version} is newer`, label },
  );
}

function outputOf({ row, label }: FoundArtifact, number: number, isChanged: boolean): ToolOutput {
  const { id, title, kind } = row;
  return {
    content: isChanged
      ? `“${title}” is now at version ${number} (id ${id}).`
      : `“${title}” has this content already, at version ${number}.`,
    summary: isChanged ? `“${title}” changed` : `“${title}” stayed as it is`,
    data: { artifactId: id, title, kind, version: number, isChanged },
    // It quotes the title, which has the label of the artifact.
    label,
  };
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
