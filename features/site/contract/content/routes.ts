import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ContentKind } from "./content-kind.ts";
import {
  ContentDifference,
  ContentVersion,
  EditedContent,
  PublishContent,
  RestoreContent,
} from "./content-version.ts";
import { Language } from "./language.ts";

const ofKind = z.object({ kind: ContentKind, language: Language });
const ofVersion = ofKind.extend({ version: z.coerce.number().int().min(1) });
const place = "/api/v1/admin/contents/:kind/:language";

export const readEditedContentRoute = route({
  method: "GET",
  path: place,
  id: "readEditedContent",
  summary: "The newest version of a content of the public pages, to be edited",
  tag: "site",
  access: "admin",
  params: ofKind,
  reply: EditedContent,
});

export const listContentVersionsRoute = route({
  method: "GET",
  path: `${place}/versions`,
  id: "listContentVersions",
  summary: "All versions of a content, the newest first",
  tag: "site",
  access: "admin",
  params: ofKind,
  query: PageQuery,
  reply: pageOf(ContentVersion),
});

export const readContentDifferenceRoute = route({
  method: "GET",
  path: `${place}/versions/:version/difference`,
  id: "readContentDifference",
  summary: "What a version of a content changed",
  tag: "site",
  access: "admin",
  params: ofVersion,
  reply: ContentDifference,
});

export const createContentPreviewRoute = route({
  method: "POST",
  path: `${place}/previews`,
  id: "createContentPreview",
  summary: "Keep a content for an hour, to look at the page as it would be",
  tag: "site",
  access: "admin",
  params: ofKind,
  body: z.object({ body: z.record(z.string(), z.unknown()) }),
  reply: z.object({ path: z.string() }),
  status: 201,
});

export const publishContentRoute = route({
  method: "POST",
  path: `${place}/versions`,
  id: "publishContent",
  summary: "Publish a content as its next version",
  tag: "site",
  access: "admin",
  params: ofKind,
  body: PublishContent,
  reply: ContentVersion,
  status: 201,
});

export const restoreContentRoute = route({
  method: "POST",
  path: `${place}/restore`,
  id: "restoreContent",
  summary: "Publish an older version of a content once more",
  tag: "site",
  access: "admin",
  params: ofKind,
  body: RestoreContent,
  reply: ContentVersion,
  status: 201,
});
