import { query } from "#platform/server/command.ts";
import { listAccountEvents } from "../../../manage/account-event.repository.ts";
import { presentAccountEvent } from "../../../manage/present-account-event.ts";
import {
  type ActFilter,
  actsOfAction,
  actsOfType,
  allAccountActs,
} from "../../../manage/protocol-actions.ts";
import { refuseInput } from "../../../refuse-input.ts";
import type { Endpoint } from "../../endpoint.ts";
import { requireServiceRole } from "../../require-service-role.ts";
import { pageLinks } from "./page-links.ts";
import { readPage } from "./read-page.ts";

/** Audit events about accounts, paged, newest first. */
export const auditEndpoint: Endpoint = {
  method: "GET",
  path: "/admin/audit",
  async answer(ctx, call) {
    await requireServiceRole(ctx, call.bearer);
    const { page, perPage } = readPage(call.query);
    const place = { limit: perPage, offset: (page - 1) * perPage };
    const filter = readQuery(call.query.query ?? "");
    const { events, total } = await query(ctx, ({ db }) => listAccountEvents(db, { ...filter, ...place }));
    return {
      json: events.map(presentAccountEvent),
      headers: {
        "x-total-count": String(total),
        link: pageLinks(`${call.service.prefix}/admin/audit`, { page, perPage, total }),
      },
    };
  },
};

/** Parses `action:login`, `type:account` or `author:ann@example.com`. */
function readQuery(text: string): { wanted: ActFilter; author: string } {
  if (!text) return { wanted: allAccountActs, author: "" };
  const [scope, ...rest] = text.split(":");
  const value = rest.join(":").trim();
  if (rest.length === 0) refuseInput(`Invalid query format: ${text.slice(0, 100)}`);
  if (scope === "action") return { wanted: actsOfAction(value), author: "" };
  if (scope === "type") return { wanted: actsOfType(value), author: "" };
  if (scope === "author") return { wanted: allAccountActs, author: value.slice(0, 255) };
  return refuseInput("Invalid query scope");
}
