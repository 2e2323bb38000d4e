import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";

interface Reply {
  data: unknown;
  error: { code: string; message: string } | null;
  status: number;
}

const wire = vi.hoisted(() => ({ reply: {} as Reply, calls: [] as unknown[][] }));

/** Notes what it is asked, and answers with the reply of the test. */
vi.mock("#features/auth/web/index.tsx", () => {
  const note =
    (name: string) =>
    (...input: unknown[]) => {
      wire.calls.push([name, ...input]);
      return Object.assign(Promise.resolve(wire.reply), steps);
    };
  const names = ["from", "select", "eq", "maybeSingle", "retry", "upsert"];
  const steps = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { dataClient: steps };
});

const { hasChosenVoice, readVoiceChoice, saveVoiceChoice } = await import("./voice-choice.ts");

const answer = (reply: Partial<Reply>) => {
  wire.reply = { data: null, error: null, status: 200, ...reply };
};
beforeEach(() => {
  wire.calls = [];
});

it("asks for at most one row, the person's own, and of it the name of the voice", async () => {
  answer({ data: { voice_name: "joe_rogan" } });
  expect(await readVoiceChoice("ann")).toBe("joe_rogan");
  expect(wire.calls).toEqual([
    ["from", "user_voice_settings"],
    ["select", "voice_name"],
    ["eq", "user_id", "ann"],
    ["maybeSingle"],
    ["retry", false],
  ]);
});

it.each([
  ["has chosen none", {}],
  ["has no row, as the server says", { error: { code: "PGRST116", message: "0 rows" }, status: 406 }],
  ["has chosen one that is no longer there", { data: { voice_name: "hal" } }],
])("takes the default for whoever %s", async (_who, reply) => {
  answer(reply);
  expect(await readVoiceChoice("ann")).toBe("jarvis");
});

it("tells a choice of the default from no choice", async () => {
  answer({ data: { voice_name: "jarvis" } });
  expect(await hasChosenVoice("ann")).toBe(true);
  answer({});
  expect(await hasChosenVoice("ann")).toBe(false);
});

it("throws every other refusal of the reading", async () => {
  answer({ error: { code: "42501", message: "permission denied" }, status: 403 });
  await expect(readVoiceChoice("ann")).rejects.toEqual(
    new ApiError(403, { error: { code: "42501", message: "permission denied" } }),
  );
});

it("puts a choice in the place of the one before, with the time", async () => {
  answer({ status: 201 });
  await saveVoiceChoice("ann", "taylor_swift");
  expect(wire.calls).toEqual([
    ["from", "user_voice_settings"],
    [
      "upsert",
      {
        user_id: "ann",
        voice_name: "taylor_swift",
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      { onConflict: "user_id" },
    ],
  ]);
});

it("throws when a choice was not kept, also when nobody answered", async () => {
  answer({ error: { code: "XX000", message: "broken" }, status: 500 });
  await expect(saveVoiceChoice("ann", "jarvis")).rejects.toThrow("broken");
  answer({ error: { code: "", message: "TypeError: Failed to fetch" }, status: 0 });
  await expect(saveVoiceChoice("ann", "jarvis")).rejects.toThrow(TypeError);
});
