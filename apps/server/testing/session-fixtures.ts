import { defaultService } from "#features/auth/server/service/default-service.ts";
import { deleteEndedSessions } from "#features/auth/server/sessions/delete-ended-sessions.ts";
import { endOwnSessions } from "#features/auth/server/sessions/end-own-sessions.ts";
import { recordFailedSignIn } from "#features/auth/server/sessions/record-failed-sign-in.ts";
import { refreshSession } from "#features/auth/server/sessions/refresh-session.ts";
import { renewProof } from "#features/auth/server/sessions/renew-proof.ts";
import { startSession } from "#features/auth/server/sessions/start-session.ts";
import { endOtherSessions, endSessions } from "#features/auth/server/testing/account-parts.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands on sessions. */
export const sessionFixtures: Record<string, CommandFixture> = {
  "session.start": {
    act: "session.started",
    perform: async ({ system, newPerson }) =>
      startSession(system, {
        service: defaultService,
        userId: (await newPerson()).actor.userId,
        method: "password",
        reliesOn: "proof_in_transaction",
      }),
  },
  "session.refresh": {
    act: "session.refreshed",
    perform: async ({ system, newPerson }) =>
      refreshSession(system, { refreshToken: (await newPerson()).refreshToken }),
  },
  "session.renew_proof": {
    act: "session.proof_renewed",
    perform: async ({ newPerson }) => renewProof((await newPerson()).ctx, { method: "password" }),
  },
  "session.end": {
    act: "session.ended",
    async perform({ system, newPerson }) {
      const { userId, sessionId } = (await newPerson()).actor;
      await endSessions(system, { userId, sessionId, scope: "global", reason: "signed_out" });
    },
  },
  "session.end_own": {
    act: "session.ended",
    async perform({ newPerson }) {
      const { ctx, actor } = await newPerson();
      const which = { sessionId: actor.sessionId };
      await endOwnSessions(ctx, { service: defaultService, which, reason: "revoked" });
    },
  },
  "session.end_others": {
    act: "session.ended",
    async perform({ system, newPerson }) {
      const { userId, sessionId } = (await newPerson()).actor;
      await startSession(system, {
        ...{ service: defaultService, userId, method: "password" },
        reliesOn: "proof_in_transaction",
      });
      await endOtherSessions(system, { service: defaultService, userId, sessionId, reason: "revoked" });
    },
  },
  "session.record_failed_sign_in": {
    act: "session.sign_in_failed",
    perform: ({ system }) =>
      recordFailedSignIn(system, { email: "nobody@example.com", reason: "unknown_address" }),
  },
  "session.delete_ended": {
    act: "session.ended_deleted",
    async perform({ system, look, newPerson }) {
      const { sessionId } = (await newPerson()).actor;
      await look("update auth.sessions set not_after = now() - interval '9 days' where id = $1", [sessionId]);
      await deleteEndedSessions.perform(system, {});
    },
  },
};
