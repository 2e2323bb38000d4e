import { z } from "zod";
import { defineTool, type Tool, type ToolContext, ToolError } from "#features/tools/server/index.ts";
import { isObjectShared } from "#platform/server/access/grant.repository.ts";
import { query } from "#platform/server/command.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import { AppError } from "#platform/server/errors.ts";
import { cleanName } from "../clean-name.ts";
import { takeUpload } from "../take-upload.ts";
import { filesHere, requireConversation } from "./conversation-files.ts";
import { freeName } from "./free-name.ts";
import { keepWrittenFile, takeBackWrittenFile } from "./keep-written-file.ts";

const endings = ["txt", "md", "csv", "json", "html"] as const;
const mostCharacters = 60_000;

const WriteFileInput = z.object({
  name: z
    .string()
    .trim()
    .max(100)
    .regex(new RegExp(`^[^/\\\\]+\\.(?:${endings.join("|")})$`, "i"), {
      error: "A name ends with .txt, .md, .csv, .json or .html and has no folders.",
    })
    .describe("Such as report.md; its ending says what it is: .txt, .md, .csv, .json or .html"),
  content: z.string().min(1).max(mostCharacters).describe("The whole content of the file"),
});
type WriteFileInput = z.infer<typeof WriteFileInput>;

/** Writes a file under the answer, where its person and everybody who may read the conversation find it. */
export function writeFileTool(settings: FileSettings): Tool<WriteFileInput> {
  return defineTool({
    name: "write_file",
    title: "Write a file",
    description:
      "Writes a text, Markdown, CSV, JSON or HTML file, which the person downloads from this conversation. " +
      "A name that is taken gets a number; write a file again to make a new version.",
    input: WriteFileInput,
    facts: {
      ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: true },
      ...{ control: ["name"], content: ["content"], undo: "The file is deleted." },
    },
    effect: "write",
    idempotent: true,
    outputTrust: "organization",
    timeoutMs: 30_000,
    describe: ({ name }) => `Writing ${name}`,
    isOwn: isSeenByPersonAlone,
    run: (context, input) => write(context, input, settings),
    async undo(ctx, { id }) {
      await takeBackWrittenFile(ctx, { id }).catch(sayToPerson);
      return "The file was deleted.";
    },
  });
}

/** Everybody who may read the conversation finds the file. */
async function isSeenByPersonAlone({ ctx, conversationId }: ToolContext): Promise<boolean> {
  if (!conversationId) return true;
  return !(await query(ctx, ({ db }) => isObjectShared(db, { noun: "conversation", id: conversationId })));
}

async function write(context: ToolContext, input: WriteFileInput, settings: FileSettings) {
  const { ctx, callId, runId, label, signal } = context;
  requireConversation(context.conversationId);
  const others = (await filesHere(context)).filter(({ id }) => id !== callId);
  const name = freeName(
    cleanName(input.name),
    others.map((file) => file.name),
  );
  const bytes = new TextEncoder().encode(input.content);
  const { size_bytes } = await takeUpload(ctx, { id: callId, name, body: piecesOf(bytes), signal, settings });
  await keepWrittenFile(ctx, { id: callId, runId, label });
  const renamed = name === input.name ? "" : ` The name ${input.name} was taken.`;
  return {
    content: `The file ${name} is in this conversation (id ${callId}).${renamed} The person downloads it below this line.`,
    summary: `${name} written`,
    data: { fileId: callId, name, sizeBytes: size_bytes },
  };
}

async function* piecesOf(bytes: Uint8Array) {
  yield bytes;
}

function sayToPerson(error: unknown): never {
  if (error instanceof AppError && error.code === "file.in_use") {
    throw new ToolError("file.in_use", "This file stands under other messages too, so it stays.");
  }
  throw error;
}
