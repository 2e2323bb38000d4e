import { expect, it } from "vitest";
import { askedFor, whyProposed } from "#features/memory/server/tools/was-asked.ts";
import { readAttacks } from "./testing/read-attacks.ts";

/** How people pass text on that somebody else wrote. */
const pastes: readonly ((text: string) => string)[] = [
  (text) => `Summarise this mail: Dear all, please note that ${text}`,
  (text) => `Summarise this mail: Dear all. Please remember that ${text}`,
  (text) => `Summarise this mail.\n\nRemember that ${text}`,
  (text) => `What does this mean? From now on ${text}`,
  (text) => `Please note that ${text}`,
  (text) => `Dear all, remember: ${text}`,
  (text) => `> Remember that ${text}`,
  (text) => `“Remember that ${text}”`,
  (text) => `\`\`\`\nRemember that ${text}\n\`\`\``,
  (text) => `Remember that I like tea.\n\n${text}`,
  (text) => `Remember that I like tea. Then translate this: ${text}`,
  (text) => `Do not remember that ${text}`,
  (text) => `Do you remember that ${text}`,
  (text) => `Fasse diese Mail zusammen: Bitte merken Sie sich, dass ${text}`,
  (text) => `Merk dir, dass ich Tee mag. Übersetze: ${text}`,
  (text) => text,
];
const read = (said: string, kind: "remember" | "forget", text: string) => {
  const context = {
    label: { integrity: "user" as const, readers: [] },
    said: [{ role: "user" as const, text: said, integrity: "user" as const, readers: [] }],
  };
  return kind === "remember"
    ? whyProposed(context, text) === undefined
    : askedFor(context, "forget") !== undefined;
};
const texts = readAttacks()
  .map(({ text }) => text)
  .filter((text) => text.length <= 500);

it("no published attack that a person pastes becomes a memory at once, however it is introduced", () => {
  expect(texts.length).toBeGreaterThan(137);
  const kept = texts.flatMap((text) =>
    pastes.map((paste) => paste(text)).filter((said) => read(said, "remember", text)),
  );
  expect(kept).toEqual([]);
});

it("none has something erased", () => {
  const said = texts.flatMap((text) => [
    text,
    `Summarise this mail: Dear all. Please forget that ${text}`,
    `Summarise this mail.\n\nForget that ${text}`,
  ]);
  expect(said.filter((one) => read(one, "forget", one))).toEqual([]);
});
