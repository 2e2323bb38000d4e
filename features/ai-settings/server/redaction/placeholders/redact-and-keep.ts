import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { redactCall } from "../prompt/redact-call.ts";
import type { RedactedCall } from "../prompt/redacted-model.ts";
import type { Rule } from "../rule.ts";
import { PlaceholderBook } from "./placeholder-book.ts";
import {
  insertRedactedValues,
  insertRunRedactions,
  listRedactedValues,
  type RunOfValues,
} from "./redacted-value.repository.ts";

/** Two runs of one conversation rarely meet here, and the second try sees what the other stored. */
const mostTries = 5;

/**
 * Redacts a call with the placeholders of its conversation, and stores new ones before anything is sent. So the
 * same value has the same placeholder in every step, attempt and run.
 */
export async function redactAndKeep(
  { services: { servicePool } }: Ctx,
  run: RunOfValues,
  options: LanguageModelV4CallOptions,
  { provider, rules }: { provider: string; rules: readonly Rule[] },
): Promise<RedactedCall> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const book = new PlaceholderBook(await untilDatabaseAnswers(() => listRedactedValues(servicePool, run)));
    const redacted = redactCall(options, rules, book);
    const { added, used } = book;
    const isStored =
      added.length === 0 || (await untilDatabaseAnswers(() => insertRedactedValues(servicePool, run, added)));
    if (!isStored) continue;
    if (used.length > 0) {
      await untilDatabaseAnswers(() =>
        insertRunRedactions(servicePool, run, { provider, placeholders: used }),
      );
    }
    return { options: redacted, book };
  }
  throw new Error("The placeholders of this conversation could not be stored.");
}
