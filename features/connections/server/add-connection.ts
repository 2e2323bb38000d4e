import { authorize } from "#platform/server/access/authorize.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type AddConnection, connectionErrors } from "../contract/index.ts";
import { callingLimits } from "./asking-limits.ts";
import { checkConnection } from "./check-connection.ts";
import { connectionAccess } from "./connection.access.ts";
import { insertConnection, listPrefixes } from "./connection.repository.ts";
import { sealClient, sealKey } from "./connection-secrets.ts";
import { openAddress } from "./open-address.ts";
import { fetchDocument } from "./openapi/fetch-document.ts";
import { baseAddressOf, formsOfDocument } from "./openapi/forms-of-document.ts";
import { type OpenApiDocument, readDocument } from "./openapi/read-document.ts";
import type { Outside } from "./outside/outside.ts";
import { insertSecrets } from "./secrets.repository.ts";
import { prefixFor } from "./tools/name-tools.ts";
import { storeListing } from "./tools/store-listing.ts";

const maxConnections = 30;
const documentMs = 20_000;

/** Adds a connection and reads its tools. None of them is approved by that. */
export async function addConnection(
  ctx: Ctx,
  outside: Outside,
  input: AddConnection,
): Promise<{ id: string }> {
  authorize(ctx, connectionAccess.add);
  if (input.kind === "mcp") {
    const { id } = await storeConnection(ctx, { ...input, address: openAddress(outside, input.address) });
    // Without a sign-in there is nothing to read yet.
    if (input.auth.type !== "oauth") await checkConnection(ctx, outside, id);
    return { id };
  }
  const document = await documentOf(outside, input);
  const address = openAddress(outside, input.address ?? baseAddressOf(document, input.documentAddress));
  const documentAddress = input.document === undefined ? input.documentAddress : undefined;
  const forms = formsOfDocument(document);
  const { id } = await storeConnection(ctx, { ...input, address, documentAddress });
  await storeListing(ctx, { connectionId: id, ...forms });
  return { id };
}

async function documentOf(
  outside: Outside,
  { document, documentAddress }: Extract<AddConnection, { kind: "openapi" }>,
): Promise<OpenApiDocument> {
  if (document !== undefined) return readDocument(document);
  if (!documentAddress) fail(connectionErrors, "connection.document_required");
  const limits = callingLimits(AbortSignal.timeout(documentMs));
  return fetchDocument(outside, openAddress(outside, documentAddress), limits);
}

type StoredConnection = Pick<AddConnection, "kind" | "name" | "auth"> & {
  address: string;
  documentAddress?: string | undefined;
};

const storeConnection = command(
  "connection.add",
  connectionAccess.add,
  async (ctx, input: StoredConnection): Promise<{ id: string }> => {
    const { userId, workspaceId } = userOf(ctx);
    const prefixes = await listPrefixes(ctx.db, workspaceId);
    if (prefixes.length >= maxConnections) fail(connectionErrors, "connection.too_many");
    const { kind, name, auth, address, documentAddress } = input;
    const sentAs = auth.type === "key" ? auth.sentAs : undefined;
    const id = newId(ctx.now().getTime());
    const row = await insertConnection(ctx.db, {
      ...{ workspace_id: workspaceId, id, kind, name, address, auth: auth.type },
      prefix: prefixFor(name, prefixes),
      document_address: documentAddress ?? null,
      key_place: sentAs?.place ?? null,
      key_name: sentAs && sentAs.place !== "bearer" ? sentAs.name : null,
      created_by: userId,
    });
    if (!row) fail(connectionErrors, "connection.name_taken");
    await insertSecrets(ctx.db, { workspaceId, id }, sealed(ctx, id, auth));
    await ctx.audit({
      act: "connection.added",
      target: [{ type: "connection", id }],
      facts: { kind, auth: auth.type },
      sealed: { name, address },
    });
    return row;
  },
);

function sealed({ services: { secrets } }: Ctx, id: string, auth: AddConnection["auth"]) {
  const client =
    auth.type === "oauth" && auth.clientId ? clientOf(auth.clientId, auth.clientSecret) : undefined;
  return {
    sealedKey: auth.type === "key" ? sealKey(secrets, id, auth.key) : null,
    sealedClient: client ? sealClient(secrets, id, { client }) : null,
  };
}

function clientOf(client_id: string, client_secret: string | undefined) {
  return { client_id, ...(client_secret ? { client_secret } : {}) };
}
