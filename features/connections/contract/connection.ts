import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { connectionStatuses } from "./connection-status.ts";

export const ConnectionKind = z.enum(["mcp", "openapi"]);
export type ConnectionKind = z.infer<typeof ConnectionKind>;

export const maxDocumentCharacters = 2_000_000;
const Address = z.string().trim().min(1).max(2_000);
const Name = z.string().trim().min(1).max(80);
const Key = z
  .string()
  .trim()
  .min(1)
  .max(4_000)
  .regex(/^[\x21-\x7e]+$/, "Use letters, digits and signs without spaces.");
const KeyName = z
  .string()
  .trim()
  .max(100)
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/, "Use letters, digits and dashes.");

/** Where a key is sent: `Authorization: Bearer`, a header or a query parameter. */
export const KeyPlace = z.discriminatedUnion("place", [
  z.object({ place: z.literal("bearer") }),
  z.object({ place: z.literal("header"), name: KeyName }),
  z.object({ place: z.literal("query"), name: KeyName }),
]);
export type KeyPlace = z.infer<typeof KeyPlace>;

/** The key is stored encrypted, and never part of a reply. */
export const GivenAuth = z.discriminatedUnion("type", [
  z.object({ type: z.literal("none") }),
  z.object({ type: z.literal("key"), key: Key, sentAs: KeyPlace }),
  z.object({
    type: z.literal("oauth"),
    /** Where the other side gives out client IDs by hand. Absent: the product registers itself. */
    clientId: z.string().trim().min(1).max(500).optional(),
    clientSecret: Key.optional(),
  }),
]);
export type GivenAuth = z.infer<typeof GivenAuth>;

export const AddConnection = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("mcp"), name: Name, address: Address, auth: GivenAuth }),
  z.object({
    kind: z.literal("openapi"),
    name: Name,
    /** Below it are all operations. Absent: the first server of the document. */
    address: Address.optional(),
    documentAddress: Address.optional(),
    /** The document itself, instead of its address. */
    document: z.string().max(maxDocumentCharacters).optional(),
    auth: z.discriminatedUnion("type", [GivenAuth.options[0], GivenAuth.options[1]]),
  }),
]);
export type AddConnection = z.infer<typeof AddConnection>;

export const ChangeConnection = z.object({
  name: Name.optional(),
  /** Replaces the key, where there is one. */
  key: Key.optional(),
  /** Replaces the uploaded document. */
  document: z.string().max(maxDocumentCharacters).optional(),
});
export type ChangeConnection = z.infer<typeof ChangeConnection>;

/** A link of the workspace to an outside system, without its secrets. */
export const Connection = z
  .object({
    id: z.uuid(),
    kind: ConnectionKind,
    name: z.string(),
    host: z.string(),
    /** Null for people who may not manage it. */
    address: z.string().nullable(),
    auth: z.enum(["none", "key", "oauth"]),
    hasDocumentAddress: z.boolean(),
    state: z.enum(statusesOf(connectionStatuses)),
    /** Why it fails, in words. */
    problem: z.object({ code: z.string(), message: z.string() }).nullable(),
    lastCheckedAt: z.iso.datetime().nullable(),
    lastReadyAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    tools: z.object({ approved: z.int(), changed: z.int(), notApproved: z.int(), leftOut: z.int() }),
    abilities: z.object({ manage: z.boolean() }),
  })
  .meta({ id: "Connection" });
export type Connection = z.infer<typeof Connection>;
