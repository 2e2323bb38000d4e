import { authorize } from "#platform/server/access/authorize.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type ChangeConnection, connectionErrors } from "../contract/index.ts";
import { connectionAccess } from "./connection.access.ts";
import { type ConnectionRow, lockConnection, updateConnectionName } from "./connection.repository.ts";
import { sealKey } from "./connection-secrets.ts";
import { loadConnection } from "./load-connection.ts";
import { formsOfDocument } from "./openapi/forms-of-document.ts";
import { readDocument } from "./openapi/read-document.ts";
import { updateKey } from "./secrets.repository.ts";
import { invalidateTools } from "./tools/remembered-tools.ts";
import { storeListing } from "./tools/store-listing.ts";

/** Renames a connection, or replaces its key or its uploaded document. */
export async function changeConnection(
  ctx: Ctx,
  { id, document, ...change }: ChangeConnection & { id: string },
): Promise<void> {
  authorize(ctx, connectionAccess.change);
  const { connection } = await loadConnection(ctx, connectionAccess.change, id);
  const isUploaded = connection.kind === "openapi" && connection.document_address === null;
  if (document !== undefined && !isUploaded) fail(connectionErrors, "connection.document_invalid");
  const forms = document === undefined ? undefined : formsOfDocument(await readDocument(document));
  if (change.name !== undefined || change.key !== undefined) await storeChange(ctx, { id, ...change });
  if (forms) await storeListing(ctx, { connectionId: id, ...forms });
}

const storeChange = command(
  "connection.change",
  connectionAccess.change,
  async (ctx, { id, name, key }: Omit<ChangeConnection, "document"> & { id: string }): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    const row = await lockConnection(ctx.db, { workspaceId, id });
    if (!row) fail(connectionErrors, "connection.not_found");
    if (name !== undefined) await rename(ctx, row, name);
    if (key !== undefined) await replaceKey(ctx, row, key);
  },
);

async function rename(
  ctx: Ctx,
  { workspace_id: workspaceId, id }: ConnectionRow,
  name: string,
): Promise<void> {
  if (!(await updateConnectionName(ctx.db, { workspaceId, id }, name))) {
    fail(connectionErrors, "connection.name_taken");
  }
  invalidateTools(ctx);
  await ctx.audit({
    act: "connection.renamed",
    target: [{ type: "connection", id }],
    sealed: { name },
  });
}

async function replaceKey(ctx: Ctx, row: ConnectionRow, key: string): Promise<void> {
  const { workspace_id: workspaceId, id } = row;
  if (row.auth !== "key") fail(connectionErrors, "connection.key_required");
  await updateKey(ctx.db, { workspaceId, id }, sealKey(ctx.services.secrets, id, key));
  await ctx.audit({ act: "connection.key_replaced", target: [{ type: "connection", id }] });
}
