import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { workspaceRequestErrors } from "../../contract/requests/request-errors.ts";
import { emitRequestChanged } from "./emit-request-changed.ts";
import { getRequestHere } from "./present-request.ts";
import { requestAccess } from "./request.access.ts";
import { endRequest } from "./stored-request.repository.ts";

/** Takes a request back while it is open. */
export const withdrawRequest = command(
  "request.withdraw",
  requestAccess.withdraw,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const { workspaceId, userId } = userOf(ctx);
    const { person } = await getRequestHere(ctx, id);
    if (person.id !== userId) fail(workspaceRequestErrors, "workspace_request.not_found");
    const ending = { workspaceId, id, as: "withdrawn", decidedBy: null, note: "", at: ctx.now() } as const;
    if (!(await endRequest(ctx.db, ending))) fail(workspaceRequestErrors, "workspace_request.not_open");
    await ctx.audit({ act: "request.withdrawn", target: [{ type: "request", id }] });
    await emitRequestChanged(ctx, id);
  },
);
