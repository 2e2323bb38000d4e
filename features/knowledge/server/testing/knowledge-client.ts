import { expect } from "vitest";
import { ChatClient } from "#features/chat/server/testing.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { createFilesModule } from "#features/files/server/module.ts";
import { sharingModule } from "#features/sharing/server/index.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import {
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { Collection, KnowledgeDocument, KnowledgePassage } from "../../contract/index.ts";
import type { KnowledgeSettings } from "../knowledge-settings.ts";
import { createKnowledgeModule } from "../module.ts";

/** A listening server with knowledge and what it needs. */
export async function createKnowledgeServer({
  settings,
  ...options
}: Omit<TestServerOptions, "modules"> & { settings?: Partial<KnowledgeSettings> } = {}): Promise<TestServer> {
  const server = await createTestServer({
    modules: [
      ...[platformModule, sharingModule, entitlementsModule],
      createKnowledgeModule({ fileBytes: 1_000_000, ...settings }),
      createFilesModule({ fileBytes: 1_000_000, personBytes: 1_000, perMessage: 2 }),
    ],
    listen: true,
    ...options,
  });
  if (options.isWorker !== false) await server.services.jobs.work();
  return server;
}

interface Refused {
  error?: { code: string; message: string };
}

/** One person's browser on the API of knowledge. */
export class KnowledgeClient extends ChatClient {
  readonly #server: TestServer;

  constructor(server: TestServer, facts: Partial<UserActor> = {}) {
    super(server, createUserActor(facts));
    this.#server = server;
  }

  async collection(name = "Handbook"): Promise<Collection> {
    return (await this.call<Collection>("POST", "/api/v1/collections", { name })).body;
  }

  async shareCollection(
    collectionId: string,
    to: KnowledgeClient,
    relation: "viewer" | "editor" = "viewer",
  ): Promise<void> {
    await this.proveAddress();
    await to.get("/api/v1/collections");
    await shareObject(this.#server.as(this.person), {
      ...{ object: { noun: "collection", id: collectionId }, relation },
      subject: { userId: to.person.userId },
    });
  }

  /** Status, code of the refusal, and body. */
  async put(
    collectionId: string,
    content: string | Buffer,
    { id = newId(), name = "notes.md", folder = "" } = {},
  ): Promise<{ status: number; code: string; body: KnowledgeDocument }> {
    const of = new URLSearchParams({ name, folder });
    const reply = await this.request(
      ...(["PUT", `/api/v1/collections/${collectionId}/documents/${id}?${of}`] as const),
      Buffer.from(content),
      { "content-type": "application/octet-stream" },
    );
    const body = await reply.json();
    return { status: reply.status, code: (body as Refused).error?.code ?? "", body };
  }

  /** Uploads, and waits until it was read. */
  async uploaded(collectionId: string, content: string | Buffer, options = {}): Promise<KnowledgeDocument> {
    const { status, body } = await this.put(collectionId, content, options);
    expect(status).toBe(200);
    return this.settled(body.id);
  }

  document(id: string): Promise<KnowledgeDocument> {
    return this.get(`/api/v1/documents/${id}`);
  }

  /** The document, once nothing is left to do. */
  async settled(id: string): Promise<KnowledgeDocument> {
    const isBusy = async () => ["waiting", "reading"].includes((await this.document(id)).state);
    await expect.poll(isBusy, { timeout: 50_000 }).toBe(false);
    return this.document(id);
  }

  async texts(id: string): Promise<string[]> {
    const { items } = await this.get<{ items: KnowledgePassage[] }>(`/api/v1/documents/${id}/passages`);
    return items.map(({ text }) => text);
  }

  /** Status and code of a call; the code is empty when it is done. */
  async end(method: string, path: string, body?: object): Promise<[number, string]> {
    const reply = await this.call<Refused>(method, `/api/v1${path}`, body);
    return [reply.status, reply.body?.error?.code ?? ""];
  }
}
