import { afterEach, expect, it } from "vitest";
import { deleteConversation } from "#features/chat/server/delete-conversation.ts";
import { stageHolds } from "../testing/stage-holds.ts";

const { stage, converse, hold, onPerson, exists } = stageHolds();

/** The next so many times, the database takes no event of a refused deletion. */
async function failToRecord(times: number): Promise<void> {
  await stage.world.look(`create sequence public.failures;
    grant usage on sequence public.failures to public;
    create function public.fail_to_record() returns trigger language plpgsql as $$
    begin
      if new.act = 'hold.refused_deletion' and nextval('public.failures') <= ${times} then
        raise exception 'The disk is full.';
      end if;
      return new;
    end $$;
    create trigger fail_to_record before insert on audit_events for each row execute function public.fail_to_record()`);
}
afterEach(() =>
  stage.world.look("drop function public.fail_to_record() cascade; drop sequence public.failures"),
);
const refusals = async () =>
  (
    await stage.world.look(
      "select from audit_events where act = 'hold.refused_deletion' and workspace_id = $1",
      [stage.workspaceId],
    )
  ).length;

it("a refused deletion whose event cannot be written at first is recorded all the same", async () => {
  const id = await converse(stage.bob);
  await hold(onPerson(stage.bob));
  await failToRecord(2);
  await expect(deleteConversation(stage.bob.at, { id })).rejects.toMatchObject({ code: "hold.standing" });
  expect(await refusals()).toBe(1);
});

it("one whose event cannot be written at all fails as the database did, and nothing is deleted", async () => {
  const id = await converse(stage.bob);
  await hold(onPerson(stage.bob));
  await failToRecord(99);
  await expect(deleteConversation(stage.bob.at, { id })).rejects.toThrow("The disk is full.");
  expect(await exists("conversations", id)).toBe(true);
  expect(await refusals()).toBe(0);
});
