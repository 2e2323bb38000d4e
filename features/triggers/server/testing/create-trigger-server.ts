import {
  ChatClient,
  type ChatServer,
  createChatServer,
  createOwnChatServer,
  personOf,
} from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import type { Module } from "#platform/server/module.ts";
import type { CreatedTrigger, CreateTrigger, Firing, Trigger } from "../../contract/index.ts";
import { createTriggersModule } from "../module.ts";

/** One object, so that test files share their servers. */
export const triggersModule = createTriggersModule({ publicUrl: "https://adjutant.test" });

/** A listening chat server with triggers and the scripted model, shared by test files of this process. */
export function createTriggerServer(
  options: { modules?: Module[]; now?: () => Date } = {},
): Promise<ChatServer> {
  const { modules = [], now } = options;
  return createChatServer({ modules: [triggersModule, ...modules], ...(now ? { now } : {}) });
}

/** One with a database of its own, for the clock and for several servers. */
export function createOwnTriggerServer(
  options: { beside?: ChatServer; now?: () => Date; modules?: Module[] } = {},
): Promise<ChatServer> {
  const { modules = [], ...rest } = options;
  return createOwnChatServer({ ...rest, modules: [triggersModule, ...modules] });
}

const usual = { name: "Morning report", question: "What is new?", agentId: null, timeZone: "UTC" } as const;

/** A person's browser on the API of triggers. */
export class TriggerClient extends ChatClient {
  static on(server: ChatServer): TriggerClient {
    return new TriggerClient(server, personOf());
  }

  async create(input: Partial<CreateTrigger> & Pick<CreateTrigger, "start">): Promise<CreatedTrigger> {
    const { status, body } = await this.call<CreatedTrigger>("POST", "/api/v1/triggers", {
      ...usual,
      ...input,
    });
    if (status !== 201) throw new Error(`Not created: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async schedule(cron: string, input: Partial<CreateTrigger> = {}): Promise<Trigger> {
    return (await this.create({ ...input, start: { kind: "schedule", cron, missed: "latest" } })).trigger;
  }

  act<Body = Trigger>(id: string, act: string, body?: object) {
    return this.call<Body>("POST", `/api/v1/triggers/${id}/${act}`, body);
  }

  trigger(id: string): Promise<Trigger> {
    return this.get(`/api/v1/triggers/${id}`);
  }

  async firings(id: string): Promise<Firing[]> {
    return (await this.get<Page<Firing>>(`/api/v1/triggers/${id}/firings`)).items;
  }

  /** Waits for the end of the run of a firing. */
  async endOf({ run }: Firing): Promise<void> {
    if (!run) throw new Error("This firing started no run.");
    await (await this.stream(run.id)).rest();
  }
}
