import { addModel, addProvider, enableModel } from "#features/models/server/index.ts";
import { modelsModule } from "#features/models/server/module.ts";
import { createRunsModule, runsModule } from "#features/runs/server/module.ts";
import { sharingModule } from "#features/sharing/server/index.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { Module } from "#platform/server/module.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import {
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { chatModule } from "../module.ts";

export interface ChatServer extends TestServer {
  model: ModelServer;
}

export interface ChatServerOptions extends Pick<TestServerOptions, "isWorker" | "now" | "carriers"> {
  beside?: ChatServer;
  modules?: Module[];
  /** How often its engine looks at its runs; as usual unless told. */
  tickMs?: number;
}

const composition = [platformModule, modelsModule, toolsModule, runsModule, sharingModule, chatModule];
let sharedModel: Promise<ModelServer> | undefined;

/** A listening chat server with the scripted model, shared by test files of this process. */
export async function createChatServer({
  modules = [],
  now,
}: Pick<ChatServerOptions, "modules" | "now"> = {}): Promise<ChatServer> {
  sharedModel ??= startModelServer();
  const model = await sharedModel;
  const server = await sharedTestServer({
    modules: [...composition, ...modules],
    listen: true,
    now,
    prepare: (made) => connectScriptedModel(made, model),
  });
  return { ...server, model };
}

/**
 * Like `createChatServer`, with a separate database and model server: for other models, prices and several
 * servers.
 */
export async function createOwnChatServer(options: ChatServerOptions = {}): Promise<ChatServer> {
  const { beside, modules = [], tickMs, ...rest } = options;
  const usual = composition.map((module) =>
    module === runsModule && tickMs ? createRunsModule({ tickMs }) : module,
  );
  const model = beside?.model ?? (await startModelServer());
  const server = await createTestServer({
    ...rest,
    ...(beside ? { beside } : {}),
    modules: [...usual, ...modules],
    listen: true,
  });
  if (!beside) await connectScriptedModel(server, model);
  return {
    ...server,
    model,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      if (!beside) await model.close();
    },
  };
}

async function connectScriptedModel({ system }: TestServer, { url, apiKey }: ModelServer): Promise<void> {
  const provider = await addProvider(system, {
    kind: "openai_compatible",
    name: "Scripted",
    baseUrl: url,
    apiKey,
  });
  await addModel(system, { providerId: provider.id, modelId: "scripted" });
  await enableModel(system, { ref: "scripted" });
}

/** A person. By default in a workspace of their own. */
export function personOf(workspaceId = newId()): UserActor {
  return createUserActor({ workspaceId });
}
