import type { LanguageModelV4Message } from "@ai-sdk/provider";
import { findProviderOfModel } from "#features/models/server/index.ts";
import { firstPrompt } from "#features/runs/server/index.ts";
import { toolsFor } from "#features/tools/server/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { aiSettingsErrors } from "../../contract/errors.ts";
import type { Preview, PreviewForWorkspace, PreviewQuestion } from "../../contract/preview.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { stackInstructions } from "../instructions/stack-instructions.ts";
import { readAiSettings } from "../read-ai-settings.ts";
import { PlaceholderBook } from "../redaction/placeholders/placeholder-book.ts";
import { redactCall } from "../redaction/prompt/redact-call.ts";
import { isMember } from "./membership.repository.ts";

/** What a model would be told in one of the admin's workspaces. Nothing is sent or stored. */
export async function previewForInstallation(
  ctx: Ctx,
  { workspaceId, ...question }: PreviewForWorkspace,
): Promise<Preview> {
  const { userId } = userOf(ctx);
  const isAllowed = await query(ctx, installationAiAccess.preview, ({ db }) =>
    isMember(db, { userId, workspaceId }),
  );
  if (!isAllowed) fail(aiSettingsErrors, "preview.workspace_not_found");
  return preview(ctx, workspaceId, question);
}

/** What a model would be told in the caller's workspace. Nothing is sent or stored. */
export async function previewForWorkspace(ctx: Ctx, question: PreviewQuestion): Promise<Preview> {
  authorize(ctx, workspaceAiAccess.preview);
  return preview(ctx, userOf(ctx).workspaceId, question);
}

async function preview(
  ctx: Ctx,
  workspaceId: string,
  { modelId, message, timeZone }: PreviewQuestion,
): Promise<Preview> {
  const there = ctx.as({ ...userOf(ctx), workspaceId });
  const [settings, provider, tools] = await Promise.all([
    readAiSettings(ctx, workspaceId),
    findProviderOfModel(ctx, modelId),
    toolsFor(there),
  ]);
  const prompt = firstPrompt({
    guidance: { instructions: stackInstructions(settings) },
    timeZone,
    now: ctx.now(),
    question: { role: "user", text: message, integrity: "user", readers: [] },
  });
  const book = new PlaceholderBook();
  const rules = (provider && settings.rules.get(provider.id)) ?? [];
  const sent = rules.length === 0 ? prompt : redactCall({ prompt }, rules, book).prompt;
  return {
    provider: provider?.name ?? null,
    messages: sent.map((told) => ({ role: told.role, text: textOf(told) })),
    replaced: [...book.added],
    tools: tools.map(({ title }) => title),
  };
}

function textOf({ content }: LanguageModelV4Message): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
