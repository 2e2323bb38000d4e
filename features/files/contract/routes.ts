import { z } from "zod";
import { ByteStream } from "#platform/contract/bytes.ts";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { FileLimits, Passage, StoredFile } from "./file.ts";

const file = { tag: "files", access: "user", params: z.object({ id: z.uuid() }) } as const;

/** The largest body that any setting allows. */
export const mostUploadBytes = 500_000_000;

export const uploadFileRoute = route({
  ...file,
  method: "PUT",
  path: "/api/v1/files/:id",
  id: "uploadFile",
  summary: "Upload a file under an id of your choice; a retry returns the first one",
  query: z.object({ name: z.string().max(1_000).default("") }),
  body: ByteStream,
  bytes: { contentType: "application/octet-stream", limit: mostUploadBytes, isStream: true },
  reply: StoredFile,
});

export const getFileRoute = route({
  ...file,
  method: "GET",
  path: "/api/v1/files/:id",
  id: "getFile",
  summary: "Get a file: its state, kind and size",
  reply: StoredFile,
});

export const listPassagesRoute = route({
  ...file,
  method: "GET",
  path: "/api/v1/files/:id/passages",
  id: "listFilePassages",
  summary: "List the text of a file in passages, in order",
  query: PageQuery,
  reply: pageOf(Passage),
});

export const listFilesRoute = route({
  method: "GET",
  path: "/api/v1/files",
  id: "listFiles",
  summary: "List the files that you have sent with a message, newest first",
  tag: "files",
  access: "user",
  query: PageQuery,
  reply: pageOf(StoredFile),
});

export const readFileLimitsRoute = route({
  method: "GET",
  path: "/api/v1/file-limits",
  id: "readFileLimits",
  summary: "Get the limits of attached files: the size of one, and the number in a message",
  tag: "files",
  access: "user",
  reply: FileLimits,
});

/** The reply is the file itself, always as a download. */
export const downloadFileRoute = route({
  ...file,
  method: "GET",
  path: "/api/v1/files/:id/content",
  id: "downloadFile",
  summary: "Download a file",
});

/** The reply is a JPEG, encoded again and without metadata. */
export const readPictureRoute = route({
  ...file,
  method: "GET",
  path: "/api/v1/files/:id/picture",
  id: "readFilePicture",
  summary: "Get an image for viewing, as JPEG",
});

export const deleteFileRoute = route({
  ...file,
  method: "DELETE",
  path: "/api/v1/files/:id",
  id: "deleteFile",
  summary: "Delete a file that no message holds",
  status: 204,
});
