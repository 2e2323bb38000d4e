import { randomUUID } from "node:crypto";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { issueCertificate } from "#features/compliance/server/erasures/certificates/issue-certificate.ts";
import { beginAgain } from "#features/compliance/server/erasures/ledger/begin-again.ts";
import { noteErasures } from "#features/compliance/server/erasures/ledger/note-erasures.ts";
import { noteRefused } from "#features/compliance/server/erasures/ledger/note-refused.ts";
import { restartErasure } from "#features/compliance/server/erasures/ledger/restart-erasure.ts";
import { requestErasure } from "#features/compliance/server/erasures/request-erasure.ts";
import { publishCheckpoints } from "#features/compliance/server/log/publish-checkpoints.ts";
import { sequenceAll } from "#features/compliance/server/log/testing/sequence-all.ts";
import { noteRefusedDeletion } from "#platform/server/holds/note-refused-deletion.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { type CommandWorld, worldService } from "./command-world.ts";

const host = "adjutant.example.com";

/** An erasure whose event stands in a signed log. */
async function recorded({ system, services, newPerson }: CommandWorld): Promise<string> {
  const { userId } = (await newPerson()).actor;
  const erasureId = await deleteUser(system, { id: userId, isSoft: false });
  await eraseUser.perform(system, { userId, erasureId, avatarId: null, isAgain: false });
  await sequenceAll(services, host);
  await publishCheckpoints(services, host);
  await noteErasures(services, host);
  return erasureId;
}

async function returned({ system, newPerson }: CommandWorld): Promise<string> {
  const id = randomUUID();
  await restartErasure(system, {
    ...{ id, kind: "deleted", askedBy: { type: "system", id: "cli" } },
    subjectId: (await newPerson()).actor.userId,
    askedAt: new Date().toISOString(),
  });
  return id;
}

/** Commands on erasures of people. */
export const erasureFixtures: Record<string, CommandFixture> = {
  "erasure.request": {
    act: "erasure.requested",
    perform: async ({ newAdmin, newPerson }) => {
      const { ctx } = await newAdmin();
      const { email } = await newPerson();
      return requestErasure(ctx, { service: worldService, email, confirmation: email });
    },
  },
  "erasure.issue_certificate": {
    act: "erasure.certificate_issued",
    perform: async (world) => issueCertificate(world.system, await recorded(world)),
  },
  "erasure.take_up_again": { act: "erasure.taken_up_again", perform: returned },
  "erasure.note_refused": {
    act: "erasure.ledger_refused",
    perform: async ({ system }) => noteRefused(system, { broken: 1, foreign: 0 }),
  },
  "erasure.begin_again": {
    act: "erasure.begun_again",
    perform: async (world) => beginAgain(world.system, await returned(world)),
  },
  "hold.note_refused_deletion": {
    act: "hold.refused_deletion",
    perform: async ({ newPerson }) => {
      const { ctx, actor } = await newPerson();
      const what = { kind: "conversation", workspaceId: actor.workspaceId, id: newId() } as const;
      return noteRefusedDeletion(ctx, what);
    },
  },
};
