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
  summary: "Get the newest version of a public page's content",
  tag: "site",
  access: "admin",
  params: ofKind,
  reply: EditedContent,
});

export const listContentVersionsRoute = route({
  method: "GET",
  path: `${place}/versions`,
  id: "listContentVersions",
  summary: "List the versions of a content, newest first",
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
  summary: "Get the changes that a version of a content made",
  tag: "site",
  access: "admin",
  params: ofVersion,
  reply: ContentDifference,
});

export const createContentPreviewRoute = route({
  method: "POST",
  path: `${place}/previews`,
  id: "createContentPreview",
  summary: "Preview a content for an hour without publishing it",
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
  summary: "Publish the next version of a content",
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
  summary: "Publish an earlier version of a content again",
  tag: "site",
  access: "admin",
  params: ofKind,
  body: RestoreContent,
  reply: ContentVersion,
  status: 201,
});
