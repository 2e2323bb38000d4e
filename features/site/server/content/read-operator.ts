import type { Ctx } from "#platform/server/context.ts";
import type { Language } from "../../contract/content/language.ts";
import type { Operator } from "../../contract/content/operator.ts";
import { readContent } from "./read-content.ts";

/** The operator in the language. Fields not stated there fall back to English. */
export async function readOperator(ctx: Ctx, language: Language): Promise<Operator> {
  const { body } = await readContent(ctx, { kind: "operator", language });
  const { body: english } = await readContent(ctx, { kind: "operator", language: "en" });
  const stated = Object.entries(body).filter(([, value]) => value !== "");
  return { ...english, ...Object.fromEntries(stated) };
}
