import type { FastifyInstance, FastifyRequest } from "fastify";
import { hashToken } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { fail } from "#platform/server/errors.ts";
import { readJsonOfAnyType } from "#platform/server/http/bodies/read-json-of-any-type.ts";
import { sourceOf } from "#platform/server/http/source.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { Services } from "#platform/server/services.ts";
import { findProvisioningKey } from "../keys/provisioning-key.repository.ts";
import type { ScimEndpoint } from "./endpoint.ts";
import { discoveryEndpoints } from "./endpoints/discovery.ts";
import { groupEndpoints } from "./endpoints/groups.ts";
import { userEndpoints } from "./endpoints/users.ts";
import { renderScimError } from "./render-scim-error.ts";
import { scimErrors } from "./scim-errors.ts";
import { scimNames } from "./scim-names.ts";

const scimEndpoints: ScimEndpoint[] = [...discoveryEndpoints, ...userEndpoints, ...groupEndpoints];

const prefix = "/scim/v2";

/** Per key: directories send a change of a thousand people one by one. */
const limit = { name: "provisioning", burst: 300, perMinute: 3_000 };

/** Mounts SCIM on a scope of the server, with its own error format. */
export function mountScim(server: FastifyInstance, services: Services, publicUrl: string): void {
  server.setErrorHandler(renderScimError(services.log));
  readJsonOfAnyType(server);
  for (const endpoint of scimEndpoints) mountEndpoint(server, services, `${publicUrl}${prefix}`, endpoint);
  server.route({
    method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    url: `${prefix}/*`,
    schema: { hide: true },
    handler: ({ url }) =>
      fail(scimErrors, /\/(Bulk|Me)\b/.test(url) ? "scim.not_supported" : "scim.not_found"),
  });
}

function mountEndpoint(server: FastifyInstance, services: Services, baseUrl: string, endpoint: ScimEndpoint) {
  server.route({
    method: endpoint.method,
    url: `${prefix}${endpoint.path}`,
    schema: { hide: true },
    async handler(request, reply) {
      const ctx = createCtx(
        services,
        { type: "system", name: "provisioning" },
        { requestId: request.id, source: sourceOf(request) },
      );
      const token = tokenOf(request) ?? fail(scimErrors, "scim.unauthorized");
      const key = await query(ctx, ({ db }) => findProvisioningKey(db, hashToken(token)));
      if (!key) return fail(scimErrors, "scim.unauthorized");
      await requireToken(ctx, limit, key.id);
      const { id = "" } = request.params as { id?: string };
      const asked = request.query as Record<string, string | undefined>;
      const { status, json } = await endpoint.answer(ctx, {
        key,
        body: request.body,
        id,
        query: asked,
        baseUrl,
      });
      reply.header("cache-control", "no-store");
      if (!json) return reply.status(204).send();
      if (status === 201) reply.header("location", locationOf(json.meta));
      return reply
        .status(status ?? 200)
        .type(scimNames.mediaType)
        .serializer(JSON.stringify)
        .send(json);
    },
  });
}

/** Whether the request carries a key of a directory. */
export async function hasProvisioningKey(request: FastifyRequest, services: Services): Promise<boolean> {
  const token = tokenOf(request);
  if (!token) return false;
  const ctx = systemCtx(services, "provisioning");
  return (await query(ctx, ({ db }) => findProvisioningKey(db, hashToken(token)))) !== undefined;
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer\s+(scim_\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

function locationOf(meta: unknown): string {
  return typeof meta === "object" && meta !== null && "location" in meta ? String(meta.location) : "";
}
