import { authorize } from "#platform/server/access/authorize.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isUnavailable } from "#platform/server/errors.ts";
import { callingLimits } from "./asking-limits.ts";
import { connectionAccess } from "./connection.access.ts";
import { explainFailure } from "./explain-failure.ts";
import { type LoadedConnection, loadConnection } from "./load-connection.ts";
import { mcpTargetOf } from "./mcp/mcp-target-of.ts";
import { withMcpServer } from "./mcp/with-mcp-server.ts";
import { noteFailure } from "./note-failure.ts";
import { fetchDocument } from "./openapi/fetch-document.ts";
import { formsOfDocument } from "./openapi/forms-of-document.ts";
import type { Outside } from "./outside/outside.ts";
import { formOfMcpTool } from "./tools/offered-form.ts";
import { type Listing, storeListing } from "./tools/store-listing.ts";

const checkMs = 20_000;

/** Reads the tools of a connection now. What goes wrong is stored as its health, not thrown. */
export async function checkConnection(ctx: Ctx, outside: Outside, id: string): Promise<void> {
  authorize(ctx, connectionAccess.check);
  const loaded = await loadConnection(ctx, connectionAccess.check, id);
  try {
    const listing = await readListing(ctx, outside, loaded, AbortSignal.timeout(checkMs));
    if (listing) await storeListing(ctx, listing);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await noteFailure(ctx, { connectionId: id, failure: explainFailure(error) });
  }
}

/** Undefined: the document was uploaded, so there is nothing to read again. */
async function readListing(
  ctx: Ctx,
  outside: Outside,
  loaded: LoadedConnection,
  signal: AbortSignal,
): Promise<Listing | undefined> {
  const { id: connectionId, kind, document_address: address } = loaded.connection;
  if (kind === "openapi") {
    if (address === null) return undefined;
    const document = await fetchDocument(outside, address, callingLimits(signal));
    return { connectionId, ...formsOfDocument(document) };
  }
  return withMcpServer(mcpTargetOf(ctx, outside, loaded, signal), async (session) => {
    const { tools, leftOut } = await session.listTools();
    return { connectionId, forms: tools.map(formOfMcpTool), leftOut };
  });
}
