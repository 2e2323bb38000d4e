import { manageUser } from "#features/auth/server/manage/manage-user.ts";
import { dismissRun } from "#features/inbox/server/failed/dismiss-run.ts";
import { chooseMails } from "#features/inbox/server/mails/choose-mails.ts";
import { mailDeciders } from "#features/inbox/server/mails/mail-deciders.ts";
import { answerQuestion } from "#features/inbox/server/questions/answer-question.ts";
import { askQuestion } from "#features/inbox/server/questions/ask-question.ts";
import { labelOfConversation } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { type CommandWorld, worldService } from "./command-world.ts";

/** A question of an agent whose run looks as if it were waiting. */
async function asked(world: CommandWorld) {
  const { person, conversationId, run } = await world.answered();
  await world.look("update runs set status = 'waiting', ended_at = null where id = $1", [run.id]);
  const agent = person.ctx.as({ type: "agent", runId: run.id, person: person.actor });
  const question = await askQuestion(agent, {
    ...{ runId: run.id, toolCallId: newId(), conversationId, text: "Which one?" },
    form: { kind: "text", fields: [{ label: "Your answer" }] },
    label: labelOfConversation(conversationId),
  });
  return { person, question };
}

/** Commands on what waits for people. */
export const inboxFixtures: Record<string, CommandFixture> = {
  "question.ask": { act: "question.asked", perform: asked },
  "question.answer": {
    act: "question.answered",
    async perform(world) {
      const { person, question } = await asked(world);
      await answerQuestion(person.ctx, { id: question.id, values: ["This one"] });
    },
  },
  "run.dismiss": {
    act: "run.dismissed",
    async perform(world) {
      const { person, run } = await world.answered();
      await world.look("update runs set status = 'failed' where id = $1", [run.id]);
      await dismissRun(person.ctx, { id: run.id });
    },
  },
  "inbox.choose_mails": {
    act: "inbox.mails_switched_off",
    async perform({ newPerson }) {
      await chooseMails((await newPerson()).ctx, { isOn: false, about: "waiting" });
    },
  },
  "inbox.mail": {
    act: "inbox.mailed",
    async perform(world) {
      const { person, question } = await asked(world);
      const { userId, workspaceId } = person.actor;
      await manageUser(world.system, { service: worldService, id: userId, isEmailConfirmed: true });
      await mailDeciders(world.system, {
        ...{ type: "question", id: question.id, workspaceId, publicUrl: "http://127.0.0.1" },
      });
    },
  },
};
