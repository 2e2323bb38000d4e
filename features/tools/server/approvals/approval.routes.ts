import type { Ctx } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  approveRoute,
  denyRoute,
  getApprovalOfCallRoute,
  getApprovalRoute,
} from "../../contract/approval-routes.ts";
import { crashPoint } from "../crash-points.ts";
import { presentApproval } from "./approval.presenter.ts";
import type { ApprovalRow } from "./approval.repository.ts";
import { approveCall } from "./approve-call.ts";
import { denyCall } from "./deny-call.ts";
import { getApproval, getApprovalOfCall } from "./get-approval.ts";

export const approvalRoutes = (app: App) => {
  app.route(getApprovalRoute, async (ctx, { params }) =>
    presentApproval(ctx, await getApproval(ctx, params.id)),
  );
  app.route(getApprovalOfCallRoute, async (ctx, { params }) => {
    const row = await getApprovalOfCall(ctx, params.id);
    return { approval: row && (await presentApproval(ctx, row)) };
  });
  app.route(approveRoute, async (ctx, { params, body }) =>
    presentDecided(ctx, await approveCall(ctx, { id: params.id, ...body })),
  );
  app.route(denyRoute, async (ctx, { params, body }) =>
    presentDecided(ctx, await denyCall(ctx, { id: params.id, ...body })),
  );
};

async function presentDecided(ctx: Ctx, row: ApprovalRow) {
  await crashPoint("approval.decided");
  return presentApproval(ctx, row);
}
