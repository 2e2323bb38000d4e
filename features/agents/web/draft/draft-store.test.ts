import { expect, test, vi } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import type { AgentContent, AgentDraft } from "../../contract/index.ts";
import { createDraftStore, type Unsaved } from "./draft-store.ts";

const content: AgentContent = {
  ...{ name: "Researcher", purpose: "", instructions: "Search.", variables: [], modelId: null },
  ...{
    fallbackModelId: null,
    tools: "all",
    collections: [],
    hasMemory: false,
    starters: [],
    outputSchema: null,
  },
  limits: { steps: null, activeMs: null, costMicros: null },
};
const draftOf = (revision: number, changed: Partial<AgentContent> = {}): AgentDraft => ({
  ...{
    agentId: "a",
    revision,
    content: { ...content, ...changed },
    changedFields: [],
    notices: [],
    textOrigin: "own",
  },
  ...{ savedBy: { id: "p", name: "Ada" }, savedAt: "2026-11-24T09:00:00.000Z" },
});

function open(given: { unsaved?: Unsaved; save?: (body: Unsaved) => Promise<AgentDraft> } = {}) {
  const due: (() => void)[] = [];
  const kept: (Unsaved | undefined)[] = [];
  const save = vi.fn(
    given.save ?? (async (body: Unsaved) => ({ ...draftOf(body.revision + 1), content: body.content })),
  );
  const store = createDraftStore({
    draft: draftOf(1),
    unsaved: given.unsaved,
    save,
    read: async () => draftOf(5, { purpose: "Theirs" }),
    keep: (unsaved) => kept.push(unsaved),
    later: (act) => {
      due.push(act);
      return () => void due.splice(due.indexOf(act), 1);
    },
  });
  return { store, save, kept, due };
}

test("changes within a pause are saved at once, against the revision that was read", async () => {
  const { store, save, due } = open();
  store.change({ ...content, name: "R" });
  store.change({ ...content, name: "Re" });
  expect(due).toHaveLength(1);
  expect(store.read().state.type).toBe("waiting");
  await store.flush();
  expect(save).toHaveBeenCalledExactlyOnceWith({ revision: 1, content: { ...content, name: "Re" } });
  expect(store.read()).toMatchObject({ state: { type: "saved" }, draft: { revision: 2 } });
});

test("what is typed during a save is kept and saved after it", async () => {
  let answer = (_draft: AgentDraft) => {};
  const { store, save } = open({ save: () => new Promise((resolve) => (answer = resolve)) });
  store.change({ ...content, name: "One" });
  const first = store.flush();
  store.change({ ...content, name: "Two" });
  answer(draftOf(2, { name: "One" }));
  await first;
  expect(store.read()).toMatchObject({ state: { type: "waiting" }, content: { name: "Two" } });
  const second = store.flush();
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  answer(draftOf(3, { name: "Two" }));
  await second;
  expect(save).toHaveBeenLastCalledWith({ revision: 2, content: { ...content, name: "Two" } });
});

test("a refused save says why, names the field, and keeps the text in the tab", async () => {
  const fields = [{ field: "content.name", message: "Give it a name." }];
  const { store, kept } = open({
    save: () => Promise.reject(new ApiError(422, { error: { message: "Not valid.", fields } })),
  });
  store.change({ ...content, name: "" });
  await store.flush();
  expect(store.read().state).toEqual({ type: "failed", why: "Name: Give it a name.", fields });
  expect(kept.at(-1)).toMatchObject({ revision: 1, content: { name: "" } });
});

test("a conflict holds both texts, saves nothing, and ends with what the person decided", async () => {
  const error = { error: { code: "agent.changed_meanwhile", message: "Saved elsewhere." } };
  const save = vi.fn<(body: Unsaved) => Promise<AgentDraft>>();
  save.mockRejectedValueOnce(new ApiError(409, error));
  save.mockImplementation(async (body) => ({ ...draftOf(body.revision + 1), content: body.content }));
  const { store } = open({ save });
  store.change({ ...content, purpose: "Mine" });
  await store.flush();
  expect(store.read()).toMatchObject({
    state: { type: "conflict", theirs: { content: { purpose: "Theirs" } } },
    content: { purpose: "Mine" },
  });
  store.change({ ...content, purpose: "Mine, longer" });
  await store.flush();
  expect(save).toHaveBeenCalledTimes(1);
  store.settle({ ...content, purpose: "Mine and theirs" });
  await vi.waitFor(() => expect(store.read().state.type).toBe("saved"));
  expect(save).toHaveBeenLastCalledWith({
    revision: 5,
    content: { ...content, purpose: "Mine and theirs" },
  });
});

test("an unsaved text of the tab is saved after a reload", async () => {
  const { store, save } = open({ unsaved: { revision: 1, content: { ...content, name: "Typed" } } });
  expect(store.read()).toMatchObject({ state: { type: "waiting" }, content: { name: "Typed" } });
  await store.flush();
  expect(save).toHaveBeenCalledOnce();
});

test("an unsaved text of an older revision is a conflict", () => {
  const { store } = open({ unsaved: { revision: 0, content: { ...content, name: "Typed" } } });
  expect(store.read()).toMatchObject({ state: { type: "conflict" }, content: { name: "Typed" } });
});
