import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import {
  Artifact,
  ArtifactAnywhere,
  ArtifactList,
  ArtifactVersion,
  ArtifactVersionContent,
  ChangeArtifact,
  CreateArtifact,
  SaveArtifact,
} from "./artifact.ts";
import { mostTitleCharacters } from "./artifact-limits.ts";

const artifact = { tag: "artifacts", access: "user" } as const;
const params = z.object({ id: z.uuid() });
const ofVersion = params.extend({ number: z.coerce.number().int().min(1) });

export const listAllArtifactsRoute = route({
  ...artifact,
  method: "GET",
  path: "/api/v1/artifacts",
  id: "listAllArtifacts",
  summary:
    "List the artifacts that you can open, or deleted ones that you can restore, the last changed first",
  query: PageQuery.extend({
    show: z.enum(["all", "deleted"]).default("all"),
    search: z.string().trim().max(mostTitleCharacters).default(""),
  }),
  reply: pageOf(ArtifactAnywhere),
});

export const listArtifactsRoute = route({
  ...artifact,
  method: "GET",
  path: "/api/v1/conversations/:id/artifacts",
  id: "listArtifacts",
  summary: "List the artifacts of a conversation, the last changed first",
  params,
  reply: ArtifactList,
});

export const createArtifactRoute = route({
  ...artifact,
  method: "POST",
  path: "/api/v1/conversations/:id/artifacts",
  id: "createArtifact",
  summary: "Create an artifact in a conversation",
  params,
  body: CreateArtifact,
  reply: Artifact,
  status: 201,
});

export const getArtifactRoute = route({
  ...artifact,
  method: "GET",
  path: "/api/v1/artifacts/:id",
  id: "getArtifact",
  summary: "Get an artifact with the content of its newest version",
  params,
  reply: Artifact,
});

export const changeArtifactRoute = route({
  ...artifact,
  method: "PATCH",
  path: "/api/v1/artifacts/:id",
  id: "changeArtifact",
  summary: "Rename an artifact, say which language its code is in, or both",
  params,
  body: ChangeArtifact,
  reply: Artifact,
});

export const deleteArtifactRoute = route({
  ...artifact,
  method: "DELETE",
  path: "/api/v1/artifacts/:id",
  id: "deleteArtifact",
  summary: "Delete an artifact. It can be restored for a day",
  params,
  status: 204,
});

export const getDeletedArtifactRoute = route({
  ...artifact,
  method: "GET",
  path: "/api/v1/artifacts/:id/deleted",
  id: "getDeletedArtifact",
  summary: "Get a deleted artifact that you can restore",
  params,
  reply: ArtifactAnywhere,
});

export const restoreArtifactRoute = route({
  ...artifact,
  method: "POST",
  path: "/api/v1/artifacts/:id/restore",
  id: "restoreArtifact",
  summary: "Restore a deleted artifact",
  params,
  reply: Artifact,
});

export const listArtifactVersionsRoute = route({
  ...artifact,
  method: "GET",
  path: "/api/v1/artifacts/:id/versions",
  id: "listArtifactVersions",
  summary: "List the versions of an artifact, newest first",
  params,
  query: PageQuery,
  reply: pageOf(ArtifactVersion),
});

export const getArtifactVersionRoute = route({
  ...artifact,
  method: "GET",
  path: "/api/v1/artifacts/:id/versions/:number",
  id: "getArtifactVersion",
  summary: "Get one version of an artifact with its content",
  params: ofVersion,
  reply: ArtifactVersionContent,
});

export const saveArtifactRoute = route({
  ...artifact,
  method: "POST",
  path: "/api/v1/artifacts/:id/versions",
  id: "saveArtifact",
  summary: "Save a new version of an artifact",
  params,
  body: SaveArtifact,
  reply: Artifact,
});

export const restoreArtifactVersionRoute = route({
  ...artifact,
  method: "POST",
  path: "/api/v1/artifacts/:id/versions/:number/restore",
  id: "restoreArtifactVersion",
  summary: "Make an earlier version the newest again, as a new version",
  params: ofVersion,
  reply: Artifact,
});
