import { z } from "zod";
import { defineErrors } from "#platform/contract/define-errors.ts";
import { route } from "#platform/contract/route.ts";
import { statusesOf } from "#platform/contract/status.ts";
import { bulkExportStatuses } from "./bulk-export-status.ts";

/** The most exports that a person has at a time. */
export const mostBulkExports = 3;

const tag = "conversations";
const params = z.object({ id: z.uuid() });

export const BulkExport = z
  .object({
    id: z.uuid(),
    form: z.enum(["json", "markdown"]),
    isOfAll: z.boolean(),
    state: z.enum(statusesOf(bulkExportStatuses)),
    /** Why there is no file. */
    problem: z.enum(["too_large", "empty", "interrupted", "not_permitted"]).nullable(),
    doneCount: z.number().int(),
    /** Null until packing has begun. */
    totalCount: z.number().int().nullable(),
    sizeBytes: z.number().int().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "BulkExport" });
export type BulkExport = z.infer<typeof BulkExport>;

export const RequestBulkExport = z.object({
  form: BulkExport.shape.form,
  /** Absent: all of one's own conversations. */
  ids: z.array(z.uuid()).min(1).max(100).optional(),
});
export type RequestBulkExport = z.infer<typeof RequestBulkExport>;

export const bulkExportErrors = defineErrors({
  "bulk_export.not_found": [404, "This export does not exist any more."],
  "bulk_export.too_many": [
    409,
    `You have ${mostBulkExports} exports. Remove one under Settings, Data first.`,
  ],
});

export const requestBulkExportRoute = route({
  method: "POST",
  path: "/api/v1/bulk-exports",
  id: "requestBulkExport",
  summary: "Have several conversations packed into one zip, or all of your own",
  tag,
  access: "user",
  body: RequestBulkExport,
  reply: BulkExport,
  status: 202,
});

export const listBulkExportsRoute = route({
  method: "GET",
  path: "/api/v1/bulk-exports",
  id: "listBulkExports",
  summary: `List your exports, newest first, at most ${mostBulkExports}`,
  tag,
  access: "user",
  reply: z.object({ items: z.array(BulkExport) }),
});

/** Answers with `application/zip`. */
export const downloadBulkExportRoute = route({
  method: "GET",
  path: "/api/v1/bulk-exports/:id/download",
  id: "downloadBulkExport",
  summary: "Download the zip of an export that is ready",
  tag,
  access: "user",
  params,
});

export const removeBulkExportRoute = route({
  method: "DELETE",
  path: "/api/v1/bulk-exports/:id",
  id: "removeBulkExport",
  summary: "Cancel an export, or remove its zip",
  tag,
  access: "user",
  params,
  status: 204,
});
