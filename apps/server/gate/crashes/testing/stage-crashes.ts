import { afterAll, beforeAll } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import type { Module } from "#platform/server/module.ts";
import { type BuiltProgram, buildDoomedServer } from "./build-doomed-server.ts";
import { type CountingServer, startCountingServer } from "./counting-server.ts";
import { type DoomedServer, type LoadedServer, loadDoomedServer } from "./start-doomed-server.ts";

export interface StagedCrashes {
  /** A server that works on nothing and outlives all others, with their database. */
  readonly chat: ChatServer;
  readonly counting: CountingServer;
  /** Each server takes over from a dead one, and dies in the next case. */
  readonly current: DoomedServer;
  /** The next server begins. */
  takeOver(): Promise<void>;
}

/** For one test file. `modules` are those of the server that lives: jobs have queues only where one knows them. */
export function stageCrashes({ modules = [], worksJobs = false }: Staging = {}): StagedCrashes {
  let program: BuiltProgram;
  let chat: ChatServer;
  let counting: CountingServer;
  let current: DoomedServer;
  let next: Promise<LoadedServer>;
  const load = () => loadDoomedServer(program.path, chat, counting, { worksJobs });
  const takeOver = async () => {
    current = await (await next).begin();
    next = load();
  };

  beforeAll(async () => {
    counting = await startCountingServer();
    chat = await createOwnChatServer({ isWorker: false, modules });
    program = await buildDoomedServer();
    next = load();
    await takeOver();
  });
  afterAll(async () => {
    for (const server of [current, await next]) await server.kill();
    await counting.close();
    await chat[Symbol.asyncDispose]();
    await program[Symbol.asyncDispose]();
  });
  return {
    get chat() {
      return chat;
    },
    get counting() {
      return counting;
    },
    get current() {
      return current;
    },
    takeOver,
  };
}

interface Staging {
  modules?: Module[];
  /** Whether the servers that die perform jobs. */
  worksJobs?: boolean;
}
