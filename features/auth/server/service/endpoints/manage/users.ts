import { query } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../../errors.ts";
import { createUser } from "../../../manage/create-user.ts";
import { deleteUser } from "../../../manage/delete-user.ts";
import { listUsers } from "../../../manage/list-users.repository.ts";
import { manageUser } from "../../../manage/manage-user.ts";
import { noSuchUser } from "../../../manage/no-such-user.ts";
import { readManagedUser } from "../../../manage/read-managed-user.ts";
import { presentUser } from "../../../users/present-user.ts";
import { findUser } from "../../../users/user.repository.ts";
import type { Call, Endpoint } from "../../endpoint.ts";
import { requireServiceRole } from "../../require-service-role.ts";
import { pageLinks } from "./page-links.ts";
import { readPage } from "./read-page.ts";

const list: Endpoint = {
  method: "GET",
  path: "/admin/users",
  async answer(ctx, { query: asked, bearer, service }) {
    await requireServiceRole(ctx, bearer);
    const { page, perPage } = readPage(asked);
    const isOldestFirst = readOrder(asked.sort ?? "");
    const filter = (asked.filter ?? "").slice(0, 200);
    const { users, total } = await query(ctx, ({ db }) =>
      listUsers(db, { filter, isOldestFirst, limit: perPage, offset: (page - 1) * perPage }),
    );
    return {
      json: { users: users.map(presentUser), aud: "authenticated" },
      headers: {
        "x-total-count": String(total),
        link: pageLinks(`${service.prefix}/admin/users`, { page, perPage, total }),
      },
    };
  },
};

const create: Endpoint = {
  method: "POST",
  path: "/admin/users",
  async answer(ctx, { body, bearer, service }) {
    await requireServiceRole(ctx, bearer);
    const input = await readManagedUser(body, ctx.now(), service.settings);
    if (!input.email && !input.phone) {
      fail(authErrors, "validation_failed", {
        message: "Cannot create a user without either an email or phone",
      });
    }
    if (input.id && !isUuid(input.id)) {
      fail(authErrors, "validation_failed", { message: "ID must conform to the uuid v4 format" });
    }
    return { json: presentUser(await createUser(ctx, input)) };
  },
};

const get: Endpoint = {
  method: "GET",
  path: "/admin/users/:id",
  async answer(ctx, call) {
    await requireServiceRole(ctx, call.bearer);
    const id = idOf(call);
    return { json: presentUser((await query(ctx, ({ db }) => findUser(db, id))) ?? noSuchUser()) };
  },
};

const update: Endpoint = {
  method: "PUT",
  path: "/admin/users/:id",
  async answer(ctx, call) {
    await requireServiceRole(ctx, call.bearer);
    const id = idOf(call);
    const change = await readManagedUser(call.body, ctx.now(), call.service.settings);
    return { json: presentUser(await manageUser(ctx, { ...change, id, service: call.service })) };
  },
};

const remove: Endpoint = {
  method: "DELETE",
  path: "/admin/users/:id",
  async answer(ctx, call) {
    await requireServiceRole(ctx, call.bearer);
    const { body } = call;
    const isSoft = typeof body === "object" && body !== null && "should_soft_delete" in body;
    await deleteUser(ctx, { id: idOf(call), isSoft: isSoft && body.should_soft_delete === true });
    return { json: {} };
  },
};

export const manageUsersEndpoints = [list, create, get, update, remove];

function idOf({ params }: Call): string {
  const { id = "" } = params;
  return isUuid(id) ? id : noSuchUser();
}

/** True for `created_at asc`; the default is `created_at desc`. */
function readOrder(sort: string): boolean {
  const [field, direction = "desc"] = sort.trim().toLowerCase().split(/\s+/);
  if (field && (field !== "created_at" || !["asc", "desc"].includes(direction))) {
    fail(authErrors, "validation_failed", { message: "Bad Sort Parameters: sort by created_at asc or desc" });
  }
  return Boolean(field) && direction === "asc";
}
