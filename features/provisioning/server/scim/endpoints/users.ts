import { query } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { changePerson } from "../../people/change-person.ts";
import { createPerson } from "../../people/create-person.ts";
import { deletePerson } from "../../people/delete-person.ts";
import { findPerson, listPeople } from "../../people/person.repository.ts";
import { plainPerson, presentPerson } from "../../people/present-person.ts";
import { readPerson } from "../../people/read-person.ts";
import { applyPatch } from "../apply-patch.ts";
import type { ScimEndpoint } from "../endpoint.ts";
import { presentList, project, readPage } from "../page.ts";
import { parseFilter } from "../parse-filter.ts";
import { scimErrors } from "../scim-errors.ts";

export const userEndpoints: ScimEndpoint[] = [
  {
    method: "GET",
    path: "/Users",
    async answer(ctx, { key, query: asked, baseUrl }) {
      const page = readPage(asked);
      const conditions = parseFilter(asked.filter ?? "");
      const { people, total } = await query(ctx, ({ db }) =>
        listPeople(db, key.workspace_id, conditions, page),
      );
      const resources = people.map((person) => project(presentPerson(person, baseUrl), asked));
      return { json: presentList(resources, total, page.startIndex) };
    },
  },
  {
    method: "POST",
    path: "/Users",
    async answer(ctx, { key, body, baseUrl }) {
      const person = await createPerson(ctx, { key, facts: readPerson(body, true) });
      return { status: 201, json: presentPerson(person, baseUrl) };
    },
  },
  {
    method: "GET",
    path: "/Users/:id",
    async answer(ctx, { key, id, query: asked, baseUrl }) {
      const person = await query(ctx, ({ db }) => findPerson(db, key.workspace_id, id));
      return { json: project(presentPerson(person ?? fail(scimErrors, "scim.not_found"), baseUrl), asked) };
    },
  },
  {
    method: "PUT",
    path: "/Users/:id",
    async answer(ctx, { key, id, body, baseUrl }) {
      const person = await changePerson(ctx, {
        key,
        id,
        change: ({ is_active }) => readPerson(body, is_active),
      });
      return { json: presentPerson(person, baseUrl) };
    },
  },
  {
    method: "PATCH",
    path: "/Users/:id",
    async answer(ctx, { key, id, body, baseUrl }) {
      const person = await changePerson(ctx, {
        key,
        id,
        change: (known) => readPerson(applyPatch(plainPerson(known), body), known.is_active),
      });
      return { json: presentPerson(person, baseUrl) };
    },
  },
  {
    method: "DELETE",
    path: "/Users/:id",
    async answer(ctx, { key, id }) {
      await deletePerson(ctx, { key, id });
      return {};
    },
  },
];
