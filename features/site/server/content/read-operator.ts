import type { Ctx } from "#platform/server/context.ts";
import type { Language } from "../../contract/content/language.ts";
import type { Operator } from "../../contract/content/operator.ts";
import { readContent } from "./read-content.ts";

/** Who runs the installation, as it is stated in the language; what is not stated there is as in English. */
export async function readOperator(ctx: Ctx, language: Language): Promise<Operator> {
  const { body } = await readContent(ctx, { kind: "operator", language });
  const { body: english } = await readContent(ctx, { kind: "operator", language: "en" });
  const stated = Object.entries(body).filter(([, value]) => value !== "");
  return { ...english, ...Object.fromEntries(stated) };
}
