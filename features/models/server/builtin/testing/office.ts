import { setTimeout } from "node:timers/promises";
import { createArtifactsModule } from "#features/artifacts/server/module.ts";
import { chatModule } from "#features/chat/server/module.ts";
import { ChatClient } from "#features/chat/server/testing.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { createFilesModule } from "#features/files/server/module.ts";
import { knowledgeModule } from "#features/knowledge/server/module.ts";
import { stageCollection } from "#features/knowledge/server/testing/stage-collections.ts";
import { memoryModule } from "#features/memory/server/module.ts";
import { runsModule } from "#features/runs/server/module.ts";
import { sharingModule } from "#features/sharing/server/index.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { createMembersModule } from "#features/team/server/index.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { modelsModule } from "../../module.ts";
import { handbook } from "./handbook.ts";

/** A workspace of some people with files, conversations and a collection, without a model. */
export interface Office extends TestServer {
  ann: ChatClient;
  guest: ChatClient;
  collectionId: string;
  /** A conversation of Ann's in which the guest asks as well. Returns its id. */
  openToGuest(): Promise<string>;
}

export async function createOffice(): Promise<Office> {
  const server = await createTestServer({
    modules: [
      ...[
        platformModule,
        entitlementsModule,
        modelsModule,
        toolsModule,
        runsModule,
        sharingModule,
        chatModule,
      ],
      ...[memoryModule, tasksModule, createFilesModule(), knowledgeModule],
      ...[
        createArtifactsModule({ publicUrl: "http://127.0.0.1" }),
        createMembersModule({ declaring: () => [] }),
      ],
    ],
    listen: true,
  });
  await server.services.jobs.work();
  const workspaceId = newId();
  const join = async (name: string, role: UserActor["role"]) => {
    const email = `${name.split(" ")[0]?.toLowerCase()}.${newId()}@example.com`;
    const client = new ChatClient(server, createUserActor({ workspaceId, role, email }));
    await client.proveAddress();
    const named = JSON.stringify({ name });
    await server.look("update auth.users set email = $2, raw_user_meta_data = $3 where id = $1", [
      ...[client.person.userId, email, named],
    ]);
    return client;
  };
  await join("Olga Owens", "owner");
  const ann = await join("Ann Auer", "member");
  await join("Berta Brandt", "member");
  await join("Carl Conrad", "admin");
  const dora = await join("Dora Dietz", "member");
  const guest = await join("Gus Gast", "guest");
  await addTeam(server, { workspaceId, userId: dora.person.userId, name: "Vertrieb" });
  for (const told of conversations) await ann.ask(told, { modelId: "builtin" });
  await sendFiles(ann);
  const collection = await stageCollection(server, ann.person);
  for (const [title, passages] of Object.entries(handbook)) await collection.add(title, passages);
  const openToGuest = async () => {
    const conversationId = newId();
    await ann.ask("hello", { conversationId, modelId: "builtin", isNewConversation: true });
    const object = { noun: "conversation", id: conversationId } as const;
    const subject = { userId: guest.person.userId };
    await shareObject(server.as(ann.person), { object, subject, relation: "editor" });
    return conversationId;
  };
  return { ...server, ann, guest, collectionId: collection.id, openToGuest };
}

const conversations = [
  "Note on the Meyer renewal: we offer 8 percent off when they sign for two years.",
  "About the office move: the design people go to the third floor, everybody else stays.",
  "Notiz zum Umzug nach Linz: Herr Huber kommt am 12. März mit dem Lastwagen.",
  "Should a parking permit be renewed each spring?",
  "Note: the wifi code for the annex is 8841.",
];

const files: [name: string, content: string][] = [
  ["budget-2027.csv", "month,euros\nJanuary,1200\n"],
  ["Angebot Meyer.txt", "Wir bieten an: zwei Jahre zu 8 Prozent weniger."],
  ["onboarding-checklist.md", "# First day\n\n- Key\n- Desk\n"],
  ["travel-costs 2026.txt", "Trains: 840 euros."],
];

async function sendFiles(client: ChatClient): Promise<void> {
  const ids = files.map(() => newId());
  for (const [index, [name, content]] of files.entries()) {
    const path = `/api/v1/files/${ids[index]}?name=${encodeURIComponent(name)}`;
    const octets = { "content-type": "application/octet-stream" };
    const { ok } = await client.request("PUT", path, Buffer.from(content), octets);
    if (!ok) throw new Error(`${name} was not stored.`);
  }
  const isReading = async () => {
    const states = ids.map((id) => client.get<{ state: string }>(`/api/v1/files/${id}`));
    return (await Promise.all(states)).some(({ state }) => state === "reading");
  };
  while (await isReading()) await setTimeout(50);
  await client.ask("For later.", { modelId: "builtin", fileIds: ids });
}

async function addTeam(
  { look }: TestServer,
  { workspaceId, userId, name }: { workspaceId: string; userId: string; name: string },
): Promise<void> {
  const id = newId();
  await look("insert into teams (workspace_id, id, name) values ($1, $2, $3)", [workspaceId, id, name]);
  await look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
    ...[workspaceId, id, userId],
  ]);
}
