import { z } from "zod";
import { ByteStream } from "#platform/contract/bytes.ts";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import {
  AddAddress,
  ChangeDocument,
  DocumentState,
  Folder,
  KnowledgeDocument,
  KnowledgePassage,
  WriteDocument,
} from "./document.ts";

const knowledge = { tag: "knowledge", access: "user" } as const;
const params = z.object({ id: z.uuid() });

/** The largest body that any setting allows, in bytes. */
const mostUploadBytes = 500_000_000;

export const listDocumentsRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/collections/:id/documents",
  id: "listDocuments",
  summary: "List the documents of a collection by folder and title",
  params,
  query: PageQuery.extend({
    // It holds a folder and a title.
    cursor: z.string().max(5_000).optional(),
    search: z.string().trim().max(120).default(""),
    state: DocumentState.optional(),
  }),
  reply: pageOf(KnowledgeDocument),
});

export const uploadDocumentRoute = route({
  ...knowledge,
  method: "PUT",
  path: "/api/v1/collections/:id/documents/:documentId",
  id: "uploadDocument",
  summary: "Upload a document under an id of your choice, or a new version of it; a retry changes nothing",
  params: params.extend({ documentId: z.uuid() }),
  query: z.object({ name: z.string().max(1_000).default(""), folder: Folder.default("") }),
  body: ByteStream,
  bytes: { contentType: "application/octet-stream", limit: mostUploadBytes, isStream: true },
  reply: KnowledgeDocument,
});

export const writeDocumentRoute = route({
  ...knowledge,
  method: "POST",
  path: "/api/v1/collections/:id/texts",
  id: "writeDocument",
  summary: "Write a document in Markdown",
  params,
  body: WriteDocument,
  reply: KnowledgeDocument,
  status: 201,
});

export const addAddressRoute = route({
  ...knowledge,
  method: "POST",
  path: "/api/v1/collections/:id/addresses",
  id: "addAddress",
  summary: "Add a web page, and how often it is read again",
  params,
  body: AddAddress,
  reply: KnowledgeDocument,
  status: 201,
});

export const getDocumentRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/documents/:id",
  id: "getDocument",
  summary: "Get a document: its state and what was read of it",
  params,
  reply: KnowledgeDocument,
});

export const changeDocumentRoute = route({
  ...knowledge,
  method: "PATCH",
  path: "/api/v1/documents/:id",
  id: "changeDocument",
  summary: "Rename or move a document, change how often it is read, or what was written here",
  params,
  body: ChangeDocument,
  reply: KnowledgeDocument,
});

export const deleteDocumentRoute = route({
  ...knowledge,
  method: "DELETE",
  path: "/api/v1/documents/:id",
  id: "deleteDocument",
  summary: "Delete a document with its passages",
  params,
  status: 204,
});

export const readDocumentAgainRoute = route({
  ...knowledge,
  method: "POST",
  path: "/api/v1/documents/:id/read",
  id: "readDocumentAgain",
  summary: "Read a document again: an address from the web, any other from its content",
  params,
  reply: KnowledgeDocument,
});

export const listDocumentPassagesRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/documents/:id/passages",
  id: "listDocumentPassages",
  summary: "List the text of a document in passages, in order; the cursor is the number of a passage",
  params,
  query: PageQuery,
  reply: pageOf(KnowledgePassage),
});

/** The text of a document that was written here, for editing. */
export const getDocumentTextRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/documents/:id/text",
  id: "getDocumentText",
  summary: "Get the Markdown of a document that was written here",
  params,
  reply: z.object({
    text: z.string(),
    version: z.number().int(),
    /** Who saved this version. Null: nobody who still has an account. */
    writtenBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  }),
});

/** The reply is the file itself, always as a download. */
export const downloadDocumentRoute = route({
  ...knowledge,
  method: "GET",
  path: "/api/v1/documents/:id/content",
  id: "downloadDocument",
  summary: "Download the content of a document",
  params,
});
