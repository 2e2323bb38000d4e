import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import type { GroupFacts } from "./group.ts";

const Body = z.object({
  displayName: z.string().trim().min(1).max(255),
  externalId: z.string().max(512).nullish(),
  members: z
    .array(z.object({ value: z.string() }))
    .max(20_000)
    .nullish(),
});

/** Parses a SCIM group; throws `scim.invalid_value`. */
export function readGroup(body: unknown): GroupFacts {
  const read = Body.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    return fail(scimErrors, "scim.invalid_value", {
      message: `${issue?.path.join(".") || "The body"} is missing or not valid.`,
    });
  }
  const { displayName, externalId, members } = read.data;
  const ids = members?.map(({ value }) => value.toLowerCase());
  const stranger = ids?.find((id) => !isUuid(id));
  if (stranger) {
    fail(scimErrors, "scim.invalid_value", {
      message: `${stranger.slice(0, 80)} is nobody of this workspace.`,
    });
  }
  return { displayName, externalId: externalId || null, people: ids ? [...new Set(ids)] : undefined };
}
