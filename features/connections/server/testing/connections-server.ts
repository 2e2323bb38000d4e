import type { Actor, UserActor } from "#platform/server/context.ts";
import { tableResolver } from "#platform/server/guarded-fetch/testing.ts";
import type { Module } from "#platform/server/module.ts";
import {
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createConnectionsModule } from "../module.ts";
import type { Outside } from "../outside/outside.ts";

export const publicUrl = "http://assistant.test";

export interface Staged {
  server: TestServer;
  outside: Outside & { allowedOrigins: string[] };
}

/** A server with connections. `outside.allowedOrigins` grows with the stand-ins that a test starts. */
export async function stageConnections(
  options: Partial<TestServerOptions> & {
    names?: Record<string, string[]>;
    outside?: Staged["outside"];
  } = {},
): Promise<Staged> {
  const { names = {}, outside: given, modules = [], ...rest } = options;
  const outside = given ?? { publicUrl, allowedOrigins: [], resolve: tableResolver(names) };
  const connections: Module = createConnectionsModule(outside);
  const server = await createTestServer({ modules: [connections, ...modules], ...rest });
  return { server, outside };
}

/** Somebody's browser at the interface. */
export class ConnectionsClient {
  readonly actor: UserActor;
  readonly #server: TestServer;

  private constructor(server: TestServer, actor: UserActor) {
    this.#server = server;
    this.actor = actor;
  }

  /** By default an owner, in a workspace of their own. */
  static async of(server: TestServer, facts: Partial<UserActor> = {}): Promise<ConnectionsClient> {
    const actor = createUserActor({ role: "owner", ...facts });
    await storePerson(server, actor);
    return new ConnectionsClient(server, actor);
  }

  /** Sends a request. Returns its status and its body. */
  async call<Body = Record<string, unknown>>(method: string, path: string, payload?: object) {
    const answer = await this.#server.server.inject({
      method: method as "GET",
      url: `/api/v1${path}`,
      headers: this.#server.headersOf(this.actor),
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as Body, text: answer.body };
  }

  /** The body of a request that succeeds. */
  async ask<Body>(method: string, path: string, payload?: object): Promise<Body> {
    const { status, body, text } = await this.call<Body>(method, path, payload);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return body;
  }

  /** Another person of the same workspace. */
  beside(facts: Partial<UserActor> = {}): Promise<ConnectionsClient> {
    return ConnectionsClient.of(this.#server, { workspaceId: this.actor.workspaceId, ...facts });
  }

  ctx(actor: Actor = this.actor) {
    return this.#server.as(actor);
  }
}
