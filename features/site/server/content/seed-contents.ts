import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { contentKinds } from "../../contract/content/content-kind.ts";
import { languages } from "../../contract/content/language.ts";
import { auditPublication } from "./audit-publication.ts";
import { contentAccess } from "./content.access.ts";
import { findNewestVersion, insertContent, lockPublications } from "./content.repository.ts";
import { seedOf } from "./seed-of.ts";

/** Publishes the first version of missing contents. Changes no published one. */
export const seedContents = command(
  "content.seed",
  contentAccess.seed,
  async (ctx, _input: object): Promise<void> => {
    await lockPublications(ctx.db);
    for (const kind of contentKinds.filter((each) => each !== "operator")) {
      for (const language of languages) {
        const place = { kind, language };
        if ((await findNewestVersion(ctx.db, place)) > 0) continue;
        const body: JsonObject = seedOf(kind, language);
        await insertContent(ctx.db, { ...place, version: 1, body, at: ctx.now() });
        await auditPublication(ctx, "content.published", { ...place, version: 1 });
      }
    }
  },
);
