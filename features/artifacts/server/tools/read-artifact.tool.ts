import { z } from "zod";
import { defineTool, type Tool, type ToolOutput } from "#features/tools/server/index.ts";
import { joinLabels } from "#platform/contract/label.ts";
import { userOf } from "#platform/server/context.ts";
import type { ArtifactRow } from "../artifact.repository.ts";
import { labelFor } from "../label-of-artifact.ts";
import { artifactsHere, requireArtifact } from "./artifact-of-conversation.ts";

/** Characters of one reading. */
const mostCharacters = 40_000;

const ReadArtifactInput = z.object({
  artifact: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("The id or the title. Leave it out to list all"),
  version: z.number().int().min(1).optional().describe("Default: the newest"),
  offset: z.number().int().min(0).optional().describe("Where to begin, in characters. Default: 0"),
});
type ReadArtifactInput = z.infer<typeof ReadArtifactInput>;

/** Reads an artifact of the conversation, or lists them. The output has the label of what it quotes. */
export const readArtifactTool: Tool<ReadArtifactInput> = defineTool({
  name: "read_artifact",
  title: "Read an artifact",
  about: "Reads an artifact beside the conversation.",
  description:
    "Reads an artifact of this conversation as it is now, with what the person has changed, 40,000 characters at a time. Without an artifact it lists them. " +
    "Read it before you change one that the person may have edited.",
  input: ReadArtifactInput,
  facts: {
    ...{ reads: "person", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: ["artifact", "version"], content: ["offset"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "untrusted",
  timeoutMs: 10_000,
  describe: ({ artifact }) => (artifact ? "Reading an artifact" : "Looking at the artifacts"),
  async run(context, { artifact, version, offset = 0 }) {
    if (!artifact) return listed(await artifactsHere(context), userOf(context.ctx).userId);
    const found = await requireArtifact(context, artifact, version);
    const { title, version: newest } = found.row;
    const { number, content } = found.version;
    const part = content.slice(offset, offset + mostCharacters).toWellFormed();
    const end = offset + part.length;
    const rest =
      end < content.length ? ` Characters ${offset} to ${end} of ${content.length}; continue at ${end}.` : "";
    return {
      content: `“${title}”, version ${number}${number === newest ? ", the newest" : ` of ${newest}`}.${rest}\n\n${part}`,
      summary: `Read “${title}”`,
      data: { artifactId: found.row.id, version: number },
      label: found.label,
    };
  },
});

function listed(rows: readonly ArtifactRow[], userId: string): ToolOutput {
  const lines = rows.map(
    ({ id, title, kind, version }) => `- ${title} (${kind}, version ${version}; id ${id})`,
  );
  return {
    content: lines.length === 0 ? "This conversation has no artifacts." : lines.join("\n"),
    summary: lines.length === 1 ? "1 artifact" : `${lines.length} artifacts`,
    data: { artifactIds: rows.map(({ id }) => id) },
    label: joinLabels(rows.map((row) => labelFor(row, userId))),
  };
}
