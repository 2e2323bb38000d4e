import { z } from "zod";
import { NamedPerson, SharedRef, ShareGrant, ShareRelation, ShareWay } from "./share.ts";

/** Something of a colleague that the caller may open, with the reasons. */
export const ShareWithMe = SharedRef.extend({
  name: z.string(),
  path: z.string(),
  owner: NamedPerson,
  /** The strongest. */
  relation: ShareRelation,
  ways: z.array(ShareWay),
  /** Since when, by the latest share. */
  sharedAt: z.iso.datetime(),
}).meta({ id: "ShareWithMe" });
export type ShareWithMe = z.infer<typeof ShareWithMe>;

/** A share of something of the caller's. */
export const ShareByMe = SharedRef.extend({
  name: z.string(),
  path: z.string(),
  grant: ShareGrant,
}).meta({ id: "ShareByMe" });
export type ShareByMe = z.infer<typeof ShareByMe>;

/** Somebody of the workspace with whom things can be shared. Guests are shown no addresses. */
export const WorkspacePerson = NamedPerson.extend({
  email: z.string().nullable(),
  isGuest: z.boolean(),
}).meta({ id: "WorkspacePerson" });
export type WorkspacePerson = z.infer<typeof WorkspacePerson>;
