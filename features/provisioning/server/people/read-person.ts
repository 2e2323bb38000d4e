import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import type { PersonFacts } from "./person.ts";

const longestAttributesBytes = 32_768;

/** Some directories send the strings "true" and "false". */
const Flag = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(["true", "false"]))
    .transform((word) => word === "true"),
]);

const Body = z.looseObject({
  userName: z.string().trim().min(1).max(255),
  externalId: z.string().max(512).nullish(),
  active: Flag.nullish(),
  emails: z.array(z.looseObject({ value: z.string().max(320).nullish() })).nullish(),
});

/** Stored elsewhere, generated here, or never stored. */
const notKept = ["schemas", "id", "meta", "groups", "password", "username", "externalid", "active"];

/** Parses a SCIM user. Without `active` the previous state stays. */
export function readPerson(body: unknown, wasActive: boolean): PersonFacts {
  const read = Body.safeParse(withKnownNames(body));
  if (!read.success) {
    const [issue] = read.error.issues;
    return fail(scimErrors, "scim.invalid_value", {
      message: `${issue?.path.join(".") || "The body"} is missing or not valid.`,
    });
  }
  const { userName, externalId, active, ...others } = read.data;
  const attributes = Object.fromEntries(
    Object.entries(others).filter(([key, value]) => value !== null && !notKept.includes(key.toLowerCase())),
  ) as JsonObject;
  if (Buffer.byteLength(JSON.stringify(attributes)) > longestAttributesBytes) {
    fail(scimErrors, "scim.invalid_value", { message: "The attributes of this person are too long." });
  }
  return { userName, externalId: externalId || null, isActive: active ?? wasActive, attributes };
}

/** The person's address: the primary one, else a work one, else any, else a user name that is an address. */
export function emailOf({ userName, attributes }: PersonFacts): string {
  const emails = z
    .array(
      z.looseObject({ value: z.string(), primary: z.unknown().optional(), type: z.unknown().optional() }),
    )
    .catch([])
    .parse(attributes.emails);
  const chosen =
    emails.find(({ primary }) => primary === true || primary === "true" || primary === "True") ??
    emails.find(({ type }) => type === "work") ??
    emails[0];
  const address = chosen?.value || userName;
  if (address.includes("@")) return address;
  return fail(scimErrors, "scim.invalid_value", { message: "The person needs an email address." });
}

/** The person's full name, if given. */
export function nameOf({ attributes }: PersonFacts): string | undefined {
  const Name = z.object({ formatted: z.string(), givenName: z.string(), familyName: z.string() }).partial();
  const name = Name.catch({}).parse(attributes.name);
  const whole = name.formatted || [name.givenName, name.familyName].filter(Boolean).join(" ");
  const shown = typeof attributes.displayName === "string" ? attributes.displayName : "";
  return (shown || whole).slice(0, 200) || undefined;
}

/** Attribute names are case-insensitive (RFC 7643, 2.1); converts them to the form used here. */
function withKnownNames(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const known = ["userName", "externalId", "active", "emails", "name", "displayName"];
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      known.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key,
      value,
    ]),
  );
}
