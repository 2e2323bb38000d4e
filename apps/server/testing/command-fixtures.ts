import { resetPassword } from "#features/auth/server/index.ts";
import { scenarios as people } from "#features/auth/server/seed.ts";
import { defaultService } from "#features/auth/server/service/default-service.ts";
import { updateUser } from "#features/auth/server/users/update-user.ts";
import { scenarios as conversations } from "#features/chat/server/seed.ts";
import { accountFixtures } from "./account-fixtures.ts";
import { adminFixtures } from "./admin-fixtures.ts";
import { agentFixtures } from "./agent-fixtures.ts";
import { aiSettingsFixtures } from "./ai-settings-fixtures.ts";
import { approvalFixtures } from "./approval-fixtures.ts";
import { archiveFixtures } from "./archive-fixtures.ts";
import { artifactFixtures } from "./artifact-fixtures.ts";
import { billingFixtures } from "./billing-fixtures.ts";
import { browserFixtures } from "./browser-fixtures.ts";
import { bulkExportFixtures } from "./bulk-export-fixtures.ts";
import { chatFixtures } from "./chat-fixtures.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { commentFixtures } from "./comment-fixtures.ts";
import { connectionFixtures } from "./connection-fixtures.ts";
import { demoFixtures } from "./demo-fixtures.ts";
import { entitlementFixtures, usageFixtures } from "./entitlement-fixtures.ts";
import { erasureFixtures } from "./erasure-fixtures.ts";
import { eventExportFixtures } from "./event-export-fixtures.ts";
import { eventSinkFixtures } from "./event-sink-fixtures.ts";
import { factorFixtures } from "./factor-fixtures.ts";
import { fileFixtures } from "./file-fixtures.ts";
import { filingFixtures } from "./filing-fixtures.ts";
import { grantFixtures } from "./grant-fixtures.ts";
import { holdFixtures } from "./hold-fixtures.ts";
import { identityFixtures } from "./identity-fixtures.ts";
import { inboxFixtures } from "./inbox-fixtures.ts";
import { joiningFixtures } from "./joining-fixtures.ts";
import { keyFixtures } from "./key-fixtures.ts";
import { knowledgeFixtures } from "./knowledge-fixtures.ts";
import { logFixtures } from "./log-fixtures.ts";
import { logReadingFixtures } from "./log-reading-fixtures.ts";
import { mailFixtures } from "./mail-fixtures.ts";
import { manageUserFixtures } from "./manage-user-fixtures.ts";
import { memberFixtures } from "./member-fixtures.ts";
import { memoryFixtures } from "./memory-fixtures.ts";
import { modelFixtures } from "./model-fixtures.ts";
import { modelUsageFixtures } from "./model-usage-fixtures.ts";
import { notificationFixtures } from "./notification-fixtures.ts";
import { outboxFixtures } from "./outbox-fixtures.ts";
import { passkeyFixtures } from "./passkey-fixtures.ts";
import { peopleFixtures } from "./people-fixtures.ts";
import { platformFixtures } from "./platform-fixtures.ts";
import { proofFixtures } from "./proof-fixtures.ts";
import { provisioningFixtures } from "./provisioning-fixtures.ts";
import { publicLinkFixtures } from "./public-link-fixtures.ts";
import { queueFixtures } from "./queue-fixtures.ts";
import { sessionFixtures } from "./session-fixtures.ts";
import { sharingFixtures } from "./sharing-fixtures.ts";
import { siteFixtures } from "./site-fixtures.ts";
import { ssoFixtures } from "./sso-fixtures.ts";
import { taskFixtures } from "./task-fixtures.ts";
import { teamFixtures } from "./team-fixtures.ts";
import { trackingFixtures } from "./tracking-fixtures.ts";
import { triggerFixtures } from "./trigger-fixtures.ts";
import { voiceFixtures } from "./voice-fixtures.ts";

const ofTheStart = (act: string): CommandFixture => ({
  act,
  isOfTheStart: true,
  perform: async () => undefined,
});

/** One per command of the product. A new command needs an entry before its test passes. */
export const commandFixtures: Record<string, CommandFixture> = {
  // First, while nothing else runs.
  ...trackingFixtures,
  ...usageFixtures,
  ...modelUsageFixtures,
  ...accountFixtures,
  ...entitlementFixtures,
  ...grantFixtures,
  ...sharingFixtures,
  ...memberFixtures,
  ...identityFixtures,
  ...adminFixtures,
  ...keyFixtures,
  "api_key.ensure": ofTheStart("api_key.created"),
  "signing_key.ensure": ofTheStart("signing_key.created"),
  "plan.seed": ofTheStart("plan.created"),
  ...platformFixtures,
  ...voiceFixtures,
  ...fileFixtures,
  ...knowledgeFixtures,
  ...mailFixtures,
  ...taskFixtures,
  ...teamFixtures,
  ...triggerFixtures,
  ...logFixtures,
  ...logReadingFixtures,
  ...holdFixtures,
  ...archiveFixtures,
  ...eventExportFixtures,
  ...eventSinkFixtures,
  ...aiSettingsFixtures,
  ...bulkExportFixtures,
  ...siteFixtures,
  "user.seed": { act: "user.signed_up", perform: async ({ system }) => people[0]?.fill(system) },
  "conversation.seed": {
    act: "conversation.created",
    perform: async ({ system }) => conversations[0]?.fill(system),
  },
  "user.sign_up": { act: "user.signed_up", perform: ({ newPerson }) => newPerson() },
  "user.update": {
    act: "user.profile_updated",
    perform: async ({ newPerson }) =>
      updateUser((await newPerson()).ctx, { service: defaultService, metadata: { name: "Ann" } }),
  },
  "user.reset_password": {
    act: "user.password_reset",
    perform: async ({ system, newPerson }) =>
      resetPassword(system, { service: defaultService, userId: (await newPerson()).actor.userId }),
  },
  ...erasureFixtures,
  ...sessionFixtures,
  ...factorFixtures,
  ...passkeyFixtures,
  ...chatFixtures,
  ...artifactFixtures,
  ...commentFixtures,
  ...memoryFixtures,
  ...agentFixtures,
  ...connectionFixtures,
  ...browserFixtures,
  ...filingFixtures,
  ...queueFixtures,
  ...peopleFixtures,
  ...approvalFixtures,
  ...inboxFixtures,
  ...notificationFixtures,
  ...publicLinkFixtures,
  ...demoFixtures,
  ...modelFixtures,
  ...billingFixtures,
  ...manageUserFixtures,
  ...outboxFixtures,
  ...proofFixtures,
  ...ssoFixtures,
  ...provisioningFixtures,
  ...joiningFixtures,
};
