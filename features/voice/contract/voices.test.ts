import { expect, it } from "vitest";
import { defaultVoiceId, findVoice, voices } from "./voices.ts";

it("lists the ten voices of the specification with their categories", () => {
  expect(voices.map(({ id, category }) => [id, category])).toEqual([
    ["jarvis", "AI Assistant"],
    ["tony_stark", "Marvel"],
    ["morgan_freeman", "Celebrity"],
    ["scarlett_johansson", "Celebrity"],
    ["david_attenborough", "Documentary"],
    ["elon_musk", "Tech"],
    ["joe_rogan", "Podcast"],
    ["barack_obama", "Political"],
    ["taylor_swift", "Music"],
    ["gpt_default", "AI Assistant"],
  ]);
});

it("describes each voice and how it words things", () => {
  for (const { name, description, personality } of voices) {
    for (const text of [name, description, personality]) expect(text.trim()).not.toBe("");
  }
});

it("has Jarvis speak to whoever has chosen no voice", () => {
  expect(findVoice(defaultVoiceId)?.name).toBe("Jarvis");
});

it.each(["hal", "", undefined, null, 7])("finds no voice under %j", (id) => {
  expect(findVoice(id)).toBeUndefined();
});
