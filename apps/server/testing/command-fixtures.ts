import { claimAdmin } from "#features/admin/server/claim-admin.ts";
import { claimLink } from "#features/admin/server/claim-link.ts";
import { grantAdmin } from "#features/admin/server/grant-admin.ts";
import { revokeAdmin } from "#features/admin/server/revoke-admin.ts";
import { cancelRun } from "#features/agents/server/cancel-run.ts";
import { eraseRuns } from "#features/agents/server/erase-runs.ts";
import { createSecretKey, resetPassword } from "#features/auth/server/index.ts";
import { scenarios as people } from "#features/auth/server/seed.ts";
import { defaultService } from "#features/auth/server/service/default-service.ts";
import { deleteEndedSessions } from "#features/auth/server/sessions/delete-ended-sessions.ts";
import { endOtherSessions } from "#features/auth/server/sessions/end-other-sessions.ts";
import { endSessions } from "#features/auth/server/sessions/end-sessions.ts";
import { recordFailedSignIn } from "#features/auth/server/sessions/record-failed-sign-in.ts";
import { refreshSession } from "#features/auth/server/sessions/refresh-session.ts";
import { startSession } from "#features/auth/server/sessions/start-session.ts";
import { updateUser } from "#features/auth/server/users/update-user.ts";
import { deleteConversation } from "#features/chat/server/delete-conversation.ts";
import { eraseConversations } from "#features/chat/server/erase-conversations.ts";
import { renameConversation } from "#features/chat/server/rename-conversation.ts";
import { restoreConversation } from "#features/chat/server/restore-conversation.ts";
import { retryMessage } from "#features/chat/server/retry-message.ts";
import { scenarios as conversations } from "#features/chat/server/seed.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import { showMessage } from "#features/chat/server/show-message.ts";
import {
  deleteProvider,
  disableModel,
  enableModel,
  makeDefaultModel,
} from "#features/models/server/index.ts";
import { sealedProviderKeys } from "#features/models/server/provider-key.ts";
import { testModel } from "#features/models/server/test-model.ts";
import { denyToolCall } from "#features/tools/server/deny-tool-call.ts";
import { deleteToolCalls } from "#features/tools/server/index.ts";
import { addRequests } from "#features/tracking/server/add-requests.ts";
import { deleteOldTracking } from "#features/tracking/server/delete-old-tracking.ts";
import { newId } from "#platform/server/ids.ts";
import { recordRotation, rotateKeys } from "#platform/server/secrets/rotate-keys.ts";
import { accountFixtures } from "./account-fixtures.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { factorFixtures } from "./factor-fixtures.ts";
import { identityFixtures } from "./identity-fixtures.ts";
import { manageUserFixtures } from "./manage-user-fixtures.ts";
import { outboxFixtures } from "./outbox-fixtures.ts";
import { passkeyFixtures } from "./passkey-fixtures.ts";
import { proofFixtures } from "./proof-fixtures.ts";
import { provisioningFixtures } from "./provisioning-fixtures.ts";
import { ssoFixtures } from "./sso-fixtures.ts";

const later = () => new Date(Date.now() + 3_600_000);
const ofTheStart = (act: string): CommandFixture => ({
  act,
  isOfTheStart: true,
  perform: async () => undefined,
});

