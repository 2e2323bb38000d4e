import { defaultService } from "#features/auth/server/service/default-service.ts";
import { signUp } from "#features/auth/server/users/sign-up.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import type { Sent } from "#features/chat/server/start-answer.ts";
import { addModel, addProvider } from "#features/models/server/index.ts";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createModules } from "../modules.ts";

export interface Person {
  ctx: Ctx;
  actor: UserActor;
  email: string;
  refreshToken: string;
}

/** The whole product in a test, with shortcuts to the states that commands need. */
export interface CommandWorld extends TestServer {
  model: ModelServer;
  newPerson(): Promise<Person>;
  /** An admin of the installation. */
  newAdmin(): Promise<Person>;
  /** Asks as a new person and waits for the end of the answer. */
  answered(text?: string): Promise<Sent & { person: Person; conversationId: string }>;
  /** Makes an answer's run look as if a server were advancing it. */
  keepRunning(runId: string): Promise<void>;
  newProvider(): Promise<{ id: string; name: string }>;
  newModel(): Promise<{ id: string; providerId: string }>;
}

/** The product's auth service without the limits on messages, because everything happens at once here. */
export const worldService = {
  ...defaultService,
  settings: {
    ...defaultService.settings,
    mailGapSeconds: 0,
    rateLimits: { ...defaultService.settings.rateLimits, mailsPerHour: 10_000, smsPerHour: 10_000 },
  },
};

/** `isWorker`: false where nothing may happen by itself; no answer comes then. */
export async function createCommandWorld({ isWorker = true } = {}): Promise<CommandWorld> {
  const model = await startModelServer();
  const server = await createTestServer({
    modules: createModules({ publicUrl: "http://127.0.0.1" }),
    isWorker,
  });
  const { system, look } = server;

  const newPerson = async (): Promise<Person> => {
    const email = `${newId()}@example.com`;
    const signedUp = await signUp(system, {
      service: worldService,
      contact: { email },
      passwordHash: "none",
      metadata: {},
    });
    if (signedUp?.state !== "signed_in") throw new Error("The address was taken.");
    const { user, sessionId, refreshToken } = signedUp.grant;
    const actor: UserActor = {
      type: "user",
      userId: user.id,
      workspaceId: user.id,
      role: "owner",
      sessionId,
      email,
      isAdmin: false,
    };
    return { ctx: server.as(actor), actor, email, refreshToken };
  };
  const newAdmin = async (): Promise<Person> => {
    const person = await newPerson();
    const actor = { ...person.actor, isAdmin: true };
    return { ...person, actor, ctx: server.as(actor) };
  };
  const newProvider = () =>
    addProvider(system, {
      kind: "openai_compatible",
      name: newId(),
      baseUrl: model.url,
      apiKey: model.apiKey,
    });

  return {
    ...server,
    model,
    newPerson,
    newAdmin,
    newProvider,
    async newModel() {
      const { id: providerId } = await newProvider();
      return { ...(await addModel(system, { providerId, modelId: "scripted" })), providerId };
    },
    async answered(text = "What is 12 * 12?") {
      const person = await newPerson();
      const conversationId = newId();
      const sent = await sendMessage(person.ctx, {
        id: newId(),
        text,
        conversationId,
        isNewConversation: true,
        modelId: "builtin",
        timeZone: "UTC",
      });
      for (let isOver = false; !isOver; ) {
        const rows = await look("select 1 from runs where id = $1 and ended_at is not null", [sent.run.id]);
        isOver = rows.length > 0;
      }
      return { ...sent, person, conversationId };
    },
    async keepRunning(runId) {
      await look(
        `update runs set status = 'running', ended_at = null, lease_until = now() + interval '1 hour', node_id = 'x'
         where id = $1`,
        [runId],
      );
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await model.close();
    },
  };
}
