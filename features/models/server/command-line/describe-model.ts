import type { ConnectedModel, ModelHealth } from "../../contract/connected-model.ts";
import type { ModelCapabilities } from "../../contract/model.ts";
import { describePrice } from "./describe-price.ts";

const abilities: [keyof ModelCapabilities, string][] = [
  ["chat", "chat"],
  ["tools", "tools"],
  ["jsonSchema", "JSON schema"],
  ["vision", "vision"],
  ["embeddings", "embeddings"],
];

/** A model in lines: its name, and indented what is known of it. */
export function describeModel(
  model: ConnectedModel,
  { teamNames, now }: { teamNames: ReadonlyMap<string, string>; now: Date },
): string[] {
  const { provider, modelId, isDefault, isEnabled, fallbackPosition, contextTokens } = model;
  const state = isDefault ? "default" : isEnabled ? "enabled" : "off";
  const place = !isDefault && isEnabled && fallbackPosition !== null ? ", replaces a failing default" : "";
  const context = contextTokens === null ? "not told" : `${contextTokens} tokens`;
  const facts = [
    `state    ${state}${place}`,
    `can      ${describeAbilities(model)}`,
    `context  ${context}`,
    `price    ${describePrice(model)}${model.price?.prices ? ", for a million tokens" : ""}`,
    `for      ${describeAudience(model, teamNames)}`,
    ...describeHealth(model.health, now).map((words) => `health   ${words}`),
  ];
  return [`${provider}/${modelId}`, ...facts.map((fact) => `  ${fact}`)];
}

function describeAbilities({ capabilities, testedAt }: ConnectedModel): string {
  if (testedAt === null) return "unknown: no test has succeeded yet";
  const can = abilities.flatMap(([key, word]) => (capabilities[key] ? word : []));
  const cannot = abilities.flatMap(([key, word]) => (capabilities[key] ? [] : word));
  return cannot.length === 0 ? can.join(", ") : `${can.join(", ")}; not ${cannot.join(", ")}`;
}

function describeAudience({ audience }: ConnectedModel, teamNames: ReadonlyMap<string, string>): string {
  if (!audience) return "everyone";
  const plans = audience.plans.map((key) => `plan ${key}`);
  const teams = audience.teams.map(({ teamId }) => `team ${teamNames.get(teamId) ?? teamId}`);
  return [...plans, ...teams].join(", ") || "nobody";
}

function describeHealth(health: ModelHealth, now: Date): string[] {
  const { hours, lastAnswerAt, lastFailure, pausedUntil, failuresInRow } = health;
  if (!lastAnswerAt && !lastFailure) return ["no calls yet"];
  const sum = (key: "answered" | "failed") => hours.reduce((total, hour) => total + hour[key], 0);
  const lines = [`${sum("answered")} answered, ${sum("failed")} failed in 24 h`];
  if (lastAnswerAt) lines.push(`last answer ${minute(lastAnswerAt)}`);
  if (pausedUntil) lines.push(`${failuresInRow} failures in a row: ${describePause(pausedUntil, now)}`);
  if (lastFailure) {
    const said = lastFailure.said ? ` It says: “${lastFailure.said}”` : "";
    lines.push(`last failure ${minute(lastFailure.at)}: ${lastFailure.message}${said}`);
  }
  return lines;
}

function describePause(until: string, now: Date): string {
  if (new Date(until) <= now) return "the next call tries it once";
  return `others answer instead until ${minute(until)}, then one call tries it`;
}

/** A time in UTC, to the minute. */
function minute(at: string): string {
  return `${at.slice(0, 16).replace("T", " ")} UTC`;
}