/** One for each command of the product. A new command needs a line here before its test passes. */
export const commandFixtures: Record<string, CommandFixture> = {
  // Sums without a person in them. First, while nothing else goes on.
  "metrics.add_requests": { act: null, perform: ({ system }) => addRequests(system, { count: 3 }) },
  "tracking.delete_old": { act: null, perform: ({ system }) => deleteOldTracking.perform(system, {}) },
  ...accountFixtures,
  ...identityFixtures,
  "admin.make_claim_link": {
    act: "admin.claim_link_made",
    perform: ({ system }) => claimLink(system, { publicUrl: "" }),
  },
  "admin.claim": {
    act: "admin.granted",
    async perform({ system, newPerson }) {
      const token = (await claimLink(system, { publicUrl: "" }))?.split("claim=")[1] ?? "";
      const { actor } = await newPerson();
      await claimAdmin(system, { userId: actor.userId, token });
    },
  },
  "admin.grant": {
    act: "admin.granted",
    perform: async ({ system, newPerson }) =>
      grantAdmin(system, { userId: (await newPerson()).actor.userId, by: "command_line" }),
  },
  "admin.revoke": {
    act: "admin.revoked",
    async perform({ system, newPerson }) {
      const [one, two] = [(await newPerson()).actor.userId, (await newPerson()).actor.userId];
      for (const userId of [one, two]) await grantAdmin(system, { userId, by: "command_line" });
      await revokeAdmin(system, { userId: two });
    },
  },
  "master_key.rotate": {
    act: "master_key.rotated",
    perform: ({ system }) => recordRotation(system, { keyId: "k1" }),
  },
  "master_key.reseal": {
    act: "master_key.resealed",
    async perform({ system, keyFile, newProvider }) {
      await newProvider();
      await rotateKeys(system, keyFile, [sealedProviderKeys]);
    },
  },
  "api_key.create": { act: "api_key.created", perform: ({ system }) => createSecretKey(system, {}) },
  "api_key.ensure": ofTheStart("api_key.created"),
  "signing_key.ensure": ofTheStart("signing_key.created"),
  "plan.seed": ofTheStart("plan.created"),
  "voice.seed": ofTheStart("voice.created"),
  "legal_document.seed": ofTheStart("legal_document.published"),
  "user.seed": { act: "user.signed_up", perform: async ({ system }) => people[0]?.fill(system) },
  "conversation.seed": {
    act: "conversation.created",
    perform: async ({ system }) => conversations[0]?.fill(system),
  },
  "user.sign_up": { act: "user.signed_up", perform: ({ newPerson }) => newPerson() },
  "user.update": {
    act: "user.profile_updated",
    async perform({ system, newPerson }) {
      const { userId, sessionId } = (await newPerson()).actor;
      await updateUser(system, { service: defaultService, userId, sessionId, metadata: { name: "Ann" } });
    },
  },
  "user.reset_password": {
    act: "user.password_reset",
    perform: async ({ system, newPerson }) =>
      resetPassword(system, { service: defaultService, userId: (await newPerson()).actor.userId }),
  },
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
  ...factorFixtures,
  ...passkeyFixtures,
  "session.end": {
    act: "session.ended",
    async perform({ system, newPerson }) {
      const { userId, sessionId } = (await newPerson()).actor;
      await endSessions(system, { userId, sessionId, scope: "global", reason: "signed_out" });
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
  "conversation.begin": { act: "conversation.created", perform: ({ answered }) => answered() },
  "message.send": {
    act: "message.sent",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await sendMessage(person.ctx, {
        id: newId(),
        text: "And 13 * 13?",
        conversationId,
        isNewConversation: false,
        modelId: "builtin",
        timeZone: "UTC",
      });
    },
  },
  "run.create": { act: "run.started", perform: ({ answered }) => answered() },
  "run.store_progress": { act: "assistant.answered", perform: ({ answered }) => answered() },
  "tool_call.start": { act: "tool_call.started", perform: ({ answered }) => answered() },
  "tool_call.finish": { act: "tool_call.executed", perform: ({ answered }) => answered() },
  "tool_call.deny": {
    act: "tool_call.denied",
    async perform({ system, newPerson }) {
      const { actor } = await newPerson();
      await denyToolCall(system.as(actor), {
        ...{ id: newId(), runId: newId(), stepId: newId(), conversationId: null },
        ...{ toolName: "calculate", tool: undefined, input: {}, requireRun: async () => undefined },
        refusal: { code: "tool.too_many_at_once", message: "Too many.", summary: "Too many" },
      });
    },
  },
  "run.cancel": {
    act: "run.cancel_requested",
    async perform({ answered, keepRunning }) {
      const { person, run } = await answered();
      await keepRunning(run.id);
      await cancelRun(person.ctx, { id: run.id });
    },
  },
  "run.erase": {
    act: "run.erased",
    async perform({ system, answered }) {
      const { person, conversationId } = await answered();
      const { workspaceId } = person.actor;
      await eraseRuns(system, { workspaceId, host: "conversation", hostId: conversationId });
    },
  },
  "tool_call.delete": {
    act: "tool_call.deleted",
    async perform({ system, answered }) {
      const { person, conversationId } = await answered();
      await deleteToolCalls(system, { workspaceId: person.actor.workspaceId, conversationId });
    },
  },
  "message.retry": {
    act: "message.retried",
    async perform({ answered }) {
      const { person, assistantMessage } = await answered();
      await retryMessage(person.ctx, { id: assistantMessage.id, timeZone: "UTC" });
    },
  },
  "message.show": {
    act: "message.shown",
    async perform({ answered }) {
      const { person, assistantMessage } = await answered();
      await showMessage(person.ctx, { id: assistantMessage.id });
    },
  },
  "conversation.rename": {
    act: "conversation.renamed",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await renameConversation(person.ctx, { id: conversationId, title: "Other" });
    },
  },
  "conversation.delete": {
    act: "conversation.deleted",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await deleteConversation(person.ctx, { id: conversationId });
    },
  },
  "conversation.restore": {
    act: "conversation.restored",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await deleteConversation(person.ctx, { id: conversationId });
      await restoreConversation(person.ctx, { id: conversationId });
    },
  },
  "conversation.erase": {
    act: "conversation.erased",
    async perform({ system, answered }) {
      const { person, conversationId } = await answered();
      await deleteConversation(person.ctx, { id: conversationId });
      await eraseConversations(system, later());
    },
  },
  "model_provider.create": { act: "model_provider.created", perform: ({ newProvider }) => newProvider() },
  "model_provider.delete": {
    act: "model_provider.deleted",
    perform: async ({ system, newProvider }) => deleteProvider(system, { name: (await newProvider()).name }),
  },
  "model.create": { act: "model.created", perform: ({ newModel }) => newModel() },
  "model.enable": {
    act: "model.enabled",
    perform: async ({ system, newModel }) => enableModel(system, { ref: (await newModel()).id }),
  },
  "model.disable": {
    act: "model.disabled",
    perform: async ({ system, newModel }) => disableModel(system, { ref: (await newModel()).id }),
  },
  "model.make_default": {
    act: "model.made_default",
    async perform({ system, newModel }) {
      const { id } = await newModel();
      await enableModel(system, { ref: id });
      await makeDefaultModel(system, { ref: id });
    },
  },
  "model.record_capabilities": {
    act: "model.tested",
    perform: async ({ system, newModel }) => testModel(system, (await newModel()).id),
  },
  ...manageUserFixtures,
  ...outboxFixtures,
  ...proofFixtures,
  ...ssoFixtures,
  ...provisioningFixtures,
};
