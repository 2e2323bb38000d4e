import type { LanguageModelV4Prompt } from "@ai-sdk/provider";

const CLOCK = /^It is \p{L}+, (\d{1,2} \p{L}+ \d{4}) at (\d{2}:\d{2}) \([\w/+-]+\)\.$/mu;

/** The person's clock, as the product's own rules tell it to every model, counted as though it was UTC. */
export function readClock(prompt: LanguageModelV4Prompt): number | undefined {
  const system = prompt.find(({ role }) => role === "system");
  const [, day, time] = CLOCK.exec(typeof system?.content === "string" ? system.content : "") ?? [];
  const at = Date.parse(`${day} ${time} UTC`);
  return Number.isNaN(at) ? undefined : at;
}
