import { archiveAgent, deleteAgent, restoreAgent } from "#features/agents/server/change-agent.ts";
import { storeAgent } from "#features/agents/server/create-agent.ts";
import { readmitAgent, withdrawAgent } from "#features/agents/server/sharing/withdraw-agent.ts";
import { startAgentTest } from "#features/agents/server/start-test.ts";
import { contentOfTemplate } from "#features/agents/server/templates/content-of-template.ts";
import { transferAgents } from "#features/agents/server/transfer/transfer-agents.ts";
import { adoptText } from "#features/agents/server/versions/adopt-text.ts";
import { publishAgent, rollBackAgent } from "#features/agents/server/versions/publish-agent.ts";
import { saveDraft } from "#features/agents/server/versions/save-draft.ts";
import { writtenByProduct, writtenOutside } from "#features/agents/server/versions/text-author.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const content = contentOfTemplate("researcher", "en");

async function created({ newPerson }: CommandWorld) {
  const person = await newPerson();
  const { id } = await storeAgent(person.ctx, { content, from: "nothing", author: writtenByProduct });
  return { ...person, id };
}

async function published(world: CommandWorld) {
  const agent = await created(world);
  await publishAgent(agent.ctx, { id: agent.id, revision: 1 });
  return agent;
}

async function shared(world: CommandWorld) {
  const agent = await created(world);
  const object = { noun: "agent", id: agent.id };
  await shareObject(agent.ctx, { object, subject: "workspace", relation: "viewer" });
  return agent;
}

/** Commands on agents. */
export const agentFixtures: Record<string, CommandFixture> = {
  "agent.create": { act: "agent.created", perform: created },
  "agent.save_draft": {
    act: "agent.draft_saved",
    async perform(world) {
      const { ctx, id } = await created(world);
      await saveDraft(ctx, { id, revision: 1, content: { ...content, purpose: "Other" } });
    },
  },
  "agent.adopt_text": {
    act: "agent.text_adopted",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      const { id } = await storeAgent(ctx, { content, from: "file", author: writtenOutside });
      await adoptText(ctx, { id, revision: 1 });
    },
  },
  "agent.publish": { act: "agent.published", perform: published },
  "agent.roll_back": {
    act: "agent.rolled_back",
    async perform(world) {
      const { ctx, id } = await published(world);
      await saveDraft(ctx, { id, revision: 1, content: { ...content, purpose: "Other" } });
      await publishAgent(ctx, { id, revision: 2 });
      await rollBackAgent(ctx, { id, number: 1 });
    },
  },
  "agent.archive": {
    act: "agent.archived",
    async perform(world) {
      const { ctx, id } = await created(world);
      await archiveAgent(ctx, { id });
    },
  },
  "agent.restore": {
    act: "agent.restored",
    async perform(world) {
      const { ctx, id } = await created(world);
      await archiveAgent(ctx, { id });
      await restoreAgent(ctx, { id });
    },
  },
  "agent.delete": {
    act: "agent.deleted",
    async perform(world) {
      const { ctx, id } = await created(world);
      await deleteAgent(ctx, { id });
    },
  },
  "agent.transfer": {
    act: "agent.transferred",
    async perform(world) {
      const { id } = await shared(world);
      await world.look(
        `with heir as (insert into memberships (workspace_id, user_id, role)
           select workspace_id, $2, 'owner' from agents where id = $1)
         delete from memberships m using agents a where a.id = $1 and m.user_id = a.user_id and m.workspace_id = a.workspace_id`,
        [id, (await world.newPerson()).actor.userId],
      );
      await transferAgents(world.system, undefined);
    },
  },
  "agent.withdraw": {
    act: "agent.withdrawn",
    async perform(world) {
      const { ctx, id } = await created(world);
      await withdrawAgent(ctx, { id });
    },
  },
  "agent.readmit": {
    act: "agent.readmitted",
    async perform(world) {
      const { ctx, id } = await created(world);
      await withdrawAgent(ctx, { id });
      await readmitAgent(ctx, { id });
    },
  },
  "agent.start_test": {
    act: "agent.test_started",
    async perform(world) {
      const { ctx, id } = await created(world);
      await startAgentTest(ctx, { id });
    },
  },
  "conversation.begin_test": {
    act: "conversation.created",
    async perform(world) {
      const { ctx, id } = await created(world);
      await startAgentTest(ctx, { id });
    },
  },
};
