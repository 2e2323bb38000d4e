import { afterEach, describe, expect, it } from "vitest";
import type { ChatClient } from "#features/chat/server/testing.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { sessionsOf } from "./sessions.ts";
import { stageBrowser } from "./testing/stage-browser.ts";

type Staged = ReturnType<typeof stageBrowser>;

/** A run that has a browser and waits for its person. */
async function waiting({ ask, url, becomes, browserOf }: Staged, who: ChatClient = browserOf()) {
  const { run } = await ask(who, [
    ["browser_open", { url: url("/form") }],
    ["browser_type", { fields: [{ ref: "e5", text: "Ada" }] }],
  ]);
  await becomes(who, run.id, "waiting");
  return { who, run };
}

/** Why a person gets no browser. */
async function refusal({ ask, url, becomes, callsOf }: Staged, who: ChatClient) {
  const { run } = await ask(who, [["browser_open", { url: url("/form") }]]);
  await becomes(who, run.id, "succeeded");
  return (await callsOf(run.id))[0]?.error_code;
}

const staged = stageBrowser({ sessions: 2 });
const look = (inMinutes = 0) =>
  sessionsOf(staged.server.services)?.look(performance.now() + inMinutes * 60_000);
const ofRun = async (who: ChatClient, runId: string) => (await staged.session(who, runId)).body;
// What another test left open counts too.
afterEach(() => look(16));

describe("browsers of a workspace and of a server", () => {
  it("are limited, and a further one is refused with the reason", async () => {
    const { who } = await waiting(staged);
    const colleague = staged.browserOf(createUserActor({ workspaceId: who.person.workspaceId }));
    expect(await refusal(staged, colleague)).toBe("browser.too_many");
    await waiting(staged);
    expect(await refusal(staged, staged.browserOf())).toBe("browsing.too_many_browsers");
  });
});

describe("a browser that is left alone", () => {
  it("by its person goes back to the assistant, and ends without acts", async () => {
    const { who, run } = await waiting(staged);
    await who.call("POST", `/api/v1/runs/${run.id}/browser/take-over`);
    expect((await ofRun(who, run.id)).driver).toBe("person");
    await staged.server.look(
      "update browser_sessions set person_seen_at = now() - interval '11 minutes' where run_id = $1",
      [run.id],
    );
    await look();
    expect(await ofRun(who, run.id)).toMatchObject({ state: "open", driver: "assistant" });
    await look(16);
    expect((await ofRun(who, run.id)).endedBecause).toBe("idle");
  });
});
