import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Archive } from "./archive.ts";

const common = { tag: "compliance", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const RequestArchive = z.discriminatedUnion("kind", [
  /** Everything of a person: of the caller, or of each account that has this address. */
  z.object({ kind: z.literal("person"), email: z.string().trim().max(320).optional() }),
  /** What a legal hold covers. */
  z.object({ kind: z.literal("hold"), holdId: z.uuid() }),
]);
export type RequestArchive = z.infer<typeof RequestArchive>;

export const requestArchiveRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/archives",
  id: "requestArchive",
  summary:
    "Have everything of a person, or what a legal hold covers, packed into a signed archive; needs a session with a proof of the last day",
  body: RequestArchive,
  /** One for each account of a person. */
  reply: z.object({ items: z.array(Archive) }),
  status: 202,
});

export const listArchivesRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/archives",
  id: "listArchives",
  summary: "List the archives that you asked for, newest first",
  reply: z.object({
    items: z.array(Archive),
    /** Whether the caller may ask for an archive of anybody. */
    mayAskForOthers: z.boolean(),
    /** The newest keys of the logs in whose names they are signed. */
    verifierKeys: z.array(z.string()),
  }),
});

export const downloadArchiveRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/archives/:id/download",
  id: "downloadArchive",
  summary: "Download an archive that is ready, as a zip",
  params,
});

export const removeArchiveRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/compliance/archives/:id",
  id: "removeArchive",
  summary: "Cancel an archive, or remove its file",
  params,
  status: 204,
});
