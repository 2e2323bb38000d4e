import { noteGivenFiles } from "#features/chat/server/give-files.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import { deleteFile } from "#features/files/server/delete-file.ts";
import { beginReading, endReading } from "#features/files/server/end-reading.ts";
import { storeFile } from "#features/files/server/store-file.ts";
import {
  deleteOrphanedContents,
  deleteUnsentFiles,
  resumeReading,
} from "#features/files/server/tidy-files.ts";
import { keepWrittenFile, takeBackWrittenFile } from "#features/files/server/tools/keep-written-file.ts";
import { uploadFile } from "#features/files/server/upload-file.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { createAgentActor } from "#platform/server/testing/create-user-actor.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function uploaded({ newPerson }: CommandWorld) {
  const person = await newPerson();
  const id = newId();
  const hash = id.replaceAll("-", "").repeat(2);
  await uploadFile(person.ctx, { id, name: "a.txt", sizeBytes: 1, hash, personLimitBytes: 10 });
  return { ...person, id, hash, key: { workspaceId: person.actor.workspaceId, id } };
}

async function stored(world: CommandWorld) {
  const file = await uploaded(world);
  await storeFile(file.ctx, { id: file.id, isPicture: false, hash: file.hash, sizeBytes: 1 });
  return file;
}

/** A file that the assistant wrote under its answer. */
async function written({ answered, as }: CommandWorld) {
  const { person, run } = await answered();
  const id = newId();
  const hash = id.replaceAll("-", "").repeat(2);
  await uploadFile(person.ctx, { id, name: "a.txt", sizeBytes: 1, hash, personLimitBytes: 10 });
  const ctx = as(createAgentActor(person.actor));
  const label = { ...labelOfPerson(person.actor.userId), integrity: "untrusted" } as const;
  const { signal } = new AbortController();
  await keepWrittenFile(ctx, { id, runId: run.id, label, signal });
  return { ctx, id };
}

const inAWeek = ({ system }: CommandWorld) => new Date(system.now().getTime() + 8 * 24 * 3_600_000);

/** Commands on files. */
export const fileFixtures: Record<string, CommandFixture> = {
  "file.upload": { act: "file.uploaded", perform: uploaded },
  "file.store": { act: "file.stored", perform: stored },
  "file.begin_reading": {
    act: "file.read_begun",
    perform: async (world) => beginReading(world.system, (await stored(world)).key),
  },
  "file.end_reading": {
    act: "file.refused",
    async perform(world) {
      const file = await beginReading(world.system, (await stored(world)).key);
      if (file) await endReading(world.system, { file, outcome: { problem: "damaged" } });
    },
  },
  "file.resume_reading": {
    act: "file.read_resumed",
    async perform(world) {
      await stored(world);
      await resumeReading(world.system, inAWeek(world));
    },
  },
  "file.delete": {
    act: "file.deleted",
    async perform(world) {
      const { ctx, id } = await stored(world);
      await deleteFile(ctx, { id });
    },
  },
  "file.attach": {
    act: "file.attached",
    async perform(world) {
      const { ctx, id, hash } = await uploaded(world);
      await storeFile(ctx, { id, isPicture: true, hash, sizeBytes: 1 });
      const message = { id: newId(), text: "What is this?", isNewConversation: true, timeZone: "UTC" };
      await sendMessage(ctx, { ...message, conversationId: newId(), fileIds: [id] });
    },
  },
  "file.keep_written": { act: "file.written", perform: written },
  "file.take_back_written": {
    act: "file.taken_back",
    async perform(world) {
      const { ctx, id } = await written(world);
      await takeBackWrittenFile(ctx, { id });
    },
  },
  "message.note_given_files": {
    act: "message.files_given",
    async perform({ answered, as }) {
      const { person, assistantMessage, conversationId } = await answered();
      const given = { fileId: newId(), name: "a.txt", as: "whole" as const, places: [] };
      await noteGivenFiles(as(createAgentActor(person.actor)), {
        ...{ messageId: assistantMessage.id, conversationId, files: [given] },
      });
    },
  },
  "file.delete_contents": {
    act: "file.content_deleted",
    async perform(world) {
      const { ctx, id } = await stored(world);
      await deleteFile(ctx, { id });
      await deleteOrphanedContents(world.system, { now: world.system.now(), limit: 100 });
    },
  },
  "file.delete_unsent": {
    act: "file.expired",
    async perform(world) {
      await stored(world);
      await deleteUnsentFiles(world.system, inAWeek(world));
    },
  },
};
