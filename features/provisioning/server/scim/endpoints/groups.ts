import { query } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { changeGroup } from "../../groups/change-group.ts";
import { createGroup } from "../../groups/create-group.ts";
import { deleteGroup } from "../../groups/delete-group.ts";
import { findGroup, listGroups } from "../../groups/group.repository.ts";
import { plainGroup, presentGroup } from "../../groups/present-group.ts";
import { readGroup } from "../../groups/read-group.ts";
import { applyPatch } from "../apply-patch.ts";
import type { ScimEndpoint } from "../endpoint.ts";
import { presentList, project, readPage } from "../page.ts";
import { parseFilter } from "../parse-filter.ts";
import { scimErrors } from "../scim-errors.ts";

export const groupEndpoints: ScimEndpoint[] = [
  {
    method: "GET",
    path: "/Groups",
    async answer(ctx, { key, query: asked, baseUrl }) {
      const page = readPage(asked);
      const conditions = parseFilter(asked.filter ?? "");
      const { groups, total } = await query(ctx, ({ db }) =>
        listGroups(db, key.workspace_id, conditions, page),
      );
      const resources = groups.map((group) => project(presentGroup(group, baseUrl), asked));
      return { json: presentList(resources, total, page.startIndex) };
    },
  },
  {
    method: "POST",
    path: "/Groups",
    async answer(ctx, { key, body, baseUrl }) {
      const group = await createGroup(ctx, { key, facts: readGroup(body) });
      return { status: 201, json: presentGroup(group, baseUrl) };
    },
  },
  {
    method: "GET",
    path: "/Groups/:id",
    async answer(ctx, { key, id, query: asked, baseUrl }) {
      const group = await query(ctx, ({ db }) => findGroup(db, key.workspace_id, id));
      return { json: project(presentGroup(group ?? fail(scimErrors, "scim.not_found"), baseUrl), asked) };
    },
  },
  {
    method: "PUT",
    path: "/Groups/:id",
    async answer(ctx, { key, id, body, baseUrl }) {
      const facts = readGroup(body);
      const change = () => ({ ...facts, people: facts.people ?? [] });
      return { json: presentGroup(await changeGroup(ctx, { key, id, change }), baseUrl) };
    },
  },
  {
    method: "PATCH",
    path: "/Groups/:id",
    // Responds without the group, which may hold thousands of people.
    async answer(ctx, { key, id, body }) {
      await changeGroup(ctx, { key, id, change: (known) => readGroup(applyPatch(plainGroup(known), body)) });
      return {};
    },
  },
  {
    method: "DELETE",
    path: "/Groups/:id",
    async answer(ctx, { key, id }) {
      await deleteGroup(ctx, { key, id });
      return {};
    },
  },
];
