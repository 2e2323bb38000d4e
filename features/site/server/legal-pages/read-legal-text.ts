import { listModels } from "#features/models/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { TextChange } from "../../contract/content/content-version.ts";
import { fillPlaces, type LegalFacts } from "../../contract/content/fill-places.ts";
import type { Language } from "../../contract/content/language.ts";
import { LegalBody } from "../../contract/content/legal-body.ts";
import type { LegalType } from "../../contract/legal-type.ts";
import { type ContentRow, findContentVersion, findNewestVersion } from "../content/content.repository.ts";
import { diffText } from "../content/diff-text.ts";
import { readContent } from "../content/read-content.ts";
import { readOperator } from "../content/read-operator.ts";
import { markdownToText } from "./markdown-to-text.ts";

export interface LegalText {
  type: LegalType;
  language: Language;
  isFallback: boolean;
  version: number;
  newestVersion: number;
  title: string;
  /** Markdown with the facts of this installation filled in. */
  markdown: string;
  publishedAt: Date;
  /** The changes in wording since the version before. Null for the first. */
  changes: TextChange[] | null;
}

/**
 * A legal text as shown to people. Default: the newest version. Undefined when the version does not exist.
 */
export async function readLegalText(
  ctx: Ctx,
  { type, language, version }: { type: LegalType; language: Language; version?: number | undefined },
): Promise<LegalText | undefined> {
  const newest = await readContent(ctx, { kind: `legal.${type}`, language });
  const place = { kind: newest.kind, language: newest.language };
  const shown = version ?? newest.version;
  const facts = await readLegalFacts(ctx, newest.language);
  const read = await query(ctx, async ({ db }) => ({
    newestVersion: await findNewestVersion(db, place),
    named: version === undefined ? undefined : await findContentVersion(db, place, version),
    before: shown > 1 ? await findContentVersion(db, place, shown - 1) : undefined,
  }));
  const text = version === undefined ? newest : textOf(read.named);
  if (!text) return undefined;
  const fill = (markdown: string) => fillPlaces(markdown, facts, newest.language);
  const say = (body: LegalBody) => markdownToText(fill(asText(body)));
  const before = textOf(read.before)?.body;
  const markdown = fill(text.body.markdown);
  return {
    ...{ type, language: newest.language, isFallback: newest.isFallback, newestVersion: read.newestVersion },
    ...{ version: shown, title: text.body.title, markdown, publishedAt: text.publishedAt },
    changes: before ? diffText(say(before), say(text.body)) : null,
  };
}

/** The facts for the placeholders of legal texts. */
export async function readLegalFacts(ctx: Ctx, language: Language): Promise<LegalFacts> {
  const operator = await readOperator(ctx, language);
  const connected = (await listModels(ctx)).filter(({ isBuiltin }) => !isBuiltin);
  return { operator, modelProviders: [...new Set(connected.map(({ provider }) => provider))] };
}

function textOf(row: ContentRow | undefined): { body: LegalBody; publishedAt: Date } | undefined {
  const body = LegalBody.safeParse(row?.body);
  return row && body.success ? { body: body.data, publishedAt: row.published_at } : undefined;
}

function asText({ title, markdown }: LegalBody): string {
  return `# ${title}\n\n${markdown}`;
}
